import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EarlyStep } from '#src/mount/early/EarlyStep.ts';
import { type Early, takeEarly } from '#src/mount/early/earlySteps.ts';
import type { PrerenderedStep } from '#src/mount/early/prerendered.ts';
import { takeOver } from '#src/mount/early/takeOver.ts';
import { readBrand } from '#src/testing/brand.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { themesIndex } from '#src/testing/themes.ts';
import { firstStep } from '../firstStep.ts';
import { borrower } from '../testing/remote.ts';
import { toDeclarative } from './declarative.ts';
import { prerender } from './render.tsx';

const BASE = 'http://cdn.test/themes/X/first.json';
const SAMPLE = 6;

beforeEach(() => sessionStorage.clear());

async function drawn(org = 'OAKLINE', around: HTMLElement = document.body) {
  const prerendered = prerender(await readBrand(org), '1');
  if (!prerendered) return undefined;
  const target = document.createElement('div');
  around.append(target);
  new EarlyStep(target, (root) => firstStep.saveTyped(root, org, window)).show(prerendered, BASE, {
    isolation: 'light',
    nonce: undefined,
  });
  // What is out of sight at first is drawn a frame later.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const early = takeEarly(target) as Early;
  const root = target.querySelector('#heloc-early') as HTMLElement;
  return { target, early, root, on: within(root) };
}

type Drawing = NonNullable<Awaited<ReturnType<typeof drawn>>>;

/** The controls, as a screen reader announces them; the logo leads away only once the application can ask the host. */
const controls = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input, button, a[href]:not(:has(img))')].map(
    ({ tagName, type, labels, textContent }) =>
      `${tagName} ${type} ${labels?.[0]?.textContent ?? textContent}`,
  );

describe('the first step, rendered by the build', () => {
  test('has the rules that may apply before React, such as those of a pressed button, and no others', async () => {
    const { css } = prerender(await readBrand(), '1') ?? {};
    expect(css).toMatch(/\[aria-disabled='true'\]/);
    expect(css).toMatch(/\[type='radio'\]/);
    expect(css).not.toMatch(/aria-invalid|read-only|type='checkbox'/);
  });

  test('is the one of the application, for every organisation that begins there', async () => {
    const { orgs } = themesIndex();
    const begins: string[] = [];
    for (const { code } of orgs) {
      const { requiresReferrer } = (await readBrand(code)).brand.capabilities;
      const early = await drawn(code);
      expect({ code, isDrawn: early !== undefined }).toEqual({ code, isDrawn: !requiresReferrer });
      if (early) begins.push(code);
      early?.early.remove();
    }
    expect(begins.length).toBeGreaterThan(3);
    // What differs is the data: some, from all of the list.
    for (const code of begins.filter((_, index) => index % Math.ceil(begins.length / SAMPLE) === 0)) {
      const early = await drawn(code);
      const app = await renderRemote(borrower, { path: '/register-v2', org: code });
      expect(controls(early?.root as HTMLElement)).toEqual(controls(app.container));
      expect(early?.root.textContent).toBe(app.container.textContent);
      early?.early.remove();
      app.unmount();
    }
  });

  test('as a declarative shadow root is the same, with nothing that a policy refuses', async () => {
    for (const org of ['OAKLINE', 'QUILLMERE_BANK']) {
      const early = await drawn(org);
      const prerendered = prerender(await readBrand(org), '1') as PrerenderedStep;
      const page = new DOMParser().parseFromString(toDeclarative(prerendered), 'text/html');
      const { content } = page.querySelector('template[shadowrootmode=open]') as HTMLTemplateElement;
      const root = content.querySelector('#heloc-early') as HTMLElement;
      expect(controls(root)).toEqual(controls(early?.root as HTMLElement));
      expect(root.textContent).toBe(early?.root.textContent);
      const styles = [...content.querySelectorAll('style'), ...page.querySelectorAll('style')];
      expect(new Set(styles.map(({ outerHTML }) => outerHTML.slice(0, 23)))).toEqual(
        new Set(['<style nonce="{NONCE}">']),
      );
      expect(page.querySelector('style')?.textContent).toBe(prerendered.faces);
      expect(root.querySelectorAll('[style], script')).toHaveLength(0);
      expect([...root.querySelectorAll('form')].map(({ method }) => method)).toEqual(['dialog']);
      early?.early.remove();
    }
  });

  test('hands over what was typed and chosen, the place in the text, and what was pressed', async () => {
    const { early, root, on, target } = (await drawn()) as Drawing;
    const app = await renderRemote(borrower, { path: '/register-v2' });
    const real = within(app.container);
    await app.user.type(on.getByRole('combobox', { name: 'Property address' }), '12 Alder');
    await app.user.click(on.getByRole('radio', { name: 'Second home' }));
    await app.user.click(on.getByRole('button', { name: 'Continue' }));
    const button = on.getByRole('button', { name: 'Continue' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(real.getByRole('radio', { name: 'Second home' })).not.toBeChecked();

    const box = on.getByRole<HTMLInputElement>('combobox', { name: 'Property address' });
    box.focus();
    box.setSelectionRange(3, 5);
    const shown: boolean[] = [];
    takeOver(early, app.container, () => shown.push(root.isConnected));
    await waitFor(() => expect(target).toBeEmptyDOMElement());
    expect(shown).toEqual([true]);
    expect(real.getByRole('combobox', { name: 'Property address' })).toHaveValue('12 Alder');
    expect(real.getByRole('radio', { name: 'Second home' })).toBeChecked();
    // Continue: the errors are shown, as if it was pressed just now.
    expect(await screen.findByRole('link', { name: 'Please enter a valid property address' })).toBeVisible();
  });

  test.each(['OAKLINE', 'EMBERFOLD_CU'])(
    'of %s keeps what was typed and chosen for a reload',
    async (org) => {
      const { early, root, on } = (await drawn(org)) as Drawing;
      const user = userEvent.setup();
      window.dispatchEvent(new Event('pagehide'));
      expect(sessionStorage).toHaveLength(0);
      await user.type(on.getByRole('combobox', { name: 'Property address' }), '12 Alder');
      await user.click(on.getByRole('radio', { name: 'Second home' }));
      const asked = within(root).queryByRole('radio', { name: 'No' });
      if (asked) await user.click(asked);
      window.dispatchEvent(new Event('pagehide'));
      early.remove();

      const real = within((await renderRemote(borrower, { path: '/register-v2', org })).container);
      expect(real.getByRole('combobox', { name: 'Property address' })).toHaveValue('12 Alder');
      expect(real.getByRole('radio', { name: 'Second home' })).toBeChecked();
      if (asked) expect(real.getByRole('radio', { name: 'No' })).toBeChecked();
    },
  );

  test('keeps a choice alone, and what is typed after the reload goes on from there', async () => {
    const { early, on } = (await drawn()) as Drawing;
    await userEvent.setup().click(on.getByRole('radio', { name: 'Second home' }));
    window.dispatchEvent(new Event('pagehide'));
    early.remove();

    const app = await renderRemote(borrower, { path: '/register-v2' });
    const real = within(app.container);
    expect(real.getByRole('radio', { name: 'Second home' })).toBeChecked();
    const box = real.getByRole('combobox', { name: 'Property address' });
    expect(box).toHaveValue('');
    await app.user.type(box, '12 Alder');
    expect(box).toHaveValue('12 Alder');
  });

  test('leaves the focus where it is on the page, and opens no suggestions', async () => {
    const { early, on, target } = (await drawn()) as Drawing;
    const app = await renderRemote(borrower, { path: '/register-v2' });
    const search = document.createElement('input');
    document.body.append(search);
    await app.user.type(on.getByRole('combobox', { name: 'Property address' }), '12 Alder');
    await app.user.click(search);
    takeOver(early, app.container, () => {});
    await waitFor(() => expect(target).toBeEmptyDOMElement());
    expect(search).toHaveFocus();
    const box = within(app.container).getByRole('combobox', { name: 'Property address' });
    expect(box).toHaveValue('12 Alder');
    await waitFor(async () => {
      const asked = await app.control<{ query: { filter?: string } }[]>('GET', '/requests');
      expect(asked.some(({ query }) => query.filter === '12 Alder')).toBe(true);
    });
    expect(box).toHaveAttribute('aria-expanded', 'false');
    // They are there for a person who comes back and continues.
    await app.user.type(box, ' W');
    expect(await screen.findByRole('option', { name: /12 Alder Way/ })).toBeVisible();
    search.remove();
  });

  test('is the main content where the page has none, with a link that leads to it', async () => {
    const alone = await drawn();
    expect(alone?.root).toHaveAttribute('role', 'main');
    expect(alone?.on.getByRole('link', { name: 'Skip to main content' })).toBeVisible();
    alone?.early.remove();

    const main = document.createElement('main');
    document.body.append(main);
    const within = await drawn(undefined, main);
    expect(within?.root).not.toHaveAttribute('role');
    expect(within?.on.queryByRole('link', { name: 'Skip to main content' })).toBeNull();
    within?.early.remove();
    main.remove();
  });

  test('takes a press on that link along, and what was typed even if the page has a main by now', async () => {
    const { early, root, on, target } = (await drawn()) as Drawing;
    const app = await renderRemote(borrower, { path: '/register-v2' });
    await app.user.type(on.getByRole('combobox', { name: 'Property address' }), '12 Alder');
    await app.user.click(on.getByRole('link', { name: 'Skip to main content' }));
    expect(location.hash).toBe('');
    within(app.container).getByRole('link', { name: 'Skip to main content' }).remove();
    takeOver(early, app.container, () => {});
    await waitFor(() => expect(target).toBeEmptyDOMElement());
    expect(root.isConnected).toBe(false);
    expect(within(app.container).getByRole('combobox', { name: 'Property address' })).toHaveValue('12 Alder');
  });

  test('hands the focus over with the selection, and waits for a press to end', async () => {
    const { early, on, target } = (await drawn()) as Drawing;
    const app = await renderRemote(borrower, { path: '/register-v2' });
    const box = on.getByRole<HTMLInputElement>('combobox', { name: 'Property address' });
    await app.user.type(box, '12 Alder');
    box.setSelectionRange(3, 5);
    await app.user.pointer({ keys: '[MouseLeft>]', target: on.getByRole('radio', { name: 'Primary home' }) });
    box.focus();
    takeOver(early, app.container, () => {});
    await app.user.type(box, '!', { initialSelectionStart: 8, skipClick: true });
    expect(target).not.toBeEmptyDOMElement();
    box.setSelectionRange(3, 5);
    await app.user.pointer({ keys: '[/MouseLeft]', target: document.body });
    box.focus();
    box.setSelectionRange(3, 5);
    await waitFor(() => expect(target).toBeEmptyDOMElement());
    const now = within(app.container).getByRole<HTMLInputElement>('combobox', { name: 'Property address' });
    expect(now).toHaveFocus();
    expect(now).toHaveValue('12 Alder!');
    expect([now.selectionStart, now.selectionEnd]).toEqual([3, 5]);
  });
});
