import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dial, openRoom, type Room } from './testing/room.ts';

let room: Room;
let page: ReturnType<typeof dial>;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(async () => {
  page.close();
  await room.close();
});

/** By when a page has come that is to see what happens, on a busy machine too. */
const COME_MS = 500;
const AT_ONCE = { agent: 'scripted', agentDelayMs: 0, queueStepMs: 5 };
async function chat(settings: object = {}, more: object = {}) {
  await room.control('PUT', '/chat', { ...AT_ONCE, ...settings });
  const session = await room.start(more);
  page = dial(room, session);
  await page.enter();
  return session;
}
const said = (text: RegExp) =>
  page.event('message', (data) => data.from === 'agent' && text.test(String(data.text)));

describe('a scripted agent', () => {
  test('joins, and answers the same to the same', async () => {
    await chat();
    await page.event('agent', ({ state, name }) => state === 'joined' && name === 'Maria');
    expect((await page.ask('page', { before: null, limit: 20 })).messages).toMatchObject([
      { text: 'Hello Ana, I am Maria. How can I help?' },
    ]);
    await page.say('What is my rate?');
    await said(/^Your rate is on the offer page/);
    await page.say('Blue');
    await said(/“Blue”/);
  });

  test('comes when it is one’s turn', async () => {
    await chat({ queue: 2, queueStepMs: COME_MS });
    await page.event('agent', ({ position }) => position === 1);
    await page.event('agent', ({ state }) => state === 'joined');
  });

  test('sends a file, hands over, says goodbye', async () => {
    await chat();
    await page.say('Which documents?');
    await page.event('message', ({ files }) => (files as unknown[]).length === 1);
    await page.say('I want to talk to a colleague');
    await page.event('agent', ({ name }) => name === 'Jonas');
    await page.say('Bye');
    await page.event('ended');
  });

  test('has read what the assistant was asked', async () => {
    await room.call('POST', '/service-chat-chatbot/external/api/v1/message/chatWithAutobot', {
      conversationId: 'bot-1',
      message: 'What is my rate?',
      organization: 'OAKLINE',
      senderId: 'visitor',
      senderType: 'USER',
    });
    await chat({ agentDelayMs: COME_MS }, { tag: 'chatbot:bot-1' });
    await said(/You asked our assistant: “What is my rate\?”/);
  });

  test('does what they are to do after they joined', async () => {
    await chat({
      opening: [
        { afterMs: COME_MS, type: true },
        { afterMs: 20, close: true },
      ],
    });
    await page.event('typing', ({ on }) => on === true);
    await page.event('ended', ({ by }) => by === 'agent');
  });

  test('is not there where nobody is, or a person', async () => {
    for (const agent of ['none', 'console']) {
      await chat({ agent });
      await page.say('Hello');
      expect((await page.ask('page', { before: null, limit: 20 })).messages).toHaveLength(1);
      page.close();
    }
  });
});

test.each([
  [{ mode: 'fax' }, /mode/],
  [{ agent: 'robot' }, /agent/],
  [{ queue: -1 }, /queue/],
  [{ faults: [{ on: 'send', kind: 'explode' }] }, /kind/],
  [{ colour: 'red' }, /unspecified/],
])('settings that are none are refused: %j', async (settings, reason) => {
  await chat();
  const { status, body } = await room.call('PUT', '/sandbox/v1/chat', settings);
  expect(status).toBe(400);
  expect(String(body.errors)).toMatch(reason);
});

test('acts that are none are refused', async () => {
  const { conversationSid } = await chat({ agent: 'none' });
  const act = (given: object) => room.call('POST', `/sandbox/v1/chat/${conversationSid}/agent`, given);
  expect((await act({})).status).toBe(400);
  expect((await act({ dance: true })).status).toBe(400);
  expect((await act({ say: 'Hello' })).status).toBe(200);
  expect((await act({ close: true })).status).toBe(200);
  expect((await act({ say: 'Hello' })).status).toBe(409);
});
