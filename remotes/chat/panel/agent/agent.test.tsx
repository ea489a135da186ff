import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orgOf } from '#src/testing/brand.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { chat } from '../../testing/remote.ts';
import { SendError } from '../../transports/port.ts';
import { TRANSPORTS } from '../../transports/registry.ts';
import { createMemory } from '../../transports/testing/memory.ts';

interface Logged {
  path: string;
  body: Record<string, unknown>;
}

const now = new Date('2026-11-23T18:00:00Z');
const transports = { ...TRANSPORTS };
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  Object.assign(TRANSPORTS, transports);
});

async function openSandbox(): Promise<TestSandbox> {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/clock', { now: now.toISOString(), rate: 0 });
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  return sandbox;
}

type Memory = ReturnType<typeof createMemory>;

/** Chats are at that server from now on. */
function serve({ open }: Memory): void {
  for (const mode of ['nice', 'twilio', 'stream'] as const)
    TRANSPORTS[mode] = async () => (_input, emit) => open(emit);
}

async function renderChat(
  memory: Memory = createMemory({ now: () => now.getTime() }),
  sandbox?: TestSandbox,
  input: Partial<Omit<RenderInput, 'sandbox'>> = {},
) {
  serve(memory);
  const used = sandbox ?? (await openSandbox());
  const view = await renderRemote(chat, { path: '/', now, ...input, sandbox: used });
  const launcher = () => screen.findByRole('button', { name: /^Chat with us/ });
  return { ...view, ...memory, sandbox: used, launcher, open: async () => view.user.click(await launcher()) };
}

/** Opens the form, fills it in and sends it. */
async function fillIn(view: Awaited<ReturnType<typeof renderChat>>) {
  await view.open();
  await view.waitForStep('chat/pre-chat');
  await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await view.user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await view.user.click(screen.getByRole('button', { name: 'Start chat' }));
}

async function startChat(...given: Parameters<typeof renderChat>) {
  const view = await renderChat(...given);
  await fillIn(view);
  await view.waitForStep('chat/agent');
  await screen.findByRole('textbox', { name: 'Your message' });
  const tell = (...events: Parameters<typeof view.server.tell>[0][]) =>
    act(async () => {
      for (const event of events) view.server.tell(event);
    });
  const say = (...texts: string[]) =>
    act(async () => {
      for (const text of texts) view.server.say(text);
    });
  const write = async (text: string) => {
    await view.user.type(field(), text);
    await view.user.keyboard('{Enter}');
  };
  return { ...view, tell, say, write };
}

const field = () => screen.getByRole('textbox', { name: 'Your message' });
const log = () => screen.getByRole('log', { name: 'Messages' });
const panel = () => screen.getByRole('dialog', { name: 'Chat with Oakline' });
const asked = async (sandbox: TestSandbox, end: string) =>
  (await sandbox.control<Logged[]>('GET', '/requests')).filter(({ path }) => path.endsWith(end));

describe('an agent', () => {
  test('comes after a line, and who comes and goes is said', async () => {
    const { tell, say } = await startChat();
    expect(panel()).toHaveTextContent('You are in line.');
    await tell({ type: 'agent', state: 'queued', position: 3 });
    expect(panel()).toHaveTextContent('You are number 3 in line.');
    await tell({ type: 'agent', state: 'joined', name: 'Maria' });
    expect(panel()).toHaveTextContent('Maria is here with you.');
    await say('Hello, how can I help?');
    expect(within(log()).getByText('Hello, how can I help?')).toBeVisible();
    expect(within(log()).getByText('Maria')).toBeVisible();
    await tell({ type: 'agent', state: 'left', name: 'Maria' });
    expect(panel()).toHaveTextContent('Maria has left. Another agent will join you here.');
  });

  test.each([
    ['turns the words after it around', 'Mar\u202Eia', 'Mar[U+202E]ia'],
    ['is not seen in part', 'Mar\u200Bia', 'Mar[U+200B]ia'],
    ['is who reads it', 'You', 'Agent You'],
    ['is a program', ' assistant ', 'Agent assistant'],
  ])('whose name %s is known for an agent wherever they are named', async (_, name, shown) => {
    const { tell, server } = await startChat();
    await tell({ type: 'agent', state: 'joined', name });
    expect(panel()).toHaveTextContent(`${shown} is here with you.`);
    await act(async () => {
      server.say('Hello', { author: name });
    });
    expect(within(log()).getByText(shown)).toBeVisible();
    await tell({ type: 'typing', author: name, on: true });
    expect(within(log()).getByText(`${shown} is typing`)).toBeVisible();
    await tell({ type: 'agent', state: 'joined', name: '  ' });
    expect(panel()).toHaveTextContent('An agent is here with you.');
  });

  test('is written to, and what is written is said to be sent', async () => {
    const { write, server } = await startChat();
    const release = server.hold();
    await write('My question');
    expect(screen.getByText('Sending')).toBeVisible();
    await act(async () => release());
    expect(await within(log()).findByText('Sent')).toBeVisible();
    expect(server.messages.map(({ text }) => text)).toEqual(['My question']);
    expect(server.said.typing).toBe(1);
  });

  test('who is asked to wait reads that their message does', async () => {
    const { write, server } = await startChat();
    server.fail(new SendError('not-sent', true, { code: 'rate-limited', waitMs: 1500 }));
    await write('My question');
    expect(await within(log()).findByText('Will be sent in a moment')).toBeVisible();
    expect(screen.queryByText(/^Something went wrong/)).toBeNull();
    expect(await within(log()).findByText('Sent')).toBeVisible();
    expect(server.messages.map(({ text }) => text)).toEqual(['My question']);
  });

  test('is seen to write, until that is over', async () => {
    const { tell, say } = await startChat();
    await say('One moment');
    await tell({ type: 'typing', author: 'Maria', on: true });
    expect(within(log()).getByText('Maria is typing')).toBeVisible();
    await tell({ type: 'typing', on: false });
    expect(within(log()).queryByText('Maria is typing')).toBeNull();
  });
});

test('where the browser keeps nothing it is said that the chat goes with the page', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  try {
    await startChat();
    expect(within(panel()).getByText('Your chat ends when you close this page.')).toBeVisible();
  } finally {
    refused.mockRestore();
  }
});

test('where it is kept nothing is said, and one gets past what was said by one press', async () => {
  const { user, say } = await startChat();
  await say('Hello');
  expect(within(panel()).queryByText('Your chat ends when you close this page.')).toBeNull();
  const skip = screen.getByRole('button', { name: 'Write a message' });
  expect(skip.compareDocumentPosition(log()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await user.click(skip);
  expect(field()).toHaveFocus();
});

test.each([
  ['production', 'Something went wrong. Please try again later.'],
  ['test', 'User not found'],
] as const)('whom the provider does not know is told the phone (%s)', async (environment, words) => {
  const memory = createMemory({ now: () => now.getTime() });
  memory.server.reject();
  const { user, write, waitForStep } = await startChat(memory, undefined, { environment });
  expect(await within(panel()).findByText(words)).toBeVisible();
  expect(within(panel()).getByText(/You can also call/)).toBeVisible();
  // What was written goes along.
  await write('My question');
  await user.click(screen.getByRole('button', { name: 'Leave this chat' }));
  await waitForStep('chat/ended');
  expect(screen.getByRole('textbox', { name: 'What you wrote and did not send' })).toHaveValue('My question');
});

describe('a session that ends soon', () => {
  const REFRESH = { method: 'POST', path: '**/refreshToken' };
  const ENDS = /^This chat ends at \d+:\d\d/;

  test('since no other token could be had goes on by a press, and the focus stays in the panel', async () => {
    const { user, sandbox, tell, server } = await startChat();
    await sandbox.control('POST', '/faults', { ...REFRESH, kind: 'network', times: 100 });
    await tell({ type: 'token', state: 'expiring' });
    expect(await within(panel()).findByText(ENDS)).toBeVisible();
    await sandbox.control('DELETE', '/faults');
    await user.click(screen.getByRole('button', { name: 'Keep chatting' }));
    await waitFor(() => expect(within(panel()).queryByText(ENDS)).toBeNull());
    expect(screen.getByRole('heading', { name: 'Chat with an agent' })).toHaveFocus();
    expect(server.said.tokens).toHaveLength(1);
  });

  test('since another token is refused says when, and that the token is not taken', async () => {
    const { sandbox, tell, write, server } = await startChat();
    await sandbox.control('POST', '/faults', { ...REFRESH, kind: 'status', status: 401, times: 2 });
    await tell({ type: 'token', state: 'expiring' });
    expect(await within(panel()).findByText(ENDS)).toBeVisible();
    expect(within(panel()).getByText('Token state is invalid.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep chatting' })).toBeNull();
    await write('Still here');
    await waitFor(() => expect(server.messages.map(({ text }) => text)).toEqual(['Still here']));
  });
});

describe('a chat is of one person and organisation', () => {
  const stored = () => Object.keys(sessionStorage).filter((key) => /chat/.test(key));

  test('a logout closes it and takes all of it away', async () => {
    const { say, runtime, server, user } = await startChat();
    await say('Your balance is 1,000');
    await user.type(field(), 'And my');
    await act(async () => runtime.session.end());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveTextContent('Your balance');
    expect(server.said.closed).toEqual(['unmounted']);
    expect(stored()).toEqual([]);
  });

  test('another organisation’s page has nothing of it', async () => {
    const other = await orgOf('ny');
    const { say, server, changeOrg, open, waitForStep } = await startChat();
    await say('Your balance is 1,000');
    await changeOrg(other);
    await open();
    await waitForStep('chat/pre-chat');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(document.body).not.toHaveTextContent('Your balance');
    expect(server.said.closed).toEqual(['unmounted']);
  });
});

test('whatever is written or comes is text, and Enter that ends a word is no Send', async () => {
  const { user, say, server } = await startChat();
  const texts = [
    '<b>bold</b><script>alert(1)</script>',
    '\u{1F600} \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    'x'.repeat(100_000),
  ];
  await say(...texts, 'a\u202Etxt.exe');
  const shown = within(log())
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual([...texts, 'a[U+202E]txt.exe']);
  expect(panel().querySelector('b, script')).toBeNull();
  await user.click(field());
  await user.paste('y'.repeat(100_000));
  expect(field()).toHaveAccessibleDescription('Your message is 96,000 characters too long.');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('y'.repeat(100_000));
  await user.clear(field());
  await user.paste('ni');
  for (const how of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field(), { key: 'Enter', ...how });
  fireEvent.compositionEnd(field());
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field()).toHaveValue('ni');
  await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.messages.at(-1)?.text).toBe('ni'));
});

test('each message that is not sent is said, the next one while the first still stands there', async () => {
  const { write, server } = await startChat();
  const isSaid = () =>
    screen.getAllByText('Not sent').some((words) => words.closest('[aria-live=assertive]') !== null);
  server.fail('refused', 'refused');
  await write('One');
  expect(await screen.findByText('Something went wrong. Please try resending the message.')).toBeVisible();
  expect(isSaid()).toBe(false);
  await write('Two');
  await waitFor(() => expect(isSaid()).toBe(true));
});

describe('the end', () => {
  test('by the person is asked about while something is not sent', async () => {
    const { user, write, server, waitForStep } = await startChat();
    server.fail('refused');
    await write('My question');
    expect(await screen.findByText('Something went wrong. Please try resending the message.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End chat' }));
    expect(screen.getByText('1 message is not sent yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep chatting' }));
    await user.click(screen.getByRole('button', { name: 'End chat' }));
    await user.click(screen.getByRole('button', { name: 'Send first' }));
    await waitForStep('chat/ended');
    expect(server.messages.map(({ text }) => text)).toEqual(['My question']);
    expect(panel()).toHaveTextContent('You have ended this chat.');
    expect(screen.getByRole('heading', { name: 'Thanks for chatting with us!' })).toHaveFocus();
  });

  test.each([
    ['agent', 'The agent has ended this chat.'],
    ['frozen', 'This chat was closed, and nothing more can be written in it.'],
  ] as const)(
    'by the other side (%s) keeps what was being written, for the next chat',
    async (how, words) => {
      const { user, say, server, waitForStep } = await startChat();
      await say('Goodbye');
      await user.type(field(), 'But I still');
      await act(async () => server.end(how === 'agent' ? 'ended' : 'frozen'));
      await waitForStep('chat/ended');
      expect(panel()).toHaveTextContent(words);
      expect(within(log()).getByText('Goodbye')).toBeVisible();
      const unsent = screen.getByRole('textbox', { name: 'What you wrote and did not send' });
      expect(unsent).toHaveValue('But I still');
      expect(unsent).toHaveAttribute('readonly');
      expect(Object.keys(sessionStorage).join()).not.toContain('chat-session');
      await user.click(screen.getByRole('button', { name: 'Take it to a new chat' }));
      await waitForStep('chat/pre-chat');
      serve(createMemory());
      await user.click(screen.getByRole('button', { name: 'Start chat' }));
      expect(await screen.findByRole('textbox', { name: 'Your message' })).toHaveValue('But I still');
    },
  );

  test('is there when the panel is opened again', async () => {
    const { user, server, open, waitForStep } = await startChat();
    await user.click(screen.getByRole('button', { name: 'Close chat' }));
    await act(async () => server.end('ended'));
    await open();
    await waitForStep('chat/ended');
    await user.click(screen.getByRole('button', { name: 'Start a new chat' }));
    await waitForStep('chat/pre-chat');
  });

  test('has a survey: a reason is required, 140 characters are enough, and it is sent once', async () => {
    const { user, sandbox, waitForStep } = await startChat();
    await user.click(screen.getByRole('button', { name: 'End chat' }));
    await waitForStep('chat/ended');
    await user.click(screen.getByRole('button', { name: 'Tell us how it went' }));
    await waitForStep('chat/survey');
    await user.click(await screen.findByRole('textbox', { name: /anything else/ }));
    await user.paste('x'.repeat(141));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect((await screen.findAllByText(/Please select a reason/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Please restrict your response to 140 characters\./).length).toBeGreaterThan(
      0,
    );
    await user.click(screen.getByRole('radio', { name: 'My question was answered' }));
    await user.clear(screen.getByRole('textbox', { name: /anything else/ }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitForStep('chat/ended');
    expect(panel()).toHaveTextContent('Thanks for telling us how it went.');
    expect(screen.queryByRole('button', { name: 'Tell us how it went' })).toBeNull();
    const [start] = await asked(sandbox, '/init-web-chat');
    expect(start).toBeDefined();
    expect((await asked(sandbox, '/survey')).map(({ body }) => body)).toEqual([
      { conversationSid: expect.any(String), reason: 'ANSWERED', additionalInformation: null },
    ]);
  });
});

describe('what is not read', () => {
  test('is counted on the button and told to the page, and is read once it is seen', async () => {
    const { user, say, open, events } = await startChat();
    await user.click(screen.getByRole('button', { name: 'Close chat' }));
    await say('One', 'Two');
    expect(await screen.findByRole('button', { name: 'Chat with us, 2 new messages' })).toBeVisible();
    const counts = () => events.flatMap((event) => (event.type === 'chat-unread' ? [event.count] : []));
    expect(counts().at(-1)).toBe(2);
    await open();
    expect(await within(log()).findByText('New')).toBeVisible();
    await waitFor(() => expect(counts().at(-1)).toBe(0));
    expect(within(log()).getByText('New')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  });

  test('takes no focus and no letter away, twenty times', async () => {
    const { user, say } = await startChat();
    const own = document.createElement('input');
    document.body.append(own);
    own.focus();
    for (let count = 0; count < 20; count += 1) {
      await say(`Message ${count}`);
      await user.keyboard('a');
    }
    expect(own).toHaveFocus();
    expect(own).toHaveValue('a'.repeat(20));
    own.remove();
  });
});

describe('files', () => {
  const png = (name = 'shot.png', size = 20) =>
    new File(
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(size).fill(0)])],
      name,
      {
        type: 'image/png',
      },
    );
  const choose = () => screen.getByLabelText('Attach files');

  test('are looked at when they are chosen, and go out one by one after the text', async () => {
    const { user, server } = await startChat();
    await user.upload(choose(), [png(), png('other.png')]);
    const chips = await screen.findByRole('list', { name: 'Files to send' });
    expect(within(chips).getByText('shot.png, 28 bytes')).toBeVisible();
    await user.click(within(chips).getByRole('button', { name: 'Remove: other.png' }));
    const page = new File(['<b>'], 'page.html', { type: 'text/html' });
    for (const event of [fireEvent.dragOver, fireEvent.drop])
      expect(event(panel(), { dataTransfer: { types: ['Files'], files: [page] } })).toBe(false);
    expect(await within(chips).findByText(/^page\.html cannot be sent\./)).toBeVisible();
    // Words are the browser's to drop where one writes.
    for (const event of [fireEvent.dragOver, fireEvent.drop])
      expect(event(field(), { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
    await user.type(field(), 'Here it is');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.messages).toHaveLength(2));
    expect(server.messages.map(({ text, files }) => [text, files?.map(({ name }) => name)])).toEqual([
      ['Here it is', undefined],
      ['', ['shot.png']],
    ]);
    expect(within(chips).getByText(/^page\.html/)).toBeVisible();
  });

  test('are pasted as well; what is shown of a received one is let go of, and what was said is saved as text', async () => {
    const { user, server, say, waitForStep } = await startChat();
    const made: Blob[] = [];
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: (content: Blob) => `blob:${made.push(content)}`,
      revokeObjectURL: (address: string) => revoked.push(address),
    });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.paste(field(), { clipboardData: { files: [png('pasted.png')] } });
    expect(await screen.findByText('pasted.png, 28 bytes')).toBeVisible();
    await say('Look at this');
    const received = { id: 'f1', name: 'map.png', type: 'image/png', size: 28, open: async () => png() };
    await act(async () => {
      server.say('', { files: [received] });
    });
    expect(made).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show image map.png' }));
    expect(await screen.findByRole('img', { name: 'map.png' })).toHaveAttribute('src', 'blob:1');
    await user.click(screen.getByRole('button', { name: 'End chat' }));
    await waitForStep('chat/ended');
    expect(revoked).toContain('blob:1');
    await user.click(screen.getByRole('button', { name: 'Save this chat' }));
    const text = await made.at(-1)?.text();
    expect(text).toMatch(/^Maria, .+\nLook at this\n\nMaria, .+\n\[map\.png\]\n$/);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  test.each([
    [new SendError('refused', true, { code: 'file-too-large' }), 'shot.png is larger than 16.8 MB.'],
    [new SendError('refused', true, { code: 'file-type' }), /^shot\.png cannot be sent\. Choose a JPG/],
  ])('that the server does not take say why where they stand, and are given up', async (error, words) => {
    const { user, server } = await startChat();
    server.fail(error);
    await user.upload(choose(), png());
    await screen.findByRole('list', { name: 'Files to send' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log()).findByText(words)).toBeVisible();
    expect(screen.queryByText(/resending the message/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry: shot.png' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove: shot.png' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  test('that fail stay, and are sent again', async () => {
    const { user, server } = await startChat();
    server.fail('refused');
    await user.upload(choose(), png());
    await screen.findByRole('list', { name: 'Files to send' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Retry: shot.png' }));
    await waitFor(() => expect(server.messages[0]?.files).toHaveLength(1));
  });
});

describe('a start', () => {
  async function submitted(settings: object) {
    const sandbox = await openSandbox();
    await sandbox.control('PUT', '/chat', settings);
    const view = await renderChat(undefined, sandbox);
    await fillIn(view);
    return view;
  }

  test('goes to the provider that the server says with the feature', async () => {
    const { sandbox, waitForStep } = await submitted({ mode: 'twilio' });
    await waitForStep('chat/agent');
    expect((await asked(sandbox, '/initWebChat')).map(({ body }) => body.chatMode)).toEqual(['twilio']);
  });

  test.each(['token', 'channel', 'contact'])(
    'whose answer lacks its %s is said at the form',
    async (lacking) => {
      await submitted({ lacking: [lacking] });
      expect(await within(panel()).findByText('Something went wrong. Please try again later.')).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
    },
  );

  const START = { method: 'POST', path: '**/init-web-chat' };
  async function failing(fault: object, environment: 'test' | 'production' = 'production') {
    const sandbox = await openSandbox();
    await sandbox.control('POST', '/faults', { ...START, ...fault });
    const view = await renderChat(undefined, sandbox, { environment });
    await fillIn(view);
    return view;
  }

  test.each([
    ['a server that fails', { kind: 'status', status: 500 }, 'Something went wrong. Please try later.'],
    ['no network', { kind: 'network' }, 'Something went wrong. Please try later.'],
    ['a refusal', { kind: 'status', status: 422 }, 'Something went wrong. Please try later.'],
    [
      'a conflict while it is open',
      { kind: 'status', status: 409 },
      'Something went wrong. Please try later.',
    ],
    [
      'somebody who is not known',
      { kind: 'status', status: 404 },
      /^Something went wrong\. Please try again later\. You can also call/,
    ],
  ])('that fails by %s says so, keeps the form, and can be tried again', async (_, fault, words) => {
    const { user, waitForStep } = await failing({ ...fault, times: 1 });
    expect((await within(panel()).findByText(words)).closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
    await user.click(screen.getByRole('button', { name: 'Start chat' }));
    await waitForStep('chat/agent');
  });

  test('with somebody who is not known is named on a page for trying out', async () => {
    await failing({ kind: 'status', status: 404, times: 1 }, 'test');
    expect(await within(panel()).findByText('User not found')).toBeVisible();
  });

  test('that is asked to wait waits, and is one', async () => {
    const { waitForStep, sandbox } = await failing({ kind: 'status', status: 429, retryAfter: 1, times: 1 });
    expect(await screen.findByRole('button', { name: 'Submitting' })).toBeVisible();
    await waitForStep('chat/agent');
    expect(screen.queryByText(/^Something went wrong/)).toBeNull();
    expect(await asked(sandbox, '/init-web-chat')).toHaveLength(2);
  });

  test('whose provider’s script does not come begins nothing, and asks for it again', async () => {
    const view = await renderChat();
    const { nice } = TRANSPORTS;
    TRANSPORTS.nice = () => Promise.reject(new Error('Loading chunk failed'));
    await fillIn(view);
    expect(await within(panel()).findByText('Something went wrong. Please try later.')).toBeVisible();
    expect(await asked(view.sandbox, '/init-web-chat')).toEqual([]);
    Object.assign(TRANSPORTS, { nice });
    await view.user.click(screen.getByRole('button', { name: 'Start chat' }));
    await view.waitForStep('chat/agent');
  });

  test('by a provider that this release has not is none: there are the phone and the email', async () => {
    const sandbox = await openSandbox();
    await sandbox.control('PUT', '/chat', { mode: 'stream' });
    const view = await renderChat(undefined, sandbox);
    delete TRANSPORTS.stream;
    await view.open();
    expect(await within(panel()).findByText(/^You cannot chat with an agent here\./)).toBeVisible();
    expect(within(panel()).getByRole('link', { name: /@/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start chat' })).toBeNull();
    expect(await asked(sandbox, '/init-web-chat')).toEqual([]);
  });
});

describe('what the assistant was asked', () => {
  async function handedOver(settings: object = {}) {
    const sandbox = await openSandbox();
    await sandbox.control('PUT', '/chat', settings);
    await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
    const view = await renderChat(undefined, sandbox);
    await view.open();
    await view.waitForStep('chat/assistant');
    await view.user.type(field(), 'What is my rate?{Enter}');
    expect(await within(log()).findByText(/^Your rate depends on/)).toBeVisible();
    await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
    await view.user.click(screen.getByRole('button', { name: 'Talk to a person' }));
    await view.waitForStep('chat/pre-chat');
    await view.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
    await view.user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
    await view.user.click(screen.getByRole('button', { name: 'Start chat' }));
    await view.waitForStep('chat/agent');
    expect(await screen.findByText('An agent takes over from here')).toBeVisible();
    return view;
  }
  const SEND = { name: 'Send the agent what you asked the assistant' };

  test('stands above the agent', async () => {
    const { server } = await handedOver();
    await act(async () => {
      server.say('Hello Ana');
    });
    const rows = within(log()).getAllByRole('listitem');
    const texts = rows.map(({ textContent }) => textContent ?? '');
    const at = (part: string) => texts.findIndex((text) => text.includes(part));
    expect(at('Your rate depends on')).toBeLessThan(at('An agent takes over from here'));
    expect(at('An agent takes over from here')).toBeLessThan(at('Hello Ana'));
    expect(screen.queryByRole('button', SEND)).toBeNull();
  });

  test('is sent by one press, once, where agents are not given it', async () => {
    const { user, server } = await handedOver({ handsOver: false });
    await user.click(await screen.findByRole('button', SEND));
    await waitFor(() => expect(server.messages).toHaveLength(1));
    expect(server.messages[0]?.text).toMatch(
      /^What I asked the assistant:\nYou: What is my rate\?\nAssistant: Your rate depends on/,
    );
    expect(screen.queryByRole('button', SEND)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Chat with an agent' })).toHaveFocus();
  });
});

test('an end by the other side takes no focus from who is elsewhere', async () => {
  const { server, waitForStep } = await startChat();
  const own = document.createElement('input');
  document.body.append(own);
  own.focus();
  own.blur();
  await act(async () => server.end('ended'));
  await waitForStep('chat/ended');
  expect(document.body).toHaveFocus();
  own.remove();
});
