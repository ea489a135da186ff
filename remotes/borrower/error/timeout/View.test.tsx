import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { journey } from './journey.ts';

const open = async (checklistStatus: string, more: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus }, hold: true, ...more },
    }),
  );
  await at.waitForStep('error/timeout');
  await at.expectHeading(journey.states[''].heading);
  return at;
};

describe('error/timeout', () => {
  test('says that nothing is lost, how long it takes and how one will hear, and names no error', async () => {
    const at = await open('UNKNOWN');
    const safe = screen.getByText(/^Your application \d{7} is safe\./);
    expect(safe).toHaveTextContent(at.application.loanNumber);
    expect(safe).toHaveTextContent(at.application.email);
    expect(safe).toHaveTextContent('Most reviews take 1-2 business days.');
    expect(screen.queryByText(/timed out|error/i)).not.toBeInTheDocument();
  });

  test.each([
    [
      'FACTA_REVIEW',
      /^There is a fraud alert on your credit file, so we will call you at the number on that alert\.$/,
    ],
    [
      'CREDIT_MINOR',
      /^The credit file we found does not look like an adult's\. Check your date of birth or contact us\.$/,
    ],
  ])('%s: says what is special about it, and no other status does', async (status, text) => {
    await open(status);
    expect(screen.getByText(text)).toBeVisible();
  });

  test.each(['UNKNOWN', 'CREDIT_ERROR', 'ORDER_FULL_TITLE'])(
    '%s: nothing of other reviews',
    async (status) => {
      await open(status);
      expect(screen.queryByText(/fraud alert|look like an adult/)).not.toBeInTheDocument();
    },
  );

  test('goes on when there is something to do', async () => {
    const at = await open('UNKNOWN');
    await at.control('PATCH', `/applications/${at.application.uuid}`, {
      status: { checklistStatus: 'HMDA' },
    });
    await at.press('Check again');
    await at.waitForStep('start/hmda');
  });

  test('a question of the title search stands first, and leads to where it is answered', async () => {
    const at = await open('ORDER_FULL_TITLE', { titleQuestion: 'OWNERSHIP' });
    expect(screen.getByText(/^County records name another owner of your home/)).toBeVisible();
    await at.press('Answer our question');
    await at.waitForStep('review-app/incorrect-ownership');
  });

  test('what an underwriter has can be looked at', async () => {
    const at = await open('HOLD_FOR_APPRAISAL_REVIEW');
    await at.press('See what we are reviewing');
    await at.waitForStep('review-app/uw');
  });
});
