import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TRANSPORTS } from '../transports/registry.ts';
import { openAgentConversation } from './agentConversation.ts';
import { startChat } from './startChat.ts';
import { keepSession } from './storedSession.ts';
import { openNetwork } from './testing/modes.ts';
import { during, openTab, until } from './testing/tab.ts';

interface Truth {
  conversations: { id: string }[];
  messages: { text: string }[];
}
const INPUT = {
  identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
  applicationUuid: null,
  pageUrl: '',
};

describe.each(['nice', 'twilio', 'stream'] as const)('the client of %s, whose script fails once,', (mode) => {
  let network: Awaited<ReturnType<typeof openNetwork>>;
  beforeEach(async () => {
    network = await openNetwork();
  });
  afterEach(async () => {
    await network.pass(4000);
    network.close();
  });
  const load = TRANSPORTS[mode];
  /** As a script that does not come: the next time it is asked for anew. */
  function failOnce(): void {
    TRANSPORTS[mode] = () => {
      Object.assign(TRANSPORTS, { [mode]: load });
      return Promise.reject(new Error('Loading chunk failed'));
    };
  }
  const openOne = () => openTab(network, { variables: { mode } }).runtime;

  test('begins nothing, and the next start begins the only chat', async () => {
    const runtime = openOne();
    failOnce();
    await expect(during(startChat(runtime, INPUT))).rejects.toThrow('Loading chunk failed');
    const begun = async () => (await network.sandbox.control<Truth>('GET', '/chat')).conversations;
    expect(await begun()).toEqual([]);
    const { conversationSid: id } = await during(startChat(runtime, INPUT));
    expect(await begun()).toMatchObject([{ id }]);
  });

  test('goes on with a chat after a reload, and has what was typed before', async () => {
    const runtime = openOne();
    const session = await during(startChat(runtime, INPUT));
    keepSession(runtime, session);
    const before = await during(openAgentConversation(runtime, session));
    await until(() => before.get().held.hasBegun);
    network.setOnline(false);
    before.tell({ type: 'written', clientId: 'c1', text: 'Hello' });
    await during(before.close('unmounted'));
    network.setOnline(true);

    failOnce();
    await expect(during(openAgentConversation(runtime, session))).rejects.toThrow('Loading chunk failed');
    const after = await during(openAgentConversation(runtime, session));
    await until(() => after.get().messages.some(({ text }) => text === 'Hello'));
    await until(() => after.get().outbox.length === 0);
    const { messages } = await network.sandbox.control<Truth>('GET', `/chat/${session.conversationSid}`);
    expect(messages).toMatchObject([{ text: 'Hello' }]);
    await during(after.close('unmounted'));
    expect(network.listeners()).toEqual([]);
  });
});
