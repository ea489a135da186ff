import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dial, openRoom, type Room, type Session } from '../testing/room.ts';

let room: Room;
let session: Session;
let pages: ReturnType<typeof dial>[];
beforeEach(async () => {
  pages = [];
  room = await openRoom();
  session = await room.start();
});
afterEach(async () => {
  for (const page of pages) page.close();
  await room.close();
});
const open = (of = session, options?: object) => {
  const page = dial(room, of, options);
  pages.push(page);
  return page;
};
async function entered(of = session) {
  const page = open(of);
  await page.enter();
  return page;
}
const agent = (act: object) => room.control('POST', `/chat/${session.conversationSid}/agent`, act);
const truth = () =>
  room.control<{ messages: { text: string; clientId: string | null }[]; sockets: { sent: unknown[] }[] }>(
    'GET',
    `/chat/${session.conversationSid}`,
  );
const fail = (fault: object) => room.control('POST', `/chat/${session.conversationSid}/faults`, fault);

describe('who is let in', () => {
  test('a page with its token, which hears first how it stands', async () => {
    await room.control('PUT', '/chat', { queue: 3 });
    session = await room.start();
    const page = open();
    expect(await page.enter()).toEqual({ kind: 'answer', seq: 0 });
    expect((await page.event('agent')).data).toEqual({ state: 'queued', name: null, position: 3 });
    expect((await page.event('read')).data).toEqual({ upTo: 0 });
  });

  test('nobody whose first frame is another one, or none', async () => {
    const page = open();
    await page.opened();
    page.put('message', { clientId: 'x', text: 'Hello' });
    expect(await page.closed).toBe(4401);
    const noise = open();
    await noise.opened();
    noise.socket.send('hello');
    expect(await noise.closed).toBe(4400);
    expect((await truth()).messages).toEqual([]);
  });

  test.each([
    ['a token of nobody', async () => ({ data: { token: 'a.b.c' } })],
    ['a token of another chat', async () => ({ data: { token: (await room.start()).token } })],
    ['another channel', async () => ({ channel: 'other' })],
    ['another contact', async () => ({ contact: 'other' })],
  ])('not with %s', async (_, wrong) => {
    const page = open();
    await page.opened();
    const answered = await page.ask('token', { token: session.token }, await wrong());
    expect(answered).toEqual({ kind: 'error', code: 'token' });
  });

  test('every frame is checked, not the first one alone', async () => {
    const other = await room.start();
    const page = await entered();
    for (const wrong of [{ channel: other.omniProxyChannelId }, { contact: other.contactId }])
      expect(await page.ask('message', { clientId: 'x', text: 'Hello' }, wrong)).toEqual({
        kind: 'error',
        code: 'token',
      });
    expect(await page.ask('token', { token: other.token })).toEqual({ kind: 'error', code: 'token' });
    expect((await page.say('Mine')).kind).toBe('answer');
  });

  test('no page of another site', async () => {
    const page = open(session, { origin: 'https://evil.example' });
    expect(await page.closed).toBe(1006);
  });
});

describe('messages', () => {
  test('are answered, told to every page of the channel and kept once', async () => {
    const [page, other] = [await entered(), await entered()];
    const first = await page.say('Hello', 'x');
    expect(first).toMatchObject({ kind: 'answer', message: { seq: 1, clientId: 'x', from: 'customer' } });
    expect((await other.event('message')).data).toEqual(first.message);
    expect(await other.say('Hello', 'x')).toEqual(first);
    await agent({ say: 'Good day' });
    const { seq, data } = await page.event('message', ({ from }) => from === 'agent');
    expect([seq, data]).toEqual([2, expect.objectContaining({ author: 'Maria', text: 'Good day' })]);
    expect((await truth()).messages.map(({ text }) => text)).toEqual(['Hello', 'Good day']);
  });

  test('come in pages, and once more from a place on', async () => {
    await room.control('PUT', '/chat', { history: 25 });
    session = await room.start();
    const page = await entered();
    const newest = (await page.ask('page', { before: null, limit: 20 })) as never as {
      messages: { seq: number }[];
      before: number;
    };
    expect([newest.messages.length, newest.messages[0]?.seq, newest.before]).toEqual([20, 6, 6]);
    const oldest = await page.ask('page', { before: 6, limit: 20 });
    expect([(oldest.messages as []).length, oldest.before]).toEqual([5, null]);
    await page.ask('resume', { after: 23 });
    expect(page.texts()).toHaveLength(2);
  });

  test.each(['', '  \n ', 'x'.repeat(4001)])('not one that is blank or too long', async (text) => {
    const page = await entered();
    expect(await page.say(text, 'x')).toEqual({ kind: 'error', code: 'invalid' });
    expect((await truth()).messages).toEqual([]);
  });

  test('text of any kind comes back as it was', async () => {
    const page = await entered();
    const text = '<img src=x onerror=alert(1)> \u202eevil \u200b 👩🏽‍💻\n"; --';
    expect((await page.say(text, 'x')).message).toMatchObject({ text });
  });

  test('frames of another form are refused, and the page goes on', async () => {
    const page = await entered();
    expect(await page.ask('message', { text: 'no id' })).toEqual({ kind: 'error', code: 'invalid' });
    expect(await page.ask('dance', {})).toEqual({ kind: 'error', code: 'invalid' });
    expect(await page.ask('page', { before: 'x', limit: 20 })).toEqual({ kind: 'error', code: 'invalid' });
    expect((await page.ask('ping', {})).kind).toBe('answer');
  });
});

test('an agent joins, writes, reads, hands over and goes', async () => {
  const page = await entered();
  await agent({ join: 'Priya' });
  await page.event('agent', ({ state, name }) => state === 'joined' && name === 'Priya');
  await agent({ type: true });
  expect((await page.event('typing')).data).toEqual({ author: 'Priya', on: true });
  await agent({ transfer: 'Jonas' });
  await page.event('agent', ({ state }) => state === 'left');
  await page.event('agent', ({ name }) => name === 'Jonas');
  await agent({ close: true });
  expect((await page.event('ended')).data).toEqual({ by: 'agent' });
  expect(await page.say('Too late')).toEqual({ kind: 'error', code: 'closed' });
});

test('who comes back to a frozen one hears that it is', async () => {
  await agent({ freeze: true });
  const page = await entered();
  await page.event('frozen');
  expect(await page.say('Hello')).toEqual({ kind: 'error', code: 'frozen' });
});

test('the person’s read marks are told to their other pages', async () => {
  const [page, other] = [await entered(), await entered()];
  await agent({ say: 'One' });
  await page.event('message');
  page.put('read', { upTo: 1 });
  await other.event('read', ({ upTo }) => upTo === 1);
});

describe('a token', () => {
  test('that is over is said, and another one goes on', async () => {
    const page = await entered();
    await room.control('POST', `/chat/${session.conversationSid}/token`, { expireInMs: 0 });
    expect((await page.event('token')).data).toEqual({ state: 'expired' });
    expect(await page.say('Hello')).toEqual({ kind: 'error', code: 'token' });
    const { body } = await room.call('POST', '/service-csp/external/api/v1/twilio/refreshToken', {
      token: session.token,
    });
    expect((await page.ask('token', { token: body.token as string })).kind).toBe('answer');
    expect((await page.say('Hello')).kind).toBe('answer');
    await agent({ say: 'Heard' });
    await page.event('message', ({ text }) => text === 'Heard');
  });

  test('is said to be over soon', async () => {
    const page = await entered();
    await room.control('POST', `/chat/${session.conversationSid}/token`, { expireInMs: 100_000 });
    expect((await page.event('token')).data).toEqual({ state: 'expiring' });
  });
});

describe('what goes wrong', () => {
  test('an answer is lost: the message is there once', async () => {
    const page = await entered();
    await fail({ on: 'send', kind: 'drop-answer' });
    page.put('message', { clientId: 'x', text: 'Hello' });
    await page.event('message');
    expect(await page.say('Hello', 'x')).toMatchObject({ message: { seq: 1 } });
    expect((await truth()).messages).toHaveLength(1);
  });

  test('a message is lost on its way', async () => {
    const page = await entered();
    await fail({ on: 'send', kind: 'drop-request' });
    page.put('message', { clientId: 'x', text: 'Hello' });
    expect(await page.say('After')).toMatchObject({ message: { seq: 1, text: 'After' } });
  });

  test('a message is refused, and then taken', async () => {
    const page = await entered();
    await fail({ on: 'send', kind: 'status' });
    expect(await page.say('Hello', 'x')).toEqual({ kind: 'error', code: 'unavailable' });
    expect((await page.say('Hello', 'x')).kind).toBe('answer');
  });

  test('one overtakes the other', async () => {
    const page = await entered();
    await fail({ on: 'event', kind: 'reorder' });
    await agent({ join: 'Maria' });
    await page.event('agent', ({ state }) => state === 'queued');
    await agent({ say: 'First' });
    await page.event('agent', ({ state }) => state === 'joined');
    const states = page.heard.flatMap((frame) =>
      typeof frame === 'object' && ['agent', 'message'].includes(frame.type) ? [frame.type] : [],
    );
    expect(states).toEqual(['agent', 'message', 'agent']);
  });

  test('an event is told twice', async () => {
    const page = await entered();
    await fail({ on: 'event', kind: 'duplicate' });
    await agent({ join: 'Maria' });
    await agent({ say: 'Hello' });
    await page.event('message');
    expect(
      page.heard.filter((frame) => typeof frame === 'object' && frame.data.state === 'joined'),
    ).toHaveLength(2);
  });

  test('an event is garbage, and what it said is had again', async () => {
    const page = await entered();
    await agent({ join: 'Maria' });
    await fail({ on: 'event', kind: 'garbage' });
    await agent({ say: 'First' });
    await agent({ say: 'Second' });
    await page.event('message');
    expect(page.heard.filter((frame) => typeof frame === 'string')).toHaveLength(1);
    expect(page.texts()).toEqual(['Second']);
    await page.ask('resume', { after: 0 });
    expect(page.texts()).toEqual(['Second', 'First', 'Second']);
  });

  test('the connection breaks', async () => {
    const page = await entered();
    await fail({ on: 'ping', kind: 'close' });
    page.put('ping', {});
    expect(await page.closed).toBe(1006);
    expect((await (await entered()).say('Back')).kind).toBe('answer');
  });

  test('half open: what is sent arrives, and nothing comes back', async () => {
    const [page, other] = [await entered(), await entered()];
    await fail({ on: 'ping', kind: 'half-open-in' });
    page.put('ping', {});
    page.put('message', { clientId: 'x', text: 'Hello' });
    await other.event('message');
    expect(page.texts()).toEqual([]);
  });

  test('half open: what is sent does not arrive', async () => {
    const page = await entered();
    await fail({ on: 'send', kind: 'half-open-out' });
    page.put('message', { clientId: 'x', text: 'Hello' });
    page.put('message', { clientId: 'y', text: 'Hello?' });
    await agent({ say: 'Are you there?' });
    await page.event('message');
    expect((await truth()).messages.map(({ text }) => text)).toEqual(['Are you there?']);
  });

  test('the first connection is not answered, the second one is', async () => {
    await fail({ on: 'connect', kind: 'close' });
    const page = open();
    await page.opened();
    page.put('token', { token: session.token });
    expect(await page.closed).toBe(1006);
    expect((await open().enter()).kind).toBe('answer');
  });
});

test('what each socket was sent can be read', async () => {
  const page = await entered();
  await page.say('Hello');
  const { sockets } = await truth();
  expect(sockets).toHaveLength(1);
  expect(JSON.stringify(sockets[0]?.sent)).toContain('Hello');
});
