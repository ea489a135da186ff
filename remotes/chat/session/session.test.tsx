import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { memoryKeys } from '#src/testing/builders.ts';
import type { RunningConversation } from '../conversation/createConversation.ts';
import type { Ending } from '../conversation/state.ts';
import { TRANSPORTS } from '../transports/registry.ts';
import { openAgentConversation } from './agentConversation.ts';
import { findChat } from './findChat.ts';
import { createNonce } from './nonce.ts';
import { SessionProblem } from './sessionProblem.ts';
import { startChat } from './startChat.ts';
import {
  type ChatSession,
  keepSession,
  newSession,
  refreshDueMs,
  remainingMs,
  storedSession,
} from './storedSession.ts';
import { createTabs, type Tabs } from './tabs.ts';
import { during, installLocks, openChats, openTab, turn, until, useVirtualTime } from './testing/tab.ts';
import { createTokenKeeper, type TokenKeeper } from './tokenKeeper.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ANA = { friendlyName: 'Ana', emailAddress: 'ana@example.com' };

let sandbox: Awaited<ReturnType<typeof openChats>>;
const open: { close(): unknown }[] = [];
beforeEach(async () => {
  useVirtualTime();
  installLocks();
  sandbox = await openChats();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  // Who has begun a chat answers for it for a moment.
  await turn(3000);
  sandbox.close();
  jest.useRealTimers();
});

const start = (tab: ReturnType<typeof openTab>, more: object = {}) =>
  during(
    startChat(tab.runtime, { identity: ANA, applicationUuid: null, pageUrl: 'http://host.test/', ...more }),
  );
const begun = async () =>
  (await sandbox.control<{ conversations: { id: string; state: string }[] }>('GET', '/chat')).conversations;
const calls = async (end: string) =>
  (await sandbox.control<{ path: string; body: Record<string, unknown> }[]>('GET', '/requests')).filter(
    ({ path }) => path.endsWith(end),
  );
const fault = (what: object) => sandbox.control('POST', '/faults', what);

describe('a start', () => {
  test('whose answer is lost and that is tried again is one conversation, wherever the page is by then', async () => {
    const tab = openTab(sandbox);
    await fault({ method: 'POST', path: '**/init-web-chat', kind: 'network', after: true, times: 1 });
    await expect(start(tab)).rejects.toMatchObject({ code: 'network' });
    const session = await start(tab, { pageUrl: 'http://host.test/elsewhere', nonce: 'another' });
    expect(await begun()).toEqual([expect.objectContaining({ id: session.conversationSid })]);
  });

  test('whose answer is lost is the same one after a reload, on another page', async () => {
    const keys = memoryKeys();
    await fault({ method: 'POST', path: '**/init-web-chat', kind: 'network', after: true, times: 1 });
    await expect(start(openTab(sandbox, { keys }))).rejects.toMatchObject({ code: 'network' });
    const elsewhere = { pageUrl: 'http://host.test/elsewhere', nonce: 'another' };
    const session = await start(openTab(sandbox, { keys }), elsewhere);
    expect(await begun()).toEqual([expect.objectContaining({ id: session.conversationSid })]);
  });

  test('in two tabs at once is one conversation', async () => {
    const [one, other] = [openTab(sandbox), openTab(sandbox)];
    // The second asks while the first has not been answered.
    await fault({ method: 'POST', path: '**/init-web-chat', kind: 'slow', delayMs: 1000, times: 2 });
    const first = startChat(one.runtime, { identity: ANA, applicationUuid: null, pageUrl: '' }).then(
      async (session) => {
        open.push(await openAgentConversation(one.runtime, session));
        return session;
      },
    );
    const second = startChat(other.runtime, { identity: ANA, applicationUuid: null, pageUrl: '' });
    const [a, b] = await during(Promise.all([first, second]));
    expect(b.conversationSid).toBe(a.conversationSid);
    expect(await begun()).toHaveLength(1);
  });

  test('goes by the mode that comes with the feature', async () => {
    await start(openTab(sandbox, { variables: { mode: 'twilio' } }));
    expect((await calls('/initWebChat')).map(({ body }) => body.chatMode)).toEqual(['twilio']);
    await start(openTab(sandbox, { owner: 'ben', variables: { mode: 'pigeon' } }));
    expect((await calls('/init-web-chat')).map(({ body }) => body.chatMode)).toEqual(['nice']);
  });

  test.each([
    ['token', 'chat-session-missing'],
    ['id', 'chat-session-missing'],
    ['channel', 'chat-channel-missing'],
    ['contact', 'chat-contact-missing'],
  ])('whose answer lacks its %s is told the page', async (lacking, code) => {
    await sandbox.control('PUT', '/chat', { lacking: [lacking] });
    const tab = openTab(sandbox);
    await expect(start(tab)).rejects.toEqual(expect.any(SessionProblem));
    expect(tab.events).toEqual([expect.objectContaining({ type: 'error', code })]);
  });

  /** It has begun, and whose it is cannot be asked for until later. */
  async function startWithoutContact() {
    await sandbox.control('PUT', '/chat', { lacking: ['contact'] });
    const tab = openTab(sandbox);
    await fault({ path: '**/web-chat-info', kind: 'status', status: 503, times: 100 });
    await expect(start(tab)).rejects.toMatchObject({ status: 503 });
    await sandbox.control('DELETE', '/faults');
    await sandbox.control('PUT', '/chat', { lacking: [] });
    return tab;
  }

  test('whose contact cannot be asked for is the same one when it is tried again', async () => {
    const tab = await startWithoutContact();
    const { contactId } = await start(tab);
    expect(contactId).toEqual(expect.any(String));
    expect(await begun()).toHaveLength(1);
  });

  test('whose contact was still asked for when the page was loaded anew is gone on with', async () => {
    const tab = await startWithoutContact();
    const { runtime } = openTab(sandbox, { session: tab.stored });
    const kept = storedSession(runtime);
    expect(await begun()).toEqual([expect.objectContaining({ id: kept?.conversationSid })]);
    const conversation = await during(openAgentConversation(runtime, kept as ChatSession));
    open.push(conversation);
    await until(() => conversation.get().held.hasBegun);
    expect(storedSession(runtime)?.contactId).toEqual(expect.any(String));
  });

  test('that never has its contact leaves the talk with the assistant as it was', async () => {
    const { runtime } = openTab(sandbox);
    const agents = await start(openTab(sandbox, { owner: 'ben' }));
    keepSession(runtime, { ...agents, mode: 'chatbot', conversationSid: 'assistant' });
    await sandbox.control('PUT', '/chat', { lacking: ['contact'] });
    await expect(start({ runtime } as ReturnType<typeof openTab>)).rejects.toEqual(
      expect.any(SessionProblem),
    );
    expect(storedSession(runtime)).toMatchObject({ mode: 'chatbot', conversationSid: 'assistant' });
  });
});

describe('another tab', () => {
  test('finds the chat that is under way, and not that of another person', async () => {
    const one = openTab(sandbox);
    const session = await start(one);
    open.push(await openAgentConversation(one.runtime, session));
    const never = new AbortController().signal;
    expect(await during(findChat(openTab(sandbox).runtime, never))).toMatchObject({
      conversationSid: session.conversationSid,
      token: session.token,
    });
    expect(await during(findChat(openTab(sandbox, { owner: 'ben' }).runtime, never))).toBeUndefined();
  });

  test('finds it while its mode is still on its way, and where that does not come at once', async () => {
    const one = openTab(sandbox);
    const session = await start(one);
    let fail = () => {};
    const late = jest.spyOn(TRANSPORTS as Required<typeof TRANSPORTS>, 'nice').mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = () => reject(new Error('lost'));
      }),
    );
    const opening = openAgentConversation(one.runtime, session);
    // Who began it no longer answers by itself.
    await turn(5000);
    const find = () => during(findChat(openTab(sandbox).runtime, new AbortController().signal));
    expect(await find()).toMatchObject({ conversationSid: session.conversationSid });
    fail();
    await expect(opening).rejects.toThrow('lost');
    late.mockRestore();
    open.push(await openAgentConversation(one.runtime, session));
    expect(await find()).toMatchObject({ conversationSid: session.conversationSid });
  });

  test('shows what is sent, read and ended in the first one; agents hear of one end', async () => {
    const tabs = [openTab(sandbox), openTab(sandbox)];
    const session = await start(tabs[0] as (typeof tabs)[0]);
    const conversations: RunningConversation[] = [];
    for (const { runtime } of tabs) conversations.push(await openAgentConversation(runtime, session));
    open.push(...conversations);
    const [one, other] = conversations as [RunningConversation, RunningConversation];
    await until(() => conversations.every((each) => each.get().held.hasBegun));
    one.tell({ type: 'written', clientId: 'c1', text: 'Hello' });
    await until(() => other.get().messages.some(({ text }) => text === 'Hello'));
    const last = one.get().messages.at(-1);
    if (last) one.tell({ type: 'seen', upTo: last.order });
    await until(() => other.get().readUpTo?.major === last?.order.major);
    one.tell({ type: 'end' });
    await until(() => other.get().over !== undefined);
    await until(async () => (await begun())[0]?.state === 'closed');
    expect(await calls('/end-web-chat')).toHaveLength(1);
    expect(tabs.flatMap(({ stored }) => stored.keys())).toEqual([]);
  });

  test('leaves it to the one that is looked at to speak', async () => {
    const isVisible = (is: boolean) =>
      Object.defineProperty(document, 'visibilityState', {
        value: is ? 'visible' : 'hidden',
        configurable: true,
      });
    isVisible(true);
    const first = createTabs(openTab(sandbox).runtime);
    open.push(first);
    await turn();
    const second = createTabs(openTab(sandbox).runtime);
    open.push(second);
    await turn(50);
    expect([first.mayAnnounce(), second.mayAnnounce()]).toEqual([false, true]);
    second.close();
    await turn();
    expect(first.mayAnnounce()).toBe(true);
  });
});

describe('the times of a session', () => {
  const session = (times: object) => ({ ...times }) as ChatSession;
  test('are the server’s, however wrong this device’s clock is', () => {
    const wrong = new Date('2026-11-25T18:00:00Z');
    const kept = newSession(
      session({ issuedAt: '2026-11-23T18:00:00Z', expiration: '2026-11-24T00:00:00Z' }),
      wrong,
    );
    expect(remainingMs(kept, wrong)).toBe(6 * HOUR);
    expect(refreshDueMs(kept, wrong)).toBe(6 * HOUR - 5 * MINUTE);
  });
  test('of ten minutes are renewed two before their end', () => {
    const now = new Date('2026-11-23T18:00:00Z');
    const kept = newSession(
      session({ issuedAt: now.toISOString(), expiration: '2026-11-23T18:10:00Z' }),
      now,
    );
    expect(refreshDueMs(kept, now)).toBe(8 * MINUTE);
  });
});

describe('a token', () => {
  interface Kept {
    keeper: TokenKeeper;
    renewed: string[];
    refused: number[];
    /** What the person was told of its end. */
    endings: (Ending | undefined)[];
  }
  async function keep(count: number): Promise<[Kept[], ChatSession]> {
    const session = await start(openTab(sandbox));
    const kept = Array.from({ length: count }, () => {
      const { runtime } = openTab(sandbox);
      const tabs: Tabs = createTabs(runtime);
      const renewed: string[] = [];
      const refused: number[] = [];
      const endings: Kept['endings'] = [];
      const keeper = createTokenKeeper({
        session,
        api: runtime.api,
        tabs,
        now: runtime.now,
        onRenewed: ({ token }) => renewed.push(token),
        onRefused: () => refused.push(performance.now()),
        onEnding: (ending) => endings.push(ending),
      });
      open.push(keeper, tabs);
      return { keeper, renewed, refused, endings };
    });
    return [kept, session];
  }
  const asked = async () => (await calls('/refreshToken')).length;

  test('is renewed once in all tabs, five minutes before its end, and again by the next one', async () => {
    const [kept] = await keep(3);
    await turn(6 * HOUR - 6 * MINUTE);
    expect(await asked()).toBe(0);
    await turn(MINUTE);
    await until(() => kept.every(({ renewed }) => renewed.length === 1));
    expect(new Set(kept.map(({ renewed }) => renewed[0])).size).toBe(1);
    expect(await asked()).toBe(1);
    await turn(6 * HOUR - 5 * MINUTE);
    await until(() => kept.every(({ renewed }) => renewed.length === 2));
    expect(await asked()).toBe(2);
  });

  test('that is said to be over many times is asked for once', async () => {
    const [[kept]] = await keep(1);
    for (let nth = 0; nth < 5; nth += 1) kept?.keeper.isOver();
    await until(() => kept?.renewed.length === 1);
    await turn(MINUTE);
    expect(await asked()).toBe(1);
  });

  test('that is refused is asked for once more after 5 s, and no further', async () => {
    const [[kept], session] = await keep(1);
    await sandbox.control('POST', `/chat/${session.conversationSid}/token`, { refuseRefresh: true });
    const from = performance.now();
    kept?.keeper.isOver();
    await until(() => kept?.refused.length === 1);
    expect((kept?.refused[0] ?? 0) - from).toBeGreaterThanOrEqual(5000);
    await turn(HOUR);
    expect([await asked(), kept?.refused.length]).toEqual([2, 1]);
  });

  test('that is over when it comes is none, and not asked for without end', async () => {
    const [[kept]] = await keep(1);
    await sandbox.control('PUT', '/chat', { tokenMs: 0 });
    kept?.keeper.isOver();
    await until(() => kept?.refused.length === 1);
    await turn(HOUR);
    expect([await asked(), kept?.renewed]).toEqual([2, []]);
  });

  test('that cannot be had for a while is asked for five times, and again once the network is back', async () => {
    const [[kept]] = await keep(1);
    await fault({ method: 'POST', path: '**/refreshToken', kind: 'network', times: 5 });
    kept?.keeper.isOver();
    await until(async () => (await asked()) === 5, 500);
    await turn(10 * MINUTE);
    expect([await asked(), kept?.renewed]).toEqual([5, []]);
    window.dispatchEvent(new Event('online'));
    await until(() => kept?.renewed.length === 1);
  });

  test('that is refused before its end lasts until then, and when that is, is said five minutes before', async () => {
    const [[kept], session] = await keep(1);
    await sandbox.control('POST', `/chat/${session.conversationSid}/token`, { refuseRefresh: true });
    await turn(6 * HOUR - 5 * MINUTE);
    await until(() => kept?.endings.length !== 0);
    expect(kept?.endings[0]).toEqual({ at: session.expiration, canBeKept: false });
    expect(remainingMs(session, new Date())).toBeGreaterThan(4.9 * MINUTE);
    await turn(4 * MINUTE);
    expect([await asked(), kept?.refused]).toEqual([2, []]);
    await turn(MINUTE);
    expect(kept?.refused).toHaveLength(1);
  });

  test('that is refused before its end is over at once when it is no longer taken', async () => {
    const [[kept], session] = await keep(1);
    await sandbox.control('POST', `/chat/${session.conversationSid}/token`, { refuseRefresh: true });
    await turn(6 * HOUR - 5 * MINUTE);
    await until(async () => (await asked()) === 2);
    await turn(1000);
    kept?.keeper.isOver();
    expect(kept?.refused).toHaveLength(1);
  });

  test('that cannot be had is asked for when the person wants to go on', async () => {
    const [[kept], session] = await keep(1);
    await fault({ method: 'POST', path: '**/refreshToken', kind: 'network', times: 5 });
    await turn(6 * HOUR - 5 * MINUTE);
    await until(() => kept?.endings.length !== 0);
    expect(kept?.endings[0]).toEqual({ at: session.expiration, canBeKept: true });
    await until(async () => (await asked()) === 5, 500);
    await turn(500);
    kept?.keeper.again();
    await until(() => kept?.renewed.length === 1);
    expect(kept?.endings.at(-1)).toBeUndefined();
  });

  test('that is said to end soon does so within three minutes, whatever was said when it began', async () => {
    const [[kept], session] = await keep(1);
    await sandbox.control('POST', `/chat/${session.conversationSid}/token`, { refuseRefresh: true });
    kept?.keeper.isEnding();
    await until(() => kept?.endings.length !== 0);
    expect(Date.parse(kept?.endings[0]?.at ?? '') - Date.now()).toBeLessThanOrEqual(3 * MINUTE);
    await turn(3 * MINUTE);
    expect(kept?.refused).toHaveLength(1);
  });

  test('is renewed also where this device’s clock was set back meanwhile', async () => {
    const [[kept]] = await keep(1);
    jest.setSystemTime(Date.now() - 48 * HOUR);
    kept?.keeper.isOver();
    await until(() => kept?.renewed.length === 1);
  });

  test('that comes after the end is dropped', async () => {
    const [[kept]] = await keep(1);
    kept?.keeper.isOver();
    kept?.keeper.close();
    await turn(MINUTE);
    expect(kept?.renewed).toEqual([]);
  });
});

test('a chat whose token is over goes on with another one, and loses nothing', async () => {
  const { runtime } = openTab(sandbox);
  const session = await start({ runtime } as ReturnType<typeof openTab>);
  const conversation = await openAgentConversation(runtime, session);
  open.push(conversation);
  await until(() => conversation.get().held.hasBegun);
  await sandbox.control('POST', `/chat/${session.conversationSid}/token`, { expireInMs: 0 });
  conversation.tell({ type: 'written', clientId: 'c1', text: 'Hello' });
  await until(() => conversation.get().messages.some(({ text }) => text === 'Hello'));
  expect(await calls('/refreshToken')).toHaveLength(1);
  await sandbox.control('POST', `/chat/${session.conversationSid}/token`, {
    expireInMs: 0,
    refuseRefresh: true,
  });
  await until(() => conversation.get().link === 'denied');
  conversation.tell({ type: 'written', clientId: 'c2', text: 'Still there?' });
  await until(() => conversation.get().over !== undefined);
  expect(conversation.get()).toMatchObject({
    over: { by: 'system', reason: 'expired' },
    outbox: [{ clientId: 'c2', state: 'failed' }],
  });
});

describe('who is signed in', () => {
  const signedIn = async () => (await sandbox.make()).jwt;

  test('is proved once and again every minute, where the feature says so, and not after', async () => {
    const { runtime } = openTab(sandbox, { jwt: await signedIn(), variables: { authenticates: true } });
    const nonce = createNonce(runtime);
    await until(() => nonce.get() !== undefined);
    const first = nonce.get();
    await turn(MINUTE);
    await until(() => nonce.get() !== first);
    expect([(await calls('/authenticate')).length, (await calls('/refresh')).length]).toEqual([1, 1]);
    nonce.stop();
    await turn(10 * MINUTE);
    expect(await calls('/refresh')).toHaveLength(1);
  });

  test('is not asked for without the feature, nor of a visitor', async () => {
    const visitor = createNonce(openTab(sandbox, { variables: { authenticates: true } }).runtime);
    const off = createNonce(openTab(sandbox, { jwt: await signedIn() }).runtime);
    await turn(MINUTE);
    expect([visitor.get(), off.get(), await calls('/authenticate')]).toEqual([undefined, undefined, []]);
    visitor.stop();
    off.stop();
  });
});
