import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createTestSandbox } from '#src/testing/builders.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import { chat } from '../../testing/remote.ts';

interface Logged {
  path: string;
  body: Record<string, unknown>;
}

const now = new Date('2026-11-23T18:00:00Z');
const AGENTS = '**/agent/onboarding/all';
beforeEach(() => sessionStorage.clear());

async function openForm(input: Partial<Omit<RenderInput, 'sandbox'>> = {}) {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/clock', { now: now.toISOString(), rate: 0 });
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  Object.assign(globalThis, { WebSocket: sandboxSocket(sandbox) });
  const view = await renderRemote(chat, {
    path: '/',
    now,
    environment: 'test',
    application: { firstName: 'Ana', lastName: 'Rivera', email: 'ana@example.com' },
    ...input,
    sandbox,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Chat with us' }));
  await view.waitForStep('chat/pre-chat');
  await screen.findByRole('textbox', { name: 'Name' });
  const start = () => view.user.click(screen.getByRole('button', { name: 'Start chat' }));
  const choose = async (agent: string) => {
    const list = await screen.findByRole('combobox', { name: 'Agent' });
    await view.user.selectOptions(list, agent);
  };
  const requests = async (end: string) =>
    (await sandbox.control<Logged[]>('GET', '/requests')).filter(({ path }) => path.endsWith(end));
  return { ...view, sandbox, start, choose, requests };
}

const tools = () => screen.findByText('For testing');

test('who tests chooses the agent, another one where that one cannot be reached, and reads the keys of the chat', async () => {
  const { user, start, choose, requests, waitForStep } = await openForm();
  expect(await requests('/onboarding/all')).toEqual([]);
  await user.click(await tools());
  await choose('Priya');
  await start();
  expect(await screen.findByText('User not found')).toBeVisible();
  expect(await requests('/init-web-chat')).toEqual([]);
  await choose('Jonas');
  await start();
  await waitForStep('chat/agent');
  const [{ body } = { body: {} }] = await requests('/init-web-chat');
  expect(body).toMatchObject({ skill: 'agent-jonas' });
  const hasKeys = () => /[0-9a-f]{8}-[0-9a-f]{4}-/.test(document.documentElement.outerHTML);
  await tools();
  expect(hasKeys()).toBe(false);
  await user.click(await tools());
  await waitFor(() => expect(hasKeys()).toBe(true));
  const [, kept = ''] = Object.entries(sessionStorage).find(([key]) => key.includes('chat-session')) ?? [];
  const { conversationSid, omniProxyChannelId, contactId, token } = JSON.parse(JSON.parse(kept).value);
  const dialog = screen.getByRole('dialog', { name: /^Chat with/ });
  for (const key of [conversationSid, omniProxyChannelId, contactId]) expect(dialog).toHaveTextContent(key);
  expect(dialog).not.toHaveTextContent(token);
  await waitFor(() => expect(within(dialog).getByText(/I am Jonas\./)).toBeInTheDocument());
});

test('agents that cannot be asked for keep nobody from chatting', async () => {
  const { user, sandbox, start, waitForStep } = await openForm();
  await sandbox.control('POST', '/faults', { path: AGENTS, kind: 'status', status: 500 });
  await user.click(await tools());
  expect(await screen.findByText('We could not load this part of the page.')).toBeVisible();
  await start();
  await waitForStep('chat/agent');
});

test('on a page that is not for trying out there is nothing of it', async () => {
  const { user, start, waitForStep } = await openForm({ environment: 'production' });
  expect(screen.queryByText('For testing')).toBeNull();
  await start();
  await waitForStep('chat/agent');
  await user.click(screen.getByRole('button', { name: 'End chat' }));
  expect(screen.queryByText('For testing')).toBeNull();
});
