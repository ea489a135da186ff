import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EarlyStep } from './EarlyStep.ts';
import { type Early, takeEarly } from './earlySteps.ts';
import { startsAt } from './firstStep.ts';
import { type Interaction, watchInteraction } from './interaction.ts';
import type { Drawn, PrerenderedStep } from './prerendered.ts';
import { repeat } from './repeat.ts';
import { takeOver } from './takeOver.ts';

const BASE = 'https://cdn.example/themes/X/first.json';
const prerendered = (...tree: Drawn[]): PrerenderedStep => ({
  version: '1',
  css: 'p { color: red }',
  tree,
});

function createTarget() {
  const target = document.createElement('div');
  document.body.append(target);
  return target;
}
const inside = (target: Element) => target.firstElementChild as Element;
/** jsdom has no styles in shadow roots. */
const LIGHT = { isolation: 'light', nonce: undefined } as const;

describe('a prerendered first step', () => {
  test('is drawn as it is written, with a nonce where the page asks for one', () => {
    const target = createTarget();
    const tree: Drawn[] = [
      ['p', {}, '<b>&amp;'],
      ['img', { src: '../X/logo.svg', alt: '' }],
    ];
    new EarlyStep(target).show(prerendered(...tree), BASE, { ...LIGHT, nonce: 'n' });
    const root = inside(target);
    expect(root.querySelector('p')).toHaveTextContent('<b>&amp;');
    expect(root.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/themes/X/logo.svg');
    expect(root.querySelector('style')).toHaveAttribute('nonce', 'n');
  });

  test.each<[string, Drawn]>([
    ['a script', ['script', {}, 'alert(1)']],
    ['a frame', ['div', {}, ['iframe', { src: 'https://evil.example' }]]],
    ['a handler', ['p', { onclick: 'alert(1)' }]],
    ['a style', ['p', { style: 'color: red' }]],
    ['an address that runs', ['a', { href: 'javascript:alert(1)' }]],
    ['an address elsewhere', ['form', { action: 'https://evil.example' }]],
  ])('with %s is not drawn at all', (_, odd) => {
    const target = createTarget();
    expect(() => new EarlyStep(target).show(prerendered(['p', {}, 'Fine'], odd), BASE, LIGHT)).toThrow();
    expect(target).toBeEmptyDOMElement();
  });

  test('leaves nothing when it is removed, and is not drawn afterwards', () => {
    const target = createTarget();
    const early = new EarlyStep(target);
    early.show(prerendered(['p', {}, 'Text']), BASE, LIGHT);
    early.remove();
    early.show(prerendered(['p', {}, 'Text']), BASE, LIGHT);
    expect(target).toBeEmptyDOMElement();
  });

  test('has the rules of its fonts beside it, until it goes', () => {
    const target = createTarget();
    const early = new EarlyStep(target);
    const faces = '@font-face{font-family:x;src:local("Arial")}';
    early.show({ ...prerendered(['p', {}, 'Text']), faces }, BASE, { ...LIGHT, nonce: 'n' });
    const rules = [...target.querySelectorAll('style')].find(({ textContent }) => textContent === faces);
    expect(rules?.parentElement).toBe(inside(target));
    expect(rules).toHaveAttribute('nonce', 'n');
    early.remove();
    expect(target).toBeEmptyDOMElement();
  });

  test('that comes after the application does not come', () => {
    const target = createTarget();
    const early = new EarlyStep(target);
    expect(takeEarly(target)).toBeUndefined();
    early.show(prerendered(['p', {}, 'Late']), BASE, LIGHT);
    expect(target).toBeEmptyDOMElement();
  });

  test('has no form that leaves the page', () => {
    const target = createTarget();
    new EarlyStep(target).show(prerendered(['form', { method: 'post' }, ['button', {}, 'Go']]), BASE, LIGHT);
    expect(inside(target).querySelector('form')).toHaveProperty('method', 'dialog');
  });
});

describe('where the first step is', () => {
  const at = (pathname: string, options = {}) => startsAt('/register-v2', options, pathname);

  test.each([
    ['/account/heloc/register-v2', true],
    ['/account/heloc/register-v2/', true],
    ['/account/heloc/register-v2/for-sale', false],
    ['/account/heloc', true],
    ['/account/heloc/', true],
    ['/account', false],
    ['/register-v2', false],
  ])('%s: %s', (pathname, expected) => {
    expect(at(pathname)).toBe(expected);
  });

  test('follows the base path, and without addresses the path that is given', () => {
    expect(at('/apply/register-v2', { basePath: '/apply' })).toBe(true);
    expect(at('/register-v2', { basePath: '/' })).toBe(true);
    expect(at('/account/heloc', { initialPath: '/register' })).toBe(false);
    expect(at('/anywhere', { history: 'memory' })).toBe(true);
    expect(at('/anywhere', { history: 'memory', initialPath: '/register' })).toBe(false);
  });
});

describe('what was done to the prerendered step', () => {
  const login = '<button type="button">Log in</button>';
  const rest = (name: string) =>
    `<label>Address <input name="address" /></label>
    <fieldset><legend>Sold?</legend><label><input type="radio" name="${name}" />Yes</label><label><input type="radio" name="${name}" />No</label></fieldset>
    <button>Continue</button>`;
  const made = (html: string) => {
    const element = createTarget();
    element.innerHTML = html;
    return element;
  };

  test.each([
    ['the same controls', login + rest('b')],
    ['one control less, of somebody who has logged in meanwhile', rest('b')],
  ])('is done to a step with %s', (_, html) => {
    const root = made(login + rest('a'));
    const step = made(html);
    const [address, , no] = root.querySelectorAll('input');
    if (address) address.value = '12 Alder Lane';
    no?.click();
    const matchOf = repeat({ root, focused: address ?? null }, step);
    const [theirs, yes, chosen] = step.querySelectorAll('input');
    expect(theirs).toHaveValue('12 Alder Lane');
    expect(theirs).toHaveFocus();
    expect([yes?.checked, chosen?.checked]).toEqual([false, true]);
    expect(matchOf(root.querySelector('button:last-child') as Element)).toHaveTextContent('Continue');
  });
});

describe('whoever is in the middle of something', () => {
  const fire = (type: string, init = {}) => window.dispatchEvent(Object.assign(new Event(type), init));
  let interaction: Interaction;

  beforeEach(() => {
    jest.useFakeTimers();
    interaction = watchInteraction(window);
  });
  afterEach(() => {
    interaction.stop();
    jest.useRealTimers();
  });

  test.each([
    ['a press', 'pointerdown', {}, 'pointerup'],
    ['a press of the space bar', 'keydown', { key: ' ' }, 'keyup'],
  ])('%s is waited for', (_, begins, init, ends) => {
    fire(begins, init);
    jest.advanceTimersByTime(60_000);
    expect(interaction.isFree()).toBe(false);
    fire(ends);
    expect(interaction.isFree()).toBe(false);
    jest.advanceTimersByTime(200);
    expect(interaction.isFree()).toBe(true);
  });

  test('a word that is being composed is waited for, a keyboard that never ends it is not', () => {
    fire('compositionstart');
    jest.advanceTimersByTime(900);
    fire('compositionupdate');
    jest.advanceTimersByTime(900);
    expect(interaction.isFree()).toBe(false);
    jest.advanceTimersByTime(200);
    expect(interaction.isFree()).toBe(true);
  });

  test('nobody else is waited for', () => {
    fire('keydown', { key: 'a' });
    expect(interaction.isFree()).toBe(true);
  });
});

describe('handing over', () => {
  const early = { root: document.createElement('div') as HTMLElement | undefined, free: false };
  const prerendered: Early = {
    get root() {
      return early.root;
    },
    pressed: new Set(),
    isFree: () => early.free,
    remove() {},
  };

  test('waits for whoever is in the middle of something, and does not come once the step is gone', () => {
    jest.useFakeTimers();
    const reveal = jest.fn();
    takeOver(prerendered, document.createElement('div'), reveal);
    jest.advanceTimersByTime(1000);
    expect(reveal).not.toHaveBeenCalled();
    early.free = true;
    jest.advanceTimersByTime(100);
    expect(reveal).toHaveBeenCalledTimes(1);
    takeOver(prerendered, document.createElement('div'), reveal);
    early.root = undefined;
    jest.advanceTimersByTime(1000);
    expect(reveal).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('a first step that came with the page', () => {
  function served(target: Element) {
    const host = document.createElement('div');
    host.dataset.helocFirst = '';
    const root = host.attachShadow({ mode: 'open' });
    root.append(document.createElement('style'), document.createElement('div'));
    target.append(host);
    return host;
  }

  test('is taken over, and goes with the rest', () => {
    const target = createTarget();
    const host = served(target);
    const early = new EarlyStep(target);
    expect(early.claim()).toBe(true);
    expect(host.dataset.helocMount).toBe('heloc-early');
    expect(takeEarly(target)?.root).toBe(host.shadowRoot?.querySelector('div'));
    early.remove();
    expect(target).toBeEmptyDOMElement();
  });

  test('is not there where the browser knows no declarative shadow root', () => {
    const target = createTarget();
    target.innerHTML = '<div data-heloc-first><template shadowrootmode="open"><p>Text</p></template></div>';
    expect(new EarlyStep(target).claim()).toBe(false);
  });
});
