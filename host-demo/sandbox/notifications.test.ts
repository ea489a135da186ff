import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNotifications,
  putNotificationStatus,
  putNotificationsStatus,
} from '#src/api/contract/notifications.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

type Item = { uuid: string; title: string; status: string; created: string; walletAddress: string | null };

async function person(notifications?: number | object[]) {
  const made = await sandbox.make(notifications === undefined ? {} : { notifications });
  const api = sandbox.api({ jwt: made.jwt });
  const page = async (query: { limit?: number; before?: string } = {}) => {
    const answer = await api.call(getNotifications, { query });
    return { ...answer, notifications: answer.notifications as Item[] };
  };
  return { identity: made.identityUuid, api, page };
}
const read = { status: 'READ' as const };

describe('notifications', () => {
  test('come in pages, newest first, and are counted whole', async () => {
    const { page } = await person(25);
    const first = await page({ limit: 20 });
    expect(first).toMatchObject({ unread: 25, notifications: { length: 20 } });
    const second = await page({ limit: 20, before: first.next ?? '' });
    expect(second).toMatchObject({ unread: 25, next: null, notifications: { length: 5 } });
    const all = [...first.notifications, ...second.notifications];
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(25);
    const times = all.map(({ created }) => created);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('one is read once, however often it is said', async () => {
    const { api, page } = await person(3);
    const [one] = (await page()).notifications;
    const call = () =>
      api.call(putNotificationStatus, {
        params: { notificationUuid: one?.uuid ?? '' },
        query: {},
        body: read,
      });
    expect(await call()).toEqual({ unread: 2 });
    expect(await call()).toEqual({ unread: 2 });
    expect((await page()).notifications.map(({ status }) => status)).toEqual(['READ', 'UNREAD', 'UNREAD']);
  });

  test('two that are read at once are both read', async () => {
    const { api, page } = await person(3);
    const { notifications } = await page();
    await Promise.all(
      notifications
        .slice(0, 2)
        .map(({ uuid }) =>
          api.call(putNotificationStatus, { params: { notificationUuid: uuid }, query: {}, body: read }),
        ),
    );
    expect((await page()).unread).toBe(1);
  });

  test('what an applicant is mailed is told here as well', async () => {
    const made = await sandbox.make({ status: 'APPRAISAL_REVIEW_COMPLETE' });
    await sandbox.pass(25 * 60 * 60_000);
    const mails = await sandbox.control<{ to: string; subject: string }[]>('GET', '/outbox');
    const subjects = mails.filter(({ to }) => to === made.email).map(({ subject }) => subject);
    const { notifications } = await sandbox.api({ jwt: made.jwt }).call(getNotifications, { query: {} });
    expect(subjects.length).toBeGreaterThan(0);
    expect((notifications as Item[]).map(({ title }) => title).toSorted()).toEqual(subjects.toSorted());
  });

  test("nobody reads another's", async () => {
    const { page } = await person(1);
    const [one] = (await page()).notifications;
    const stranger = await person();
    await expect(
      stranger.api.call(putNotificationStatus, {
        params: { notificationUuid: one?.uuid ?? '' },
        query: {},
        body: read,
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await stranger.page()).toMatchObject({ notifications: [], unread: 0, next: null });
  });

  test('all are read up to a time, and what came later is not', async () => {
    const { api, page, identity } = await person(3);
    const [newest] = (await page()).notifications;
    await sandbox.pass(60_000);
    await sandbox.control('POST', '/notifications', { identity, items: [{ title: 'Later' }] });
    const until = newest?.created ?? '';
    expect(await api.call(putNotificationsStatus, { query: {}, body: { ...read, until } })).toEqual({
      unread: 1,
    });
    await expect(
      api.call(putNotificationsStatus, { query: {}, body: { ...read, until: 'soon' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('control: items as given, a count, of an account, and none', async () => {
    const { page, identity } = await person();
    const items = [{ uuid: null, title: '<b>Bold</b>', created: '2100-01-01' }, { created: 'yesterday' }];
    await sandbox.control('POST', '/notifications', { identity, items });
    await sandbox.control('POST', '/notifications', { identity, count: 2, walletAddress: '0xAB' });
    const { notifications } = await page();
    expect(notifications).toMatchObject([
      { uuid: null, title: '<b>Bold</b>' },
      { walletAddress: '0xAB' },
      { walletAddress: '0xAB' },
      { created: 'yesterday' },
    ]);
    await sandbox.control('DELETE', '/notifications', { identity, walletAddress: '0xAB' });
    expect((await page()).notifications).toHaveLength(2);
    await sandbox.control('DELETE', '/notifications', { identity });
    expect((await page()).notifications).toEqual([]);
    await expect(sandbox.control('POST', '/notifications', { identity })).rejects.toThrow(/items or count/);
    await expect(sandbox.control('POST', '/notifications', { identity: 'x', count: 1 })).rejects.toThrow(
      /Identity not found/,
    );
  });
});
