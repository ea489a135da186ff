import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { hasChat, registerChat } from '#src/platform/chatPresence.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

const open = async (flags: Record<string, boolean> = {}) => {
  const view = await renderRemote(borrower, { path: '/register-v2', flags });
  await view.waitForStep('register-v2');
  return view;
};
const chat = () => screen.queryByRole('button', { name: 'Chat with us' });
const phone = () => screen.queryByRole('link', { name: /^Call / });
const arrives = (whom: string) => act(async () => registerChat('answers', whom));

test('"Chat with us" is there while somebody answers, and the phone while nobody does', async () => {
  const { user, events, unmount } = await open();
  expect(chat()).toBeNull();
  expect(phone()).toBeVisible();
  const leaves = await arrives('OAKLINE');
  expect(phone()).toBeNull();
  expect(hasChat('offers', 'OAKLINE')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Chat with us' }));
  expect(events).toContainEqual({ type: 'chat-requested', org: 'OAKLINE' });
  await user.click(document.body);
  await act(async () => leaves());
  expect(chat()).toBeNull();
  expect(phone()).toBeVisible();
  unmount();
  expect(hasChat('offers', 'OAKLINE')).toBe(false);
});

test('a button that has the focus is there until the focus goes, and the phone after that', async () => {
  await open();
  const leaves = await arrives('OAKLINE');
  const button = chat() as HTMLElement;
  await act(async () => button.focus());
  await act(async () => leaves());
  expect(chat()).toBe(button);
  expect(button).toHaveFocus();
  expect(phone()).toBeNull();
  await act(async () => button.blur());
  expect(chat()).toBeNull();
  const link = phone() as HTMLElement;
  await act(async () => link.focus());
  const leavesAgain = await arrives('OAKLINE');
  expect(link).toHaveFocus();
  await act(async () => link.blur());
  expect(chat()).toBeVisible();
  await act(async () => leavesAgain());
});

test("another organisation's chat answers nobody here; the page's own does", async () => {
  const { runtime } = await open();
  const others = await arrives('QUILLMERE_BANK');
  expect(chat()).toBeNull();
  const own = await arrives(runtime.mountId);
  expect(chat()).toBeVisible();
  for (const leaves of [others, own]) await act(async () => leaves());
});

test('where web chat is off, nobody is asked', async () => {
  const leaves = await arrives('OAKLINE');
  await open({ 'fe-heloc-web-chat': false });
  await waitFor(() => expect(chat()).toBeNull());
  expect(phone()).toBeVisible();
  await act(async () => leaves());
});

test('a page on which one waits has the Application ID, to be copied for the call', async () => {
  const { user, application } = await renderRemote(borrower, {
    path: '/{uuid}',
    application: { status: 'CREDIT_MINOR' },
  });
  const card = within(
    (await screen.findByRole('heading', { name: 'Talk to us' })).closest('section') as HTMLElement,
  );
  expect(card.getByText(application.loanNumber)).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(card.getByRole('button', { name: 'Copy Application ID' }));
  expect(write).toHaveBeenCalledWith(application.loanNumber);
  expect(await card.findByRole('button', { name: 'Copied Application ID' })).toBeVisible();
  write.mockRejectedValue(new Error('not allowed'));
  await user.click(await card.findByRole('button', { name: 'Copy Application ID' }, { timeout: 3000 }));
  expect(await card.findByText(/Select the number and copy it yourself/)).toBeVisible();
});
