import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ChatList } from '#sandbox/control/chatRoutes.ts';
import { initOmniChat } from '#src/api/contract/chatStart.ts';
import { getOpenStatus } from '#src/api/contract/hours.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { CHATS } from './chats.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const ANA = { friendlyName: 'Ana', emailAddress: 'ana@example.com' };
const isOpen = async () =>
  (await sandbox.api().call(getOpenStatus, { params: { department: 'OPS_CHAT' }, query: {} })).isOpen;

test('each that is open can be begun, and its agent can do what they are to do', async () => {
  for (const scenario of Object.keys(CHATS)) {
    await sandbox.make({ scenario });
    if (!(await isOpen())) continue;
    const { opening, mode } = await sandbox.control<ChatList>('PUT', '/chat', { agent: 'none', lacking: [] });
    const { conversationSid } = await sandbox
      .api()
      .call(initOmniChat, { body: { org: 'OAKLINE', chatMode: mode, identity: ANA } });
    for (const { afterMs: _, ...act } of opening)
      await sandbox.control('POST', `/chat/${conversationSid}/agent`, act);
  }
});

test('one leaves nothing to the next', async () => {
  await sandbox.make({ scenario: 'chat-flaky' });
  await sandbox.make({ scenario: 'chat-agent' });
  const { faults, opening } = await sandbox.control<ChatList>('GET', '/chat');
  expect([faults, opening]).toEqual([[], []]);
});

test('agents come within two minutes after the assistant', async () => {
  await sandbox.make({ scenario: 'chat-bot-then-agent' });
  expect(await isOpen()).toBe(false);
  await sandbox.pass(120_000);
  expect(await isOpen()).toBe(true);
});
