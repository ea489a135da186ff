import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

interface Received {
  path: string;
  body: {
    event: string;
    eventType: string;
    eventProperties: Record<string, unknown>;
    sessionKey?: { uuid: string };
    dedupeProperty?: string;
  };
}

const open = async (input: object = {}) => {
  const view = await renderRemote(borrower, { path: '/coming-soon', ...input });
  const received = async (part: string) =>
    (await view.control<Received[]>('GET', '/requests')).filter(({ path }) => path.endsWith(part));
  return {
    ...view,
    sessions: () => received('/session'),
    /** What was told beside the steps. */
    events: async (isStep = false) =>
      (await received('/event')).filter(({ body }) => (body.event === 'heloc_step_shown') === isStep),
    track: () => view.runtime.telemetry.track('heloc_account_switched', {}),
  };
};
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'onLine');
});
const setOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });

describe('the session', () => {
  test('is one for a tab, opened with its first event and prolonged after a reload', async () => {
    const view = await open();
    view.track();
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(2));
    const [opened, ...more] = await view.sessions();
    expect(more).toEqual([]);
    expect(opened?.body).toMatchObject({ libraryVersion: '2.2.24' });
    expect(opened?.body.sessionKey).toBeUndefined();
    const uuid = sessionStorage.getItem('telemetry_uuid');
    expect((await view.events()).map(({ body }) => body.sessionKey?.uuid)).toEqual([uuid, uuid]);
    view.unmount();

    const again = await open({ sandbox: view.sandbox });
    await again.control('DELETE', '/requests');
    again.track();
    await waitFor(async () => expect(await again.events()).toHaveLength(1));
    expect((await again.sessions())[0]?.body.sessionKey?.uuid).toBe(uuid);
  });

  test('is another one for another person in the same tab', async () => {
    const view = await open({ application: {} });
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
    const uuid = sessionStorage.getItem('telemetry_uuid');
    view.unmount();
    const other = await open({ sandbox: view.sandbox, application: {} });
    await other.control('DELETE', '/requests');
    other.track();
    await waitFor(async () => expect(await other.events()).toHaveLength(1));
    expect((await other.sessions())[0]?.body.sessionKey).toBeUndefined();
    expect(sessionStorage.getItem('telemetry_uuid')).not.toBe(uuid);
  });

  /** As browsers have them: one at a time. */
  function locksOf() {
    const asked: string[] = [];
    let last: Promise<unknown> = Promise.resolve();
    const request = (name: string, work: () => Promise<unknown>) => {
      asked.push(name);
      last = last.then(work, work);
      return last;
    };
    return { asked, request };
  }

  test.each(['with', 'without'])(
    'is one for two applications of a page that begin at once, %s locks',
    async (has) => {
      const locks = locksOf();
      if (has === 'with') Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
      try {
        const first = await open();
        const second = await open({
          sandbox: first.sandbox,
          mountId: 'heloc-other',
          local: { ...localStorage },
        });
        await first.control('POST', '/faults', { path: '/ft/*/session', kind: 'slow', delayMs: 50 });
        first.track();
        second.track();
        await waitFor(async () => expect(await first.events()).toHaveLength(2));
        const uuids = (await first.events()).map(({ body }) => body.sessionKey?.uuid);
        expect(new Set(uuids)).toEqual(new Set([sessionStorage.getItem('telemetry_uuid')]));
        if (has === 'with') {
          expect(locks.asked).toEqual(['heloc:telemetry', 'heloc:telemetry']);
          // The second knows of the first.
          expect((await first.sessions()).at(-1)?.body.sessionKey?.uuid).toBe(uuids[0]);
        }
      } finally {
        Reflect.deleteProperty(navigator, 'locks');
      }
    },
  );

  test('is asked for three times in all; a failure is reported once, and events go without it', async () => {
    const view = await open();
    await view.control('POST', '/faults', { path: '/ft/*/session', kind: 'status', status: 503 });
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(1), { timeout: 10_000 });
    expect(await view.sessions()).toHaveLength(3);
    expect((await view.events())[0]?.body.sessionKey).toBeUndefined();
    const [error, ...more] = view.reports.flat().filter((part) => part instanceof Error);
    expect(more).toEqual([]);
    expect(error).toMatchObject({
      message: 'An error occurred while establishing a session, retries failed',
      status: 500,
    });
  });

  test('that fails twice is there after all', async () => {
    const view = await open();
    await view.control('POST', '/faults', { path: '/ft/*/session', kind: 'network', times: 2 });
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(1), { timeout: 10_000 });
    expect((await view.events())[0]?.body.sessionKey?.uuid).toBe(sessionStorage.getItem('telemetry_uuid'));
    expect(view.reports).toEqual([]);
  });

  test.each([
    ['more than anybody knows', { uuid: 'u', epoch: 7, trackerUuid: 'other', region: { of: 'x' } }, 'u'],
    ['an epoch in words', { uuid: 'u', epoch: 'of today', trackerUuid: null }, 'u'],
    ['nothing', undefined, undefined],
    ['an id of another kind', { uuid: { is: 'u' }, epoch: 7 }, undefined],
  ])('that is answered with %s: the event is told all the same', async (_, sessionKey, uuid) => {
    const view = await open();
    const tracker = () => localStorage.getItem('telemetry_trackerUuid');
    const before = tracker();
    await view.control('POST', '/faults', {
      path: '/ft/*/session',
      kind: 'status',
      status: 200,
      body: { sessionKey, more: [1] },
    });
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(1), { timeout: 10_000 });
    expect((await view.events())[0]?.body.sessionKey?.uuid).toBe(uuid);
    expect(sessionStorage.getItem('telemetry_uuid') ?? undefined).toBe(uuid);
    // The browser's id is its own.
    expect(tracker()).toMatch(/^[\da-f-]{36}$/);
    if (before) expect(tracker()).toBe(before);
    expect(view.reports.length).toBe(uuid ? 0 : 1);
  });
});

describe('events', () => {
  test('keep their id over retries, two at most and none after a refusal', async () => {
    const view = await open();
    await waitFor(async () => expect(await view.events(true)).toHaveLength(1));
    await view.control('POST', '/faults', { path: '/ft/*/event', kind: 'status', status: 503, times: 1 });
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(2), { timeout: 10_000 });
    const [first, second] = await view.events();
    expect(first?.body.dedupeProperty).toBe('eventId');
    expect(second?.body.eventProperties).toEqual(first?.body.eventProperties);

    await view.control('DELETE', '/requests');
    await view.control('POST', '/faults', { path: '/ft/*/event', kind: 'status', status: 400 });
    view.track();
    view.runtime.telemetry.track('heloc_logged_out', { audience: 'customer' });
    await waitFor(async () => expect(await view.events()).toHaveLength(2));
    expect((await view.events()).map(({ body }) => body.event)).toEqual([
      'heloc_account_switched',
      'heloc_logged_out',
    ]);
  });

  test('stop for the visit when nothing gets through, and nobody hears of it', async () => {
    const view = await open();
    await view.control('POST', '/faults', { path: '/ft/**', kind: 'network' });
    view.track();
    await waitFor(async () => expect(await view.sessions()).toHaveLength(3), { timeout: 10_000 });
    await view.control('DELETE', '/faults');
    await view.control('DELETE', '/requests');
    view.track();
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect([...(await view.events()), ...(await view.sessions())]).toEqual([]);
    expect(view.reports).toEqual([]);
  });

  test('are fifty at most while they wait; how many were lost is said with the next', async () => {
    const view = await open({ telemetry: 'wait' });
    await waitFor(() => view.track());
    for (let count = 0; count < 53; count += 1) view.track();
    await view.runtime.telemetry.session().catch(() => {});
    view.setTelemetry('on');
    await waitFor(async () => expect(await view.events()).toHaveLength(50), { timeout: 10_000 });
    expect((await view.events()).filter(({ body }) => body.eventProperties.lost)).not.toEqual([]);
  });

  test('are done with any answer that is no refusal, whatever stands in it', async () => {
    const view = await open();
    const create = (of: Awaited<ReturnType<typeof open>>) =>
      of.runtime.telemetry.track('heloc_application_created', {}, { applicationUuid: 'a' });
    const body = '<p>Accepted';
    await view.control('POST', '/faults', { path: '/ft/*/event', kind: 'malformed', status: 202, body });
    create(view);
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.getItem('heloc:personal:telemetry-told')).not.toBeNull());
    view.unmount();
    const again = await open({ sandbox: view.sandbox });
    await again.control('DELETE', '/requests');
    create(again);
    again.track();
    await waitFor(async () => expect(await again.events()).toHaveLength(1));
    expect((await again.events())[0]?.body.event).toBe('heloc_account_switched');
  });

  test('wait for the network, and nothing of them is stored', async () => {
    setOnline(false);
    const view = await open();
    view.track();
    await view.runtime.telemetry.session().catch(() => {});
    expect(kept().join()).not.toContain('account_switched');
    setOnline(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
  });

  test('that wait are sent when the page is hidden, without a session', async () => {
    const view = await open();
    await view.control('POST', '/faults', { path: '/ft/*/session', kind: 'slow', delayMs: 3000 });
    view.track();
    await waitFor(async () => expect(await view.sessions()).toHaveLength(1));
    view.track();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(async () => expect((await view.events()).length).toBeGreaterThan(0));
  });

  test('say of a page that comes back as it was that its step was restored, once', async () => {
    const view = await open();
    await waitFor(async () => expect(await view.events(true)).toHaveLength(1));
    const show = () =>
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    show();
    await waitFor(async () => expect(await view.events(true)).toHaveLength(2));
    expect((await view.events(true)).map(({ body }) => body.eventProperties.restored)).toEqual([false, true]);
  });

  test('are not told again where a step is only rendered again', async () => {
    const view = await open();
    await waitFor(async () => expect(await view.events(true)).toHaveLength(1));
    const { telemetry } = view.runtime;
    for (const path of ['coming-soon', 'coming-soon', 'start/hmda', 'coming-soon'])
      telemetry.note({ type: 'step', path, title: 'T', stage: 'INITIAL' });
    await waitFor(async () => expect(await view.events(true)).toHaveLength(3));
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
    expect((await view.events(true)).map(({ body }) => body.eventProperties.screen)).toEqual([
      'coming-soon',
      'start/hmda',
      'coming-soon',
    ]);
  });

  test('of more than 8 kB are left out, which is an error in test mode alone', async () => {
    const view = await open({ environment: 'test' });
    await waitFor(async () => expect(await view.events(true)).toHaveLength(1));
    window.history.replaceState({}, '', `?utm_campaign=${'x'.repeat(9000)}`);
    view.track();
    await waitFor(() => expect(view.reports).toHaveLength(1));
    expect(String(view.reports[0]?.[0])).toMatch(/Event heloc_account_switched has \d+ bytes/);
    window.history.replaceState({}, '', '/');
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
  });

  test('are told of once where they happen once', async () => {
    const view = await open();
    const exposed = (variation: string) =>
      view.runtime.telemetry.track('heloc_experiment_exposed', { experiment: 'x', variation });
    exposed('control');
    exposed('control');
    exposed('variation');
    await waitFor(async () => expect(await view.events()).toHaveLength(2));
    expect((await view.events()).map(({ body }) => body.dedupeProperty)).toEqual([
      'experiment',
      'experiment',
    ]);
  });

  test('of an error page that is shown', async () => {
    const application = { status: { checklistStatus: 'CREDIT_MINOR' } };
    const view = await open({ path: '/{uuid}', application });
    await view.waitForStep('error/timeout');
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
    const { uuid: applicationUuid, identityUuid } = view.application;
    expect((await view.events())[0]?.body).toMatchObject({
      event: 'heloc_error_shown',
      eventProperties: { screen: 'error/timeout' },
      applicationUuid,
      identityId: identityUuid,
      identityUuid,
      dontDedupe: true,
    });
  });
});

describe('what the page says', () => {
  test('off: no request, no key, and the tracker id is in memory alone', async () => {
    const view = await open({ telemetry: 'off' });
    view.track();
    expect(await view.runtime.telemetry.session().catch(({ message }) => message)).toMatch('not on');
    expect([...(await view.events()), ...(await view.sessions())]).toEqual([]);
    expect(kept().filter((key) => key.startsWith('telemetry_'))).toEqual([]);
  });

  test('wait, then off: what waited is dropped', async () => {
    const view = await open({ telemetry: 'wait' });
    view.track();
    await view.runtime.telemetry.session().catch(() => {});
    view.setTelemetry('off');
    view.setTelemetry('on');
    view.runtime.telemetry.track('heloc_logged_out', { audience: 'customer' });
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
    expect((await view.events())[0]?.body.event).toBe('heloc_logged_out');
  });

  test('on, then off: what lies in the browser goes', async () => {
    const view = await open();
    view.track();
    await waitFor(async () => expect(await view.events()).toHaveLength(1));
    expect(kept().filter((key) => key.startsWith('telemetry_'))).toHaveLength(3);
    view.setTelemetry('off');
    expect(kept().filter((key) => key.startsWith('telemetry_'))).toEqual([]);
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('a browser that asks for privacy, honoured by the brand: %j', async (honourGpc, steps) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const view = await open({ brand: (brand: object) => ({ ...brand, privacy: { honourGpc } }) });
    view.track();
    view.runtime.telemetry.track('heloc_experiment_exposed', { experiment: 'x', variation: 'y' });
    await waitFor(async () => expect((await view.events()).length).toBe(1 + steps));
    expect((await view.events(true)).length).toBe(steps);
  });
});

test('an application that is taken away takes its listeners with it', async () => {
  const open_ = new Set<string>();
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const view = await open();
  view.track();
  await waitFor(async () => expect(await view.events()).toHaveLength(1));
  view.unmount();
  for (const [type] of add.mock.calls) open_.add(type);
  for (const type of ['pagehide', 'pageshow', 'online']) {
    const count = (calls: readonly unknown[][]) => calls.filter(([name]) => name === type).length;
    expect(open_.has(type)).toBe(true);
    expect(count(remove.mock.calls)).toBe(count(add.mock.calls));
  }
});
