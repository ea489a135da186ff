import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { getDraft, putDraft } from '#src/api/contract/drafts.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { DraftSync } from './DraftSync.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.control('DELETE', '/faults'));

const DRAFT = '**/drafts/x';

/** An application, and as many pages of it as are opened. */
async function opened() {
  const { api, params } = await sandbox.applicant({ status: 'COLLECT_ADDITIONAL_INFO' });
  const at = { ...params, screen: 'x' };
  const calls: Promise<unknown>[] = [];
  const noted = <T>(call: Promise<T>) => {
    calls.push(call.catch(() => {}));
    return call;
  };
  /** `tab` is what pages that follow each other in a tab hand on. */
  const page = (tab: { version?: string | undefined } = {}) =>
    new DraftSync(
      {
        get: () => noted(api.call(getDraft, { params: at })),
        put: (body) => noted(api.call(putDraft, { params: at, body })),
      },
      {
        get: () => tab.version,
        set: (version) => {
          tab.version = version;
        },
      },
    );
  /** Until every call is answered, and those that follow from the answers. */
  const answered = async () => {
    for (let count = -1; count < calls.length; ) {
      count = calls.length;
      await Promise.all(calls);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const saved = async (sync: DraftSync, values: Record<string, unknown>) => {
    sync.save(values);
    sync.flush();
    await answered();
  };
  /** What waits for its time is saved, too. */
  const flushed = async (sync: DraftSync) => {
    while (sync.local) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const held = async () => (await api.call(getDraft, { params: at })).values;
  const sent = async () =>
    (await sandbox.control<{ method: string; path: string }[]>('GET', '/requests')).filter(
      ({ method, path }) => method === 'PUT' && path.endsWith(`${params.uuid}/drafts/x`),
    ).length;
  return { page, saved, answered, flushed, held, sent };
}

const fault = (body: object) => sandbox.control('POST', '/faults', { path: DRAFT, ...body });

describe('a draft that was not read', () => {
  test.each([
    ['network', {}],
    ['status', { status: 500 }],
    ['malformed', {}],
    ['wrong-shape', {}],
  ])('is not written over: %s', async (kind, more) => {
    const { page, saved, held, sent } = await opened();
    const first = page();
    await first.read();
    await saved(first, { a: 'kept' });
    const before = await sent();
    await fault({ method: 'GET', kind, ...more });
    const second = page();
    await expect(second.read()).rejects.toMatchObject({ name: 'ApiError' });
    await saved(second, { a: 'typed meanwhile' });
    expect(await sent()).toBe(before);
    await sandbox.control('DELETE', '/faults');
    expect(await second.read()).toEqual({ a: 'kept' });
    await saved(second, { a: 'then' });
    expect(await held()).toEqual({ a: 'then' });
  });
});

describe('a page that follows another in its tab', () => {
  test.each([200, 1500])(
    'reads what that one sent when it went, though it arrives %i ms after the question',
    async (delayMs) => {
      const { page, answered } = await opened();
      const tab: { version?: string | undefined } = {};
      const first = page(tab);
      await first.read();
      await fault({ method: 'PUT', kind: 'slow', delayMs, times: 1 });
      first.save({ a: 'typed' });
      first.flush();
      expect(await page(tab).read()).toEqual({ a: 'typed' });
      await answered();
      expect(tab).toEqual({ version: undefined });
    },
  );

  test('reads what is there, when that one never arrives', async () => {
    const { page } = await opened();
    expect(await page({ version: 'lost' }).read()).toEqual({});
  });
});

describe('the order of saves', () => {
  test('one at a time, and the latest values follow', async () => {
    const { page, flushed, held, sent } = await opened();
    const sync = page();
    await sync.read();
    await fault({ method: 'PUT', kind: 'slow', delayMs: 1_200, times: 1 });
    sync.save({ a: 1 });
    sync.flush();
    for (const a of [2, 3, 4]) sync.save({ a });
    await flushed(sync);
    expect(await held()).toEqual({ a: 4 });
    expect(await sent()).toBe(2);
  });

  test('a slow save does not come back after the submit', async () => {
    const { page, answered, held } = await opened();
    const sync = page();
    await sync.read();
    await fault({ method: 'PUT', kind: 'slow', delayMs: 300, times: 1 });
    sync.save({ a: 'slow' });
    sync.flush();
    sync.clear({ submitted: true });
    await answered();
    expect(await held()).toBeNull();
    expect(await page().read()).toEqual({});
  });

  test('what is typed on is saved, though the save before is still under way when the page goes', async () => {
    const { page, answered, held } = await opened();
    const sync = page();
    await sync.read();
    await fault({ method: 'PUT', kind: 'slow', delayMs: 300, times: 1 });
    sync.save({ a: 'under way' });
    sync.flush();
    sync.save({ a: 'last' });
    sync.flush();
    await answered();
    expect(await held()).toEqual({ a: 'last' });
    expect(sync.conflict()).toBeUndefined();
  });

  test('an answer that was lost is no conflict with oneself', async () => {
    const { page, saved, held } = await opened();
    const sync = page();
    await sync.read();
    await fault({ method: 'PUT', kind: 'network', after: true, times: 1 });
    await saved(sync, { a: 'acted' });
    expect(sync.isUnsaved).toBe(true);
    await saved(sync, { a: 'acted and more' });
    expect(await held()).toEqual({ a: 'acted and more' });
    expect([sync.conflict(), sync.isUnsaved]).toEqual([undefined, false]);
  });

  test('a save that failed is tried again by itself', async () => {
    const { page, saved, flushed, held } = await opened();
    const sync = page();
    await sync.read();
    await fault({ method: 'PUT', kind: 'network', times: 2 });
    await saved(sync, { a: 'typed offline' });
    await flushed(sync);
    expect(await held()).toEqual({ a: 'typed offline' });
  });

  test('a page that opens again begins with what could not be saved before', async () => {
    const { page, saved, flushed } = await opened();
    const sync = page();
    await sync.read();
    await fault({ method: 'PUT', kind: 'status', status: 503, times: 2 });
    await saved(sync, { a: 'typed offline' });
    expect(await sync.read()).toEqual({ a: 'typed offline' });
    await flushed(sync);
    expect(await page().read()).toEqual({ a: 'typed offline' });
  });
});

describe('two pages', () => {
  async function conflicting() {
    const both = await opened();
    const [older, newer] = [both.page(), both.page()];
    await Promise.all([older.read(), newer.read()]);
    await both.saved(newer, { a: 'newer' });
    await both.saved(older, { a: 'older' });
    return { ...both, older, newer };
  }

  test('the older one is asked, and writes nothing until then', async () => {
    const { older, held, saved } = await conflicting();
    expect(older.conflict()).toMatchObject({ values: { a: 'newer' }, savedAt: expect.any(String) });
    expect(older.local).toEqual({ a: 'older' });
    await saved(older, { a: 'older still' });
    expect(await held()).toEqual({ a: 'newer' });
  });

  test('it keeps its own', async () => {
    const { older, newer, answered, held, saved } = await conflicting();
    older.keepMine();
    await answered();
    expect(await held()).toEqual({ a: 'older' });
    await saved(newer, { a: 'newest' });
    expect(newer.conflict()).toMatchObject({ values: { a: 'older' } });
  });

  test('it takes the other, and goes on from there', async () => {
    const { older, held, saved } = await conflicting();
    expect(older.takeOther()).toEqual({ a: 'newer' });
    expect(older.conflict()).toBeUndefined();
    await saved(older, { a: 'newer', b: 'more' });
    expect(await held()).toEqual({ a: 'newer', b: 'more' });
  });

  test('a question that was left open is asked again', async () => {
    const { older } = await conflicting();
    expect(await older.read()).toEqual({ a: 'older' });
    expect(older.conflict()).toMatchObject({ values: { a: 'newer' } });
  });

  test('the same answers are no question', async () => {
    const { page, saved } = await opened();
    const [one, other] = [page(), page()];
    await Promise.all([one.read(), other.read()]);
    await saved(one, { a: 'same', b: '' });
    await saved(other, { a: 'same' });
    expect(other.conflict()).toBeUndefined();
  });

  test('after a submit there is no draft, whoever saved it last', async () => {
    const { older, answered, held } = await conflicting();
    older.clear({ submitted: true });
    await answered();
    expect(await held()).toBeNull();
  });

  test('what is forgotten here stays where it was saved elsewhere', async () => {
    const { page, saved, answered, held } = await opened();
    const [one, other] = [page(), page()];
    await Promise.all([one.read(), other.read()]);
    await saved(one, { a: 'kept' });
    other.clear();
    await answered();
    expect(await held()).toEqual({ a: 'kept' });
    expect(other.conflict()).toBeUndefined();
  });
});
