import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { chat } from '../../testing/remote.ts';

interface Logged {
  path: string;
  body: Record<string, unknown>;
}

const now = new Date('2026-11-23T18:00:00Z');

beforeEach(() => sessionStorage.clear());

async function away(): Promise<TestSandbox> {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/clock', { now: now.toISOString(), rate: 0 });
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
  return sandbox;
}

async function renderAssistant(sandbox?: TestSandbox) {
  const used = sandbox ?? (await away());
  const view = await renderRemote(chat, { path: '/', now, sandbox: used });
  const launcher = await screen.findByRole('button', { name: 'Chat with us' });
  // It opens by itself where it was left open.
  if (launcher.getAttribute('aria-expanded') === 'false') await view.user.click(launcher);
  await view.waitForStep('chat/assistant');
  const ask = async (text: string) => {
    await view.user.type(field(), text);
    await view.user.keyboard('{Enter}');
  };
  return { ...view, sandbox: used, ask };
}

const field = () => screen.getByRole('textbox', { name: 'Your message' });
const log = () => screen.getByRole('log', { name: 'Messages' });
const said = () =>
  within(log())
    .queryAllByRole('paragraph')
    .map(({ textContent }) => textContent);
const asked = async (sandbox: TestSandbox, end = '/chatWithAutobot') =>
  (await sandbox.control<Logged[]>('GET', '/requests')).filter(({ path }) => path.endsWith(end));
const FAILS = { method: 'POST', path: '**/chatWithAutobot' };
const REPLY = /^Your rate depends on/;

test('outside opening hours the assistant answers, and nothing is begun before something is asked', async () => {
  const { ask, sandbox } = await renderAssistant();
  expect(await asked(sandbox, '/init-web-chat')).toEqual([]);
  await ask('What is my rate?');
  expect(await within(log()).findByText(REPLY)).toBeVisible();
  expect(said()).toEqual(['What is my rate?', expect.stringMatching(REPLY)]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  const [question] = await asked(sandbox);
  expect(question?.body).toMatchObject({
    message: 'What is my rate?',
    organization: 'OAKLINE',
    senderType: 'USER',
  });
  expect(await asked(sandbox, '/init-web-chat')).toEqual([
    expect.objectContaining({ body: expect.objectContaining({ chatMode: 'chatbot', identity: null }) }),
  ]);
});

test('a reply is spoken once, with who says it; what was there before is not', async () => {
  const first = await renderAssistant();
  await first.ask('What is my rate?');
  await waitFor(() => expect(screen.getByText(/^Assistant: Your rate depends on/)).toBeInTheDocument());
  first.unmount();
  const again = await renderAssistant(first.sandbox);
  expect(await within(log()).findByText(REPLY)).toBeVisible();
  expect(log()).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByText(/^Assistant: Your rate/)).toBeNull();
  expect(said()).toHaveLength(2);
  await again.ask('How long does it take?');
  expect(await within(log()).findByText(/^You can apply in minutes/)).toBeVisible();
  // The same conversation, and its visitor.
  const [before, after] = await asked(first.sandbox);
  expect(after?.body).toMatchObject({
    conversationId: before?.body.conversationId,
    senderId: before?.body.senderId,
  });
});

test('whether a reply helped is told, and may be changed', async () => {
  const { ask, user, sandbox } = await renderAssistant();
  await ask('What is my rate?');
  const group = await screen.findByRole('group', { name: 'Did this help?' });
  await user.click(within(group).getByRole('button', { name: 'Yes' }));
  await user.click(within(group).getByRole('button', { name: 'No' }));
  expect(within(group).getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(async () =>
    expect((await asked(sandbox, '/setChatReplyUsedWithFeedback')).map(({ body }) => body.rating)).toEqual([
      1, 0,
    ]),
  );
});

describe('a message that is not known to have arrived', () => {
  test('and did not, is for the person to send again', async () => {
    const { ask, user, sandbox } = await renderAssistant();
    await sandbox.control('POST', '/faults', { ...FAILS, kind: 'status', status: 500, times: 1 });
    await ask('What is my rate?');
    expect(await screen.findByText('Something went wrong. Please try resending the message.')).toBeVisible();
    expect(screen.getByText('Not sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend: What is my rate?' }));
    expect(await within(log()).findByText(REPLY)).toBeVisible();
    expect(said()).toHaveLength(2);
    expect(field()).toHaveFocus();
    expect(screen.queryByText(/resending the message/)).toBeNull();
  });

  test('and did, is found and not asked again', async () => {
    const { ask, sandbox } = await renderAssistant();
    await sandbox.control('POST', '/faults', { ...FAILS, kind: 'network', after: true, times: 1 });
    await ask('What is my rate?');
    expect(await within(log()).findByText(REPLY)).toBeVisible();
    expect(said()).toHaveLength(2);
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(await asked(sandbox)).toHaveLength(1);
  });

  test('can be taken away', async () => {
    const { ask, user, sandbox } = await renderAssistant();
    await sandbox.control('POST', '/faults', { ...FAILS, kind: 'status', status: 400, times: 1 });
    await ask('What is my rate?');
    await user.click(await screen.findByRole('button', { name: 'Remove: What is my rate?' }));
    expect(screen.queryByRole('log')).toBeNull();
    expect(field()).toHaveFocus();
  });

  test('is there after a reload, with what was being written', async () => {
    const { ask, user, sandbox, unmount } = await renderAssistant();
    await sandbox.control('POST', '/faults', { ...FAILS, kind: 'status', status: 500 });
    await ask('What is my rate?');
    expect(await screen.findByText('Not sent')).toBeVisible();
    await user.type(field(), 'And how');
    unmount();
    await renderAssistant(sandbox);
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(field()).toHaveValue('And how');
    act(() => field().focus());
    await user.keyboard(' long?');
    expect(field()).toHaveValue('And how long?');
  });
});

test('a conversation that cannot be begun says so, and can be tried again', async () => {
  const { ask, user, sandbox } = await renderAssistant();
  await sandbox.control('POST', '/faults', {
    method: 'POST',
    path: '**/init-web-chat',
    kind: 'status',
    status: 400,
    times: 1,
  });
  await ask('What is my rate?');
  expect(await screen.findByText('Something went wrong. Please try later.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Resend: What is my rate?' }));
  expect(await within(log()).findByText(REPLY)).toBeVisible();
});

test('without a connection a message waits, and is sent when it is back', async () => {
  const { ask } = await renderAssistant();
  await act(async () => window.dispatchEvent(new Event('offline')));
  const kept: string[] = [];
  const { setItem, removeItem } = Storage.prototype;
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (key.includes('chat-outbox')) kept.push(value);
    setItem.call(this, key, value);
  });
  const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (
    this: Storage,
    key,
  ) {
    if (key.includes('chat-outbox')) kept.push('');
    removeItem.call(this, key);
  });
  await ask('What is my rate?');
  set.mockRestore();
  remove.mockRestore();
  // As what is being written or as what is to be sent: at no moment as neither.
  const first = kept.findIndex((value) => value.includes('What is my rate?'));
  expect(kept.length - first).toBeGreaterThan(1);
  expect(kept.slice(first).filter((value) => !value.includes('What is my rate?'))).toEqual([]);
  expect(screen.getByText('Will be sent when you are back online')).toBeVisible();
  expect(
    await screen.findByText('Connection lost. Attempting to reconnect.', {}, { timeout: 4000 }),
  ).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await within(log()).findByText(REPLY)).toBeVisible();
  expect(screen.queryByText(/^Connection lost/)).toBeNull();
});

test('what was said before cannot be shown, and then can', async () => {
  const { ask, unmount, sandbox } = await renderAssistant();
  await ask('What is my rate?');
  expect(await within(log()).findByText(REPLY)).toBeVisible();
  unmount();
  await sandbox.control('POST', '/faults', {
    method: 'GET',
    path: '**/getChatHistory/*',
    kind: 'status',
    status: 500,
    // With the three times that it is asked for again by itself.
    times: 4,
  });
  const { user } = await renderAssistant(sandbox);
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(log()).findByText(REPLY)).toBeVisible();
});

test('a number that should not be written here is asked about, and lies in no storage', async () => {
  const { ask, user, sandbox } = await renderAssistant();
  await ask('My SSN is 417-83-6295');
  expect(await screen.findByText(/^This looks like a Social Security/)).toBeVisible();
  expect(await asked(sandbox)).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('417-83-6295');
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('My SSN is 417-83-6295');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send it' }));
  await waitFor(async () => expect(await asked(sandbox)).toHaveLength(1));
});

test('neither nothing nor too much is sent; Shift and Enter write a line', async () => {
  const { ask, user, sandbox } = await renderAssistant();
  await ask('   ');
  await user.clear(field());
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
  expect(field()).toHaveValue('one\ntwo');
  await user.clear(field());
  await user.click(field());
  await user.paste('x'.repeat(4010));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Your message is 10 characters too long.');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('x'.repeat(4010));
  expect(await asked(sandbox)).toEqual([]);
});

test('a person may be asked for: when they are there, and now that they are', async () => {
  const { ask, user, sandbox, waitForStep } = await renderAssistant();
  await ask('What is my rate?');
  expect(await within(log()).findByText(REPLY)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Talk to a person' }));
  await waitForStep('chat/closed');
  await user.click(screen.getByRole('button', { name: 'Ask our assistant' }));
  await waitForStep('chat/assistant');
  expect(within(log()).getByText(REPLY)).toBeVisible();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await user.click(screen.getByRole('button', { name: 'Talk to a person' }));
  await waitForStep('chat/pre-chat');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Start chat' }));
  await waitForStep('chat/agent');
  // The agent can read what the assistant was asked.
  const conversation = (await asked(sandbox))[0]?.body.conversationId;
  expect((await asked(sandbox, '/init-web-chat')).at(-1)?.body.tag).toBe(`chatbot:${conversation}`);
});

test('who comes back while agents are there reads that they are', async () => {
  const { ask, sandbox, unmount } = await renderAssistant();
  expect(screen.getByText(/^Our agents are away right now/)).toBeVisible();
  await ask('What is my rate?');
  expect(await within(log()).findByText(REPLY)).toBeVisible();
  unmount();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await renderAssistant(sandbox);
  expect(await screen.findByText(/^Our agents are here now/)).toBeVisible();
  expect(within(log()).getByText(REPLY)).toBeVisible();
});

test('a conversation whose time is over goes on under its id with the next question', async () => {
  const { ask, sandbox, unmount } = await renderAssistant();
  await ask('What is my rate?');
  expect(await within(log()).findByText(REPLY)).toBeVisible();
  unmount();
  const stored = Object.keys(sessionStorage).find((key) => key.includes('chat-session')) ?? '';
  const entry = JSON.parse(sessionStorage.getItem(stored) ?? '');
  const session = { ...JSON.parse(entry.value), expiration: '2026-11-23T17:00:00Z' };
  sessionStorage.setItem(stored, JSON.stringify({ ...entry, value: JSON.stringify(session) }));
  const again = await renderAssistant(sandbox);
  await again.ask('How long?');
  await waitFor(async () => expect(await asked(sandbox)).toHaveLength(2));
  const [before, after] = await asked(sandbox);
  expect(after?.body.conversationId).toBe(before?.body.conversationId);
  expect(await asked(sandbox, '/init-web-chat')).toHaveLength(2);
});
