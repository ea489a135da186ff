import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { HelocEvent } from '#src/platform/events.ts';
import { takeConsoleErrors } from '#src/testing/setup.ts';
import { createFakeHeloc, type FakeHeloc } from './createFakeHeloc.ts';
import { CASES } from './testing/cases.ts';

interface Page {
  HelocWidget?: { mount(options: object): { ready: Promise<void>; unmount(): Promise<void> } };
}
const page = window as unknown as Page;
let fake: FakeHeloc;

const mount = (options: object = {}) => page.HelocWidget?.mount({ target: '#apply', ...options });

beforeEach(() => {
  history.replaceState(null, '', '/account/heloc');
  document.body.innerHTML = '<div id="apply"></div>';
  Object.assign(window, {
    outcome: (work: Promise<unknown>) =>
      work.then(
        () => 'fine',
        ({ code }: { code: string }) => code,
      ),
  });
  fake = createFakeHeloc();
});
afterEach(() => fake.restore());

/** The real widget does the same: e2e/host-kit/fake.spec.ts. */
describe('the fake, as the real one', () => {
  test.each(Object.entries(CASES))('%s', async (_, { run, expected }) => {
    expect(await run()).toEqual(expected);
    // What is wrong with a page is said there, too.
    takeConsoleErrors();
  });
});

describe('a test', () => {
  test('reads what was mounted, changed and removed', async () => {
    const app = mount({ org: 'OAKLINE' });
    await app?.ready;
    await (app as unknown as { update(changes: object): Promise<void> }).update({ org: 'QUILLMERE_BANK' });
    expect(fake.last).toMatchObject({ remote: 'borrower', isReady: true, isUnmounted: false });
    expect(fake.last.options.org).toBe('QUILLMERE_BANK');
    expect(fake.last.updates).toEqual([{ org: 'QUILLMERE_BANK' }]);
    await app?.unmount();
    expect(fake.last.isUnmounted).toBe(true);
    expect(fake.mounts).toHaveLength(1);
  });

  test('hears of an event that does not exist, and which there are', () => {
    const KNOWN = /There is no event "steps", only step, ready, status, started, refused, step-completed/;
    mount();
    expect(() => fake.emit({ type: 'steps' } as unknown as HelocEvent)).toThrow(KNOWN);
    const element = document.createElement('heloc-application');
    for (const name of ['heloc:steps', 'heloc-steps'] as string[])
      expect(() => element.addEventListener(name, () => {})).toThrow(KNOWN);
    for (const name of ['heloc:step', 'click', 'helocopter'])
      expect(() => element.addEventListener(name, () => {})).not.toThrow();
  });

  test('has every event told in order, and sees what the host prevents', async () => {
    const seen: string[] = [];
    document.addEventListener('heloc:navigate', (event) => event.preventDefault());
    await mount({ onEvent: ({ type }: HelocEvent) => seen.push(type) })?.ready;
    seen.length = 0;
    const emitted = fake.emitAll();
    expect(seen).toEqual([
      'step',
      'ready',
      'status',
      'started',
      'refused',
      'step-completed',
      'offers-seen',
      'offer-chosen',
      'submitted',
      'signed',
      'chat-requested',
      'chat-unread',
      'navigate',
      'unauthenticated',
      'logout-requested',
      'logged_out',
      'account-changed',
      'left',
      'error',
      'flags',
      'complete',
    ]);
    expect(emitted.filter(({ isPrevented }) => isPrevented).map(({ event }) => event.type)).toEqual([
      'navigate',
    ]);
    expect(fake.emit({ type: 'unauthenticated', url: 'https://lender.example/auth/login' })).toBe(false);
    expect(fake.last.events.at(-1)).toMatchObject({ type: 'unauthenticated' });
  });

  test('says when a mount is ready, or that it cannot be, and tries again', async () => {
    fake = createFakeHeloc({ ready: 'manual' });
    const app = mount();
    let isReady = false;
    app?.ready.then(
      () => {
        isReady = true;
      },
      () => {},
    );
    await Promise.resolve();
    expect(isReady).toBe(false);
    fake.emitAll();
    expect(fake.last.events.map(({ type }) => type).slice(0, 3)).toEqual(['step', 'ready', 'status']);
    await app?.ready;

    const other = mount({ history: 'memory' });
    await Promise.resolve();
    await Promise.resolve();
    fake.fail('no-brand-data');
    await expect(other?.ready).rejects.toMatchObject({ code: 'no-brand-data' });
    document.querySelector<HTMLButtonElement>('#apply [role=alert] button')?.click();
    await Promise.resolve();
    fake.last.becomeReady();
    await expect(other?.ready).resolves.toBeUndefined();
  });

  test('has an update refused', async () => {
    const element = document.createElement('heloc-application') as HTMLElement & {
      org: string;
      update(changes: object): Promise<void>;
    };
    document.body.append(element);
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    fake.last.refuseNextUpdate('no-brand-data');
    await expect(element.update({ org: 'NOBODY' })).rejects.toMatchObject({ code: 'no-brand-data' });
    await element.update({ org: 'OAKLINE' });
    expect(fake.last.options.org).toBe('OAKLINE');
  });

  test('has a page without it afterwards', () => {
    fake.restore();
    expect(page.HelocWidget).toBeUndefined();
    expect('reportError' in window).toBe(false);
    expect(() => fake.last).toThrow('Nothing was mounted');
    fake = createFakeHeloc();
    mount();
    expect(fake.mounts).toHaveLength(1);
  });
});
