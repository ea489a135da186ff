import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { registerChat } from '#src/platform/chatPresence.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writeQuestion } from './journey.ts';

const open = async (input: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}/signing/intro',
      application: { status: { checklistStatus: 'FINAL_OFFER' } },
      ...input,
    }),
  );
type Opened = Awaited<ReturnType<typeof open>>;

async function ask(at: Opened): Promise<void> {
  await at.press('I have a question');
  await at.expectHeading('Ask us before you sign');
}

const held = ({ control, application }: Opened) =>
  control<{ answers: { postSupportRequest?: Record<string, unknown> } }>(
    'GET',
    `/applications/${application.uuid}`,
  );

test('a question is sent, and the agreement says its reference', async () => {
  const at = await open();
  await ask(at);
  await at.select(/^Which document\?/, 'Home equity line agreement and disclosures');
  await writeQuestion(at);
  await at.press('Send my question');
  await at.waitForStep('signing/intro');
  const sent = await screen.findByText(/^We have received your question\. Your reference is R-\d{6}\./);
  expect(sent).toHaveTextContent('We will call you');
  await waitFor(async () =>
    expect(await at.find('heading', 'Review and sign your agreement')).toHaveAccessibleDescription(
      /reference/,
    ),
  );
  const { answers } = await held(at);
  expect(answers.postSupportRequest).toEqual({
    topic: 'TERM',
    message: 'The fee is higher than what I chose.',
    documentUuid: expect.stringMatching(/^[\da-f-]{36}$/),
    preferredContact: 'PHONE',
    bestTime: 'MORNING',
  });
  const mails = await at.control<{ to: string; subject: string }[]>('GET', '/outbox');
  expect(mails).toContainEqual(
    expect.objectContaining({ to: at.application.email, subject: expect.stringMatching(/R-\d{6}$/) }),
  );
});

test('a chat is offered where there is one, and no time to call who is written to', async () => {
  const leaves = registerChat('answers', 'OAKLINE');
  const at = await open();
  await ask(at);
  await at.choose(/^By email, to /);
  expect(screen.queryByRole('combobox', { name: /^Best time/ })).not.toBeInTheDocument();
  await at.choose('In a chat on this page');
  await act(async () => leaves());
  await waitFor(() => expect(screen.queryByRole('radio', { name: /chat/ })).not.toBeInTheDocument());
});

test('one may go back without a word', async () => {
  const at = await open();
  await ask(at);
  expect(await screen.findByRole('link', { name: /^Call \(/ })).toBeVisible();
  await at.press('Back to signing');
  await at.waitForStep('signing/intro');
  expect(screen.queryByText(/^We have received/)).not.toBeInTheDocument();
});
