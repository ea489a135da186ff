import { expect, test } from '@jest/globals';
import { controlOf } from '#src/testing/builders.ts';
import { createSandbox } from './createSandbox.ts';

async function open() {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const tell = async (session: string, more: object) => {
    const response = await sandbox.app.request('http://api.test/ft/external/event', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-org': 'OAKLINE' },
      body: JSON.stringify({
        event: 'heloc_account_switched',
        eventType: 'APP',
        sessionKey: { uuid: session, epoch: 1, trackerUuid: null },
        ...more,
      }),
    });
    return response.status;
  };
  return { tell, events: (query = '') => controlOf(sandbox)<object[]>('GET', `/events${query}`) };
}

test('an event that its session has told already is refused, by the property that it names', async () => {
  const { tell, events } = await open();
  const first = { dedupeProperty: 'eventId', eventProperties: { eventId: 'a' } };
  expect(await tell('one', first)).toBe(200);
  expect(await tell('one', first)).toBe(409);
  expect(await tell('two', first)).toBe(200);
  expect(await tell('one', { ...first, eventProperties: { eventId: 'b' } })).toBe(200);
  const subject = {
    dedupeProperty: 'applicationUuid',
    applicationUuid: 'x',
    eventProperties: { eventId: 'c' },
  };
  expect(await tell('one', subject)).toBe(200);
  expect(await tell('one', { ...subject, eventProperties: { eventId: 'd' } })).toBe(409);
  expect(await events()).toHaveLength(4);
  expect(await events('?session=two')).toMatchObject([
    { sessionKey: { uuid: 'two' }, at: expect.any(String) },
  ]);
});

test('events of two mounts that share a session are told apart', async () => {
  const { tell, events } = await open();
  for (const [eventId, mount] of [
    ['a', 'left'],
    ['b', 'right'],
    ['c', 'left'],
  ])
    await tell('one', { dedupeProperty: 'eventId', eventProperties: { eventId, mount } });
  expect(await events('?session=one&mount=left')).toMatchObject([
    { eventProperties: { eventId: 'a' } },
    { eventProperties: { eventId: 'c' } },
  ]);
  expect(await events('?session=two&mount=left')).toEqual([]);
});

test('an event of which each counts is recorded each time', async () => {
  const { tell, events } = await open();
  const each = { dontDedupe: true, dedupeProperty: null, eventProperties: {} };
  expect([await tell('one', each), await tell('one', each)]).toEqual([200, 200]);
  expect(await events()).toHaveLength(2);
});

test('a browser may keep for two hours that events are allowed: a call that asks first is lost at leaving', async () => {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const ask = (path: string) =>
    sandbox.app.request(`http://api.test${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:4400', 'access-control-request-method': 'POST' },
    });
  expect((await ask('/ft/external/event')).headers.get('access-control-max-age')).toBe('7200');
  expect(
    (await ask('/service-optimize/external/api/v1/features')).headers.get('access-control-max-age'),
  ).toBe('600');
});
