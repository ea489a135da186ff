import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SESSION_EVENT } from '#src/mount/watchToken.ts';
import { hasChat, registerChat } from '#src/platform/chatPresence.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { chat } from './testing/remote.ts';

interface Logged {
  path: string;
  body: Record<string, unknown>;
}

/** A Monday at ten in the morning, Pacific time. */
const now = new Date('2026-11-23T18:00:00Z');

beforeEach(() => sessionStorage.clear());

async function sandboxWith(open: boolean) {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/clock', { now: now.toISOString(), rate: 0 });
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open });
  return sandbox;
}

async function renderChat(input: Partial<Omit<RenderInput, 'sandbox'>> & { sandbox?: TestSandbox } = {}) {
  const sandbox = input.sandbox ?? (await sandboxWith(true));
  const view = await renderRemote(chat, { path: '/', now, ...input, sandbox });
  const launch = async () => view.user.click(await screen.findByRole('button', { name: 'Chat with us' }));
  return { ...view, sandbox, launch };
}
const panel = () => screen.getByRole('dialog', { name: 'Chat with Oakline' });
const field = (name: string) => screen.getByRole('textbox', { name });
const started = async (sandbox: TestSandbox) =>
  (await sandbox.control<Logged[]>('GET', '/requests')).filter(({ path }) => path.endsWith('/init-web-chat'));

/** Opens the form and fills it in. */
async function fillIn({ user, launch, waitForStep }: Awaited<ReturnType<typeof renderChat>>) {
  await launch();
  await waitForStep('chat/pre-chat');
  await user.type(field('Name'), 'Ana');
  await user.type(field('Email'), 'ana@example.com');
}
const submit = ({ user }: Awaited<ReturnType<typeof renderChat>>) =>
  user.click(screen.getByRole('button', { name: 'Start chat' }));

describe('the panel', () => {
  test('opens by its button, takes the focus, closes on Escape and gives it back', async () => {
    const { user, launch, waitForStep, events } = await renderChat();
    expect(events[0]).toMatchObject({ type: 'step', path: 'chat' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await launch();
    await waitForStep('chat/pre-chat');
    expect(within(panel()).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(panel()).not.toHaveAttribute('aria-modal');
    const launcher = screen.getByRole('button', { name: 'Chat with us' });
    expect(launcher).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(launcher).toHaveFocus();
  });

  test('opens when the borrower asks, for the own organisation only', async () => {
    const { user, waitForStep } = await renderChat();
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const ask = (org?: string) =>
      act(async () => {
        opener.dispatchEvent(
          new CustomEvent('heloc:chat-requested', { bubbles: true, composed: true, detail: { org } }),
        );
      });
    await ask('QUILLMERE_BANK');
    expect(screen.queryByRole('dialog')).toBeNull();
    await ask('OAKLINE');
    await waitForStep('chat/pre-chat');
    await user.click(screen.getByRole('button', { name: 'Close chat' }));
    expect(opener).toHaveFocus();
    await ask();
    expect(panel()).toBeInTheDocument();
    opener.remove();
  });

  test('says that it answers, and has no button of its own where a page offers it', async () => {
    const { unmount, user, waitForStep } = await renderChat();
    await waitFor(() => expect(hasChat('answers', 'OAKLINE')).toBe(true));
    const another = await act(async () => registerChat('offers', 'QUILLMERE_BANK'));
    const launcher = () => screen.queryByRole('button', { name: 'Chat with us' });
    expect(launcher()).toBeVisible();
    const leaves = await act(async () => registerChat('offers', 'OAKLINE'));
    expect(launcher()).toBeNull();
    await act(async () => {
      document.dispatchEvent(new CustomEvent('heloc:chat-requested', { detail: { org: 'OAKLINE' } }));
    });
    await waitForStep('chat/pre-chat');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => leaves());
    expect(launcher()).toBeVisible();
    another();
    unmount();
    expect(hasChat('answers', 'OAKLINE')).toBe(false);
  });

  test('opens by the address on the pages of an application, without taking the focus, and closes to its button', async () => {
    const { user, waitForStep } = await renderChat({
      path: '/3f2b8a52-6a3e-4f0e-9d39-2f4f7d4f0a11/signing/intro?pop-webchat=true&org=OAKLINE',
    });
    await waitForStep('chat/pre-chat');
    expect(document.body).toHaveFocus();
    await user.click(field('Name'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Chat with us' })).toHaveFocus();
  });

  test('stays closed by the address elsewhere', async () => {
    await renderChat({ path: '/register-v2?pop-webchat=true' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not there where web chat is off, and the mount is ready', async () => {
    const { events } = await renderChat({ flags: { 'fe-heloc-web-chat': false } });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(events).toContainEqual(expect.objectContaining({ type: 'step', path: 'chat' }));
  });
});

test('who is logged in at another organisation is not offered the name of who was before', async () => {
  const sandbox = await sandboxWith(true);
  const make = (org: string, firstName: string) =>
    sandbox.make({ org, profile: { name: { firstName, lastName: 'Rivera' } } });
  const [ana, ben] = [await make('OAKLINE', 'Ana'), await make('EMBERFOLD_CU', 'Ben')];
  const { launch, changeOrg } = await renderChat({ sandbox, jwt: ana.jwt });
  await launch();
  await waitFor(() => expect(field('Name')).toHaveValue('Ana Rivera'));
  await sandbox.control('POST', '/faults', { method: 'GET', path: '**/profile', kind: 'slow', delayMs: 50 });
  localStorage.setItem('jwt', ben.jwt);
  await changeOrg('EMBERFOLD_CU');
  await act(async () => window.dispatchEvent(new Event(SESSION_EVENT)));
  await launch();
  await waitFor(() => expect(field('Name')).toHaveValue('Ben Rivera'));
});

describe('who answers', () => {
  const answers = () => hasChat('answers', 'OAKLINE');
  const set = (sandbox: TestSandbox, change: object) =>
    sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', ...change });
  const FAILS = { method: 'GET', path: '**/openStatus', kind: 'status', status: 500 };
  /** Lets time pass at once; each answer of the sandbox takes a few turns. */
  async function within(seconds: number, until: () => boolean) {
    for (let second = 0; second < seconds && !until(); second += 1)
      await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(until()).toBe(true);
  }

  test('the assistant once the department has closed, within a poll, and agents again when it opens', async () => {
    const sandbox = await sandboxWith(true);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
    const { unmount, events } = await renderChat({ sandbox, flags: { 'fe-heloc-web-chat': true } });
    try {
      await within(10, answers);
      await set(sandbox, { open: false });
      await act(async () => document.dispatchEvent(new CustomEvent('heloc:chat-requested')));
      await within(70, () =>
        events.some((event) => event.type === 'step' && event.path === 'chat/assistant'),
      );
      expect(answers()).toBe(true);
      await act(async () => screen.getByRole('button', { name: 'Close chat' }).click());
      expect(answers()).toBe(true);
      await set(sandbox, { open: true });
      await act(async () => document.dispatchEvent(new CustomEvent('heloc:chat-requested')));
      await within(70, () => events.some((event) => event.type === 'step' && event.path === 'chat/pre-chat'));
    } finally {
      unmount();
      jest.useRealTimers();
    }
  });

  test.each([
    ['the assistant by the hours of the week', { exceptions: [{ date: '2026-11-23', isOpen: false }] }],
    ['agents by the hours of the week', {}],
  ])('while nobody says who is there: %s', async (_, hours) => {
    const sandbox = await sandboxWith(true);
    await set(sandbox, { open: null, ...hours });
    await sandbox.control('POST', '/faults', FAILS);
    await renderChat({ sandbox });
    await screen.findByRole('button', { name: 'Chat with us' });
    expect(answers()).toBe(true);
  });

  test('while nothing is known it answers: the form says what holds', async () => {
    const sandbox = await sandboxWith(true);
    for (const path of ['**/openStatus', '**/week'])
      await sandbox.control('POST', '/faults', { ...FAILS, path });
    await renderChat({ sandbox });
    await screen.findByRole('button', { name: 'Chat with us' });
    expect(answers()).toBe(true);
  });
});

describe('the form', () => {
  test('starts a session, and says who joins', async () => {
    const uuid = '3f2b8a52-6a3e-4f0e-9d39-2f4f7d4f0a11';
    const view = await renderChat({ path: `/${uuid}/identity?org=OAKLINE&userData=secret` });
    await fillIn(view);
    await submit(view);
    await view.waitForStep('chat/agent');
    expect(screen.getByRole('heading', { name: 'Chat with an agent' })).toBeInTheDocument();
    expect(panel()).toHaveTextContent('You are in line. An agent will join you here.');
    const [request, ...more] = await started(view.sandbox);
    expect(more).toEqual([]);
    expect(request?.body).toMatchObject({
      applicationUuid: uuid,
      chatMode: 'nice',
      org: 'OAKLINE',
      identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
      pageUrl: `http://localhost/${uuid}/identity?org=OAKLINE`,
    });
  });

  test.each([
    ['Name', '', 'Required'],
    ['Name', 'a'.repeat(129), 'Cannot be more than 128 characters'],
    ['Email', '', 'Please enter your email'],
    ['Email', 'ana@example', 'Please enter a valid email address'],
    ['Email', `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`, 'Cannot be more than 128 characters'],
  ])('%s "%s": %s', async (name, text, message) => {
    const view = await renderChat();
    await fillIn(view);
    await view.user.clear(field(name));
    if (text) {
      await view.user.click(field(name));
      await view.user.paste(text);
    }
    await submit(view);
    await screen.findByRole('link', {
      name: (link) => link === message || link === `${name}: ${message}`,
    });
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(name)).toHaveValue(text);
    expect(await started(view.sandbox)).toEqual([]);
  });

  test.each([
    ['begins with who is signed in', undefined, 'Ana Rivera'],
    ['is there without', { method: 'GET', path: '**/profile', kind: 'status', status: 500 }, ''],
  ])('%s', async (_, fault, name) => {
    const sandbox = await sandboxWith(true);
    if (fault) await sandbox.control('POST', '/faults', fault);
    const view = await renderChat({
      sandbox,
      application: { firstName: 'Ana', lastName: 'Rivera', email: 'ana@example.com' },
    });
    await view.launch();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(name);
    expect(field('Email')).toHaveValue(name && 'ana@example.com');
  });

  test('128 characters are not too many', async () => {
    const view = await renderChat();
    await fillIn(view);
    await view.user.clear(field('Name'));
    await view.user.click(field('Name'));
    await view.user.paste('a'.repeat(128));
    await submit(view);
    await view.waitForStep('chat/agent');
  });

  test('a failure keeps what was typed, and so does closing the panel', async () => {
    const view = await renderChat();
    await view.control('POST', '/faults', {
      method: 'POST',
      path: '**/init-web-chat',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await fillIn(view);
    await submit(view);
    expect(await screen.findByText('Something went wrong. Please try later.')).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Ana');
    await view.user.click(screen.getByRole('button', { name: 'Close chat' }));
    await view.launch();
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.com');
    await submit(view);
    await view.waitForStep('chat/agent');
  });

  test('closing hours that came in the meantime', async () => {
    const view = await renderChat();
    await fillIn(view);
    await view.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
    await submit(view);
    await view.waitForStep('chat/assistant');
    await view.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
    await view.user.click(screen.getByRole('button', { name: 'Talk to a person' }));
    await view.waitForStep('chat/pre-chat');
    expect(field('Name')).toHaveValue('Ana');
  });
});

describe('a session', () => {
  test('is used again after a reload, and can be ended', async () => {
    const first = await renderChat();
    await fillIn(first);
    await submit(first);
    await first.waitForStep('chat/agent');
    first.unmount();

    // It is open as it was left, and takes no focus.
    const view = await renderChat({ sandbox: first.sandbox });
    await view.waitForStep('chat/agent');
    expect(document.body).toHaveFocus();
    expect(await started(first.sandbox)).toHaveLength(1);
    await view.user.click(screen.getByRole('button', { name: 'End chat' }));
    await view.waitForStep('chat/ended');
    expect(screen.getByRole('heading', { name: 'Thanks for chatting with us!' })).toHaveFocus();
    await view.user.click(screen.getByRole('button', { name: 'Start a new chat' }));
    await view.waitForStep('chat/pre-chat');
  });

  test('that is over is not used again', async () => {
    const first = await renderChat();
    await fillIn(first);
    await submit(first);
    await first.waitForStep('chat/agent');
    first.unmount();

    const later = new Date(now.getTime() + 6 * 60 * 60_000 + 1);
    const view = await renderChat({ sandbox: first.sandbox, now: later });
    await view.launch();
    await view.waitForStep('chat/pre-chat');
  });
});

describe('outside operating hours', () => {
  test('says so, with the hours in Pacific time and the phone', async () => {
    const sandbox = await sandboxWith(false);
    // Sunday noon there.
    await sandbox.control('PUT', '/clock', { now: '2026-11-22T20:00:00Z', rate: 0 });
    const view = await renderChat({ sandbox });
    await view.launch();
    await view.user.click(await screen.findByRole('button', { name: 'Talk to a person' }));
    await view.waitForStep('chat/closed');
    expect(screen.getByRole('heading', { name: "We're closed" })).toBeInTheDocument();
    expect(panel()).toHaveTextContent(
      /We open again on Monday, 6:00 AM, Pacific time(?: \([^)]+ where you are\))?\./,
    );
    await waitFor(() => expect(panel()).toHaveTextContent('Monday to Saturday6:00 AM to 6:00 PM'));
    expect(panel()).toHaveTextContent('SundayClosed');
    expect(panel()).toHaveTextContent(view.bundle.brand.companyInfo.supportPhone);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('hours that cannot be asked for can be asked for again', async () => {
    const sandbox = await sandboxWith(true);
    // When the button is shown, and again when the panel is opened.
    await sandbox.control('POST', '/faults', { path: '**/openStatus', kind: 'network', times: 2 });
    const view = await renderChat({ sandbox });
    await view.launch();
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await view.waitForStep('chat/pre-chat');
  });
});
