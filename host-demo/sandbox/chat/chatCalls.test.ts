import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CHAT_TOKEN_HEADER } from '#src/api/contract/chatFiles.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { dial, openRoom, type Room, type Session } from './testing/room.ts';

const CSP = '/service-csp/external/api/v1/twilio';
const OMNI = '/service-omni-proxy/insecure/api/v1/stream';
const WEBCHAT = '/service-csp/customer/secure/api/v1/webchat';
const BOT = '/service-chat-chatbot/external/api/v1/message';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ANA = {
  org: 'OAKLINE',
  identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
};

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const truth = ({ conversationSid }: Session) =>
  room.control<Record<string, unknown> & { messages: unknown[] }>('GET', `/chat/${conversationSid}`);
const refresh = (token: string) => room.call('POST', `${CSP}/refreshToken`, { token });
const tokenOf = ({ conversationSid }: Session, change: object) =>
  room.control('POST', `/chat/${conversationSid}/token`, change);

describe('starting', () => {
  test.each([
    ['nice', `${OMNI}/init-web-chat`],
    ['stream', `${OMNI}/init-web-chat`],
    ['twilio', `${CSP}/initWebChat`],
  ])('a %s one makes a conversation, whose token lasts six hours', async (chatMode, path) => {
    const { status, body } = await room.call('POST', path, { ...ANA, chatMode });
    expect(status).toBe(200);
    const session = body as unknown as Session;
    expect(Date.parse(session.expiration) - Date.parse(session.issuedAt ?? '')).toBe(6 * HOUR_MS);
    expect(await truth(session)).toMatchObject({
      mode: chatMode,
      friendlyName: 'Ana',
      channelId: session.omniProxyChannelId,
      contactId: session.contactId,
      state: 'queued',
    });
  });

  test('twice with one key is one conversation, with two keys two', async () => {
    const key = (name: string) => room.start({}, { 'idempotency-key': name });
    const [first, again, other] = [await key('one'), await key('one'), await key('two')];
    expect(again).toEqual(first);
    expect(other.conversationSid).not.toBe(first.conversationSid);
    const { conversations } = await room.control<{ conversations: unknown[] }>('GET', '/chat');
    expect(conversations).toHaveLength(2);
  });

  test('while closed is a conflict, of the assistant it is not', async () => {
    await room.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
    const start = (chatMode: string, path = `${OMNI}/init-web-chat`) =>
      room.call('POST', path, { ...ANA, chatMode });
    expect(await start('nice')).toEqual({ status: 409, body: { errors: ['closed'] } });
    expect(await start('twilio', `${CSP}/initWebChat`)).toMatchObject({ status: 409 });
    expect((await start('chatbot')).status).toBe(200);
  });

  test('after the assistant: the agent reads what was asked, and it is no message', async () => {
    const asked = {
      conversationId: 'bot-1',
      message: 'What is my rate?',
      organization: 'OAKLINE',
      senderId: 'visitor',
      senderType: 'USER',
    };
    await room.call('POST', `${BOT}/chatWithAutobot`, asked);
    const session = await room.start({ tag: 'chatbot:bot-1' });
    const { handOver, messages } = await truth(session);
    expect(handOver).toMatchObject([
      { senderType: 'USER', message: 'What is my rate?' },
      { senderType: 'BOT' },
    ]);
    expect(messages).toEqual([]);
  });

  test('to an agent who is not there', async () => {
    const to = (skill: string) => room.call('POST', `${OMNI}/init-web-chat`, { ...ANA, skill });
    expect(await to('agent-nobody')).toEqual({ status: 404, body: { errors: ['User not found'] } });
    expect((await to('agent-maria')).status).toBe(200);
    expect((await to('loans')).status).toBe(200);
  });

  test.each([
    ['token', 'token'],
    ['channel', 'omniProxyChannelId'],
    ['id', 'conversationSid'],
    ['contact', 'contactId'],
  ])('the answer lacks its %s when that is asked for', async (lacking, field) => {
    await room.control('PUT', '/chat', { lacking: [lacking] });
    const session = await room.start();
    expect(session).not.toHaveProperty(field);
    expect(session).toHaveProperty('expiration');
  });
});

describe('a token', () => {
  test('gets another one, also for a while after its end', async () => {
    const { token } = await room.start();
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    expect(body.token).not.toBe(token);
    await room.pass(6 * HOUR_MS + MINUTE_MS);
    expect((await refresh(token)).status).toBe(200);
    await room.pass(HOUR_MS);
    expect((await refresh(token)).status).toBe(401);
  });

  test('is refused when that is told, and when it is none', async () => {
    const session = await room.start();
    await tokenOf(session, { refuseRefresh: true });
    expect((await refresh(session.token)).status).toBe(401);
    await tokenOf(session, { refuseRefresh: false });
    expect((await refresh(session.token)).status).toBe(200);
    expect((await refresh('a.b.c')).status).toBe(403);
  });

  test('of a conversation that is over gets none', async () => {
    const session = await room.start();
    await room.control('POST', `/chat/${session.conversationSid}/agent`, { close: true });
    expect((await refresh(session.token)).status).toBe(403);
  });

  test('its refresh fails as it is told to', async () => {
    const session = await room.start();
    const fail = (fault: object) =>
      room.control('POST', `/chat/${session.conversationSid}/faults`, { on: 'token', ...fault });
    await fail({ kind: 'status', status: 503 });
    expect((await refresh(session.token)).status).toBe(503);
    await fail({ kind: 'drop-answer' });
    await expect(refresh(session.token)).rejects.toThrow('fetch failed');
    expect((await refresh(session.token)).status).toBe(200);
  });
});

test('who the person of a channel is', async () => {
  const { omniProxyChannelId, contactId } = await room.start();
  expect((await room.call('POST', `${CSP}/web-chat-info`, { omniProxyChannelId })).body).toEqual({
    contactId,
  });
  await room.control('PUT', '/chat', { lacking: ['contact'] });
  expect((await room.call('POST', `${CSP}/web-chat-info`, { omniProxyChannelId })).body).toEqual({
    contactId: null,
  });
  expect((await room.call('POST', `${CSP}/web-chat-info`, { omniProxyChannelId: 'none' })).status).toBe(404);
});

describe('a nonce', () => {
  async function signedIn() {
    const made = await room.control<{ jwt: string; identityUuid: string }>('POST', '/applications', {});
    const headers = { authorization: `Bearer ${made.jwt.replace(/^Bearer /, '')}` };
    const { body } = await room.call('POST', `${WEBCHAT}/authenticate`, undefined, headers);
    return { ...made, headers, nonce: String(body.nonce) };
  }

  test('is given to who is signed in, renewed, and says who begins a chat', async () => {
    const { headers, nonce, identityUuid } = await signedIn();
    const next = await room.call('PUT', `${WEBCHAT}/refresh?nonce=${nonce}`, undefined, headers);
    expect(next.status).toBe(200);
    const session = await room.start({ nonce: next.body.nonce });
    expect(await truth(session)).toMatchObject({ identityUuid });
  });

  test('that is over or another’s is of nobody', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const foreign = await room.call('PUT', `${WEBCHAT}/refresh?nonce=${other.nonce}`, undefined, me.headers);
    expect(foreign.status).toBe(403);
    await room.pass(5 * MINUTE_MS);
    const late = await room.call('PUT', `${WEBCHAT}/refresh?nonce=${me.nonce}`, undefined, me.headers);
    expect(late.status).toBe(403);
    expect(await truth(await room.start({ nonce: me.nonce }))).toMatchObject({ identityUuid: null });
  });

  test('a visitor gets none, and no list of agents', async () => {
    expect((await room.call('POST', `${WEBCHAT}/authenticate`)).status).toBe(401);
    const agents = '/service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all';
    expect((await room.call('POST', agents)).status).toBe(401);
    const { headers } = await signedIn();
    const { body } = await room.call('POST', agents, undefined, headers);
    expect(body.agents).toContainEqual({ name: 'Maria', chatId: 'agent-maria' });
  });
});

describe('a file', () => {
  const send = ({ conversationSid, token }: Session, type: string, bytes: Uint8Array<ArrayBuffer>) =>
    room.call('POST', `${OMNI}/files/${conversationSid}`, new Blob([bytes]), {
      'content-type': type,
      [CHAT_TOKEN_HEADER]: token,
    });
  const PDF = new Uint8Array([37, 80, 68, 70]);

  test('is sent, named by its message, and had again by its chat alone', async () => {
    const session = await room.start();
    const { body } = await send(session, 'application/pdf', PDF);
    const page = dial(room, session);
    await page.enter();
    const file = { id: String(body.id), name: 'pay stub.pdf', type: 'text/html', size: 1 };
    const { message } = await page.ask('message', { clientId: 'x', text: '', file });
    expect(message).toMatchObject({
      files: [{ id: body.id, name: 'pay stub.pdf', type: 'application/pdf', size: 4 }],
    });
    const foreign = await page.ask('message', { clientId: 'y', text: '', file: { ...file, id: 'none' } });
    expect(foreign).toEqual({ kind: 'error', code: 'invalid' });
    page.close();
    const path = `${OMNI}/files/${session.conversationSid}/${body.id}`;
    const read = await fetch(room.base + path, { headers: { [CHAT_TOKEN_HEADER]: session.token } });
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(PDF);
    expect(read.headers.get('content-disposition')).toContain('pay%20stub.pdf');
    const other = await room.start();
    expect((await room.call('GET', path, undefined, { [CHAT_TOKEN_HEADER]: other.token })).status).toBe(403);
    expect((await room.call('GET', path)).status).toBe(403);
  });

  test.each([
    ['of a kind that is not taken', 415, 'image/heic', PDF],
    ['that is empty', 400, 'application/pdf', new Uint8Array()],
    ['that is too large', 413, 'application/pdf', new Uint8Array(16 * 1024 * 1024 + 1)],
  ])('one %s is refused', async (_, status, type, bytes) => {
    expect((await send(await room.start(), type, bytes)).status).toBe(status);
  });

  test('its upload fails as it is told to', async () => {
    const session = await room.start();
    const fail = (kind: string) =>
      room.control('POST', `/chat/${session.conversationSid}/faults`, { on: 'upload', kind });
    await fail('status');
    expect((await send(session, 'application/pdf', PDF)).status).toBe(500);
    await fail('close');
    await expect(send(session, 'application/pdf', PDF)).rejects.toThrow('fetch failed');
    expect((await send(session, 'application/pdf', PDF)).status).toBe(200);
  });
});

describe('the end', () => {
  const end = ({ conversationSid, token }: Session) =>
    room.call('POST', `${OMNI}/end-web-chat`, { conversationSid, token });

  test('reaches the agent and the person’s other pages, and is no harm twice', async () => {
    const session = await room.start();
    const page = dial(room, session);
    await page.enter();
    expect((await end(session)).status).toBe(200);
    expect((await page.event('ended')).data).toEqual({ by: 'customer' });
    page.close();
    expect(await truth(session)).toMatchObject({ state: 'closed', endedBy: 'customer' });
    expect((await end(session)).status).toBe(200);
  });

  test('is theirs alone', async () => {
    const [session, other] = [await room.start(), await room.start()];
    expect((await end({ ...session, token: other.token })).status).toBe(403);
    expect(await truth(session)).toMatchObject({ state: 'queued' });
  });

  test('what they say of it is kept', async () => {
    const session = await room.start();
    const { conversationSid } = session;
    const survey = { reason: 'HELPFUL', additionalInformation: 'Thanks' };
    const say = (more: object) =>
      room.call('POST', `${OMNI}/survey`, { conversationSid, ...survey, ...more });
    expect((await say({})).status).toBe(200);
    expect(await truth(session)).toMatchObject({ survey });
    expect((await say({ additionalInformation: 'x'.repeat(141) })).status).toBe(400);
    expect((await say({ conversationSid: 'none' })).status).toBe(404);
  });
});

test('a page is told of the mode, and whether it proves who is signed in, with the feature', async () => {
  await room.control('PUT', '/chat', { mode: 'twilio' });
  await room.control('PUT', '/chat', { authenticates: true });
  await room.control('PUT', '/flags', { flags: { [FLAG_KEYS.webChat]: true } });
  const { body } = await room.call('POST', '/service-optimize/external/api/v1/feature', {
    featureKey: FLAG_KEYS.webChat,
  });
  expect(body.variables).toEqual({ mode: 'twilio', authenticates: true, handsOver: true });
});

test('the assistant takes its time when that is set', async () => {
  await room.control('PUT', '/chat', { botDelayMs: 40 });
  const asked = {
    conversationId: 'bot-1',
    message: 'Hi',
    organization: 'OAKLINE',
    senderId: 'visitor',
    senderType: 'USER',
  };
  const before = performance.now();
  expect((await room.call('POST', `${BOT}/chatWithAutobot`, asked)).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(39);
});

test('all of it is gone after a reset, and its sockets are broken', async () => {
  const session = await room.start();
  const page = dial(room, session);
  await page.enter();
  await room.control('POST', '/reset');
  expect(await page.closed).toBe(1006);
  expect((await room.call('GET', `/sandbox/v1/chat/${session.conversationSid}`)).status).toBe(404);
});
