import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { putDraft } from '#src/api/contract/drafts.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writeAnswer } from './journey.ts';

const ANSWERED = 'We are looking at what you sent us';

const open = async (application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'DELINQUENCY_REVIEW' }, ...application },
    }),
  );
  await at.waitForStep('review-app/delinquency');
  return at;
};

describe('review-app/delinquency', () => {
  test('proof is sent and looked at, and a day later it goes on', async () => {
    const at = await open();
    expect(await screen.findByText(/ \*{4}\d{4}$/, { selector: 'dt' })).toBeVisible();
    expect(screen.getByText('1 month past due')).toBeVisible();
    await writeAnswer(at);
    await at.press('Send my answer');
    const heading = await at.find('heading', ANSWERED);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText("You answered: It's paid, and I can show proof.")).toBeVisible();
    expect(screen.getByText(/1-2 business days/)).toHaveTextContent(at.application.email);
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postDelinquencyAnswer).toEqual({ answer: 'PAID', documentUuids: [expect.any(String)] });
    await at.pass(25 * 60 * 60_000);
    await at.press('Check again');
    await at.waitForStep('income/review');
  });

  test('who is past due hears what that means, and nothing is sent', async () => {
    const at = await open();
    await at.choose("It's past due");
    expect(await screen.findByText(/^We can't continue until the account is current/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send my answer' })).not.toBeInTheDocument();
    await at.choose("This isn't mine");
    expect(await screen.findByText(/^Reported by Equifax/)).toBeVisible();
    expect(screen.getByRole('link', { name: '(888) 298-0045' })).toHaveAttribute('href', 'tel:+18882980045');
    await at.press('Send my answer');
    await at.expectHeading(ANSWERED);
  });

  test('who is past due by their draft has nothing to send either', async () => {
    const sandbox = await createTestSandbox();
    const { api, params, uuid, jwt } = await sandbox.applicant({
      status: { checklistStatus: 'DELINQUENCY_REVIEW' },
    });
    await api.call(putDraft, {
      params: { ...params, screen: 'review-app.delinquency' },
      body: { values: { answer: 'PAST_DUE' }, version: '1', replaces: [null] },
    });
    const at = drive(await renderRemote(borrower, { path: `/${uuid}`, sandbox, jwt }));
    await at.waitForStep('review-app/delinquency');
    expect(await screen.findByText(/^We can't continue until the account is current/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send my answer' })).not.toBeInTheDocument();
    await at.choose("This isn't mine");
    await at.expectButton('Send my answer');
  });

  test('an account of which little is known', async () => {
    await open({ delinquencies: [{ uuid: 'a', creditor: 'Ada County', mask: null, monthsPastDue: null }] });
    expect(await screen.findByText('Ada County', { selector: 'dt' })).toBeVisible();
    expect(screen.getByText('Past due', { selector: 'dd' })).toBeVisible();
  });

  test('decided meanwhile elsewhere, the page moves on by itself', async () => {
    const at = await open();
    await at.expectButton('Send my answer');
    await at.control('PATCH', `/applications/${at.application.uuid}`, { status: 'INCOME_VERIFICATION' });
    window.dispatchEvent(new Event('focus'));
    await at.waitForStep('income/review');
  });
});
