import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { chooseLinked, connectBank, typeAccountInstead } from './journey.ts';

const open = async (more = {}) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}/bank/disburse',
      application: { status: { checklistStatus: 'DISBURSEMENT_ACCOUNT' }, ...more },
    }),
  );

describe('bank/disburse', () => {
  test('connect, choose an account and how it is sent, then confirm', async () => {
    const at = await open();
    const { waitForStep } = at;
    expect(
      await screen.findByText(/^You'll receive \$[\d,]+ after the cancellation period\.$/),
    ).toBeVisible();
    await connectBank(at);
    expect(await screen.findByText('Your accounts at Harbor Community Bank were connected.')).toBeVisible();
    await at.press('Continue');
    expect(screen.getByRole('radiogroup', { name: /Choose an account/ })).toHaveAccessibleDescription(
      expect.stringContaining('Choose an account'),
    );
    expect(screen.getByRole('radiogroup', { name: /How should we send it/ })).toHaveAccessibleDescription(
      expect.stringContaining('Required'),
    );
    await at.choose(/^Harbor Community Bank, Checking ending in \d{4}/);
    await at.choose('Direct deposit (ACH)');
    await at.press('Continue');
    await waitForStep('bank/confirm');
    expect(await screen.findByText('Harbor Community Bank')).toBeVisible();
  });

  test('an account in another name needs a letter of the bank, and is looked at', async () => {
    const at = await open();
    const { waitForStep, control, application } = at;
    await connectBank(at, 'user_other_name');
    const account = await screen.findByRole('radio', { name: /Harbor Community Bank/ });
    expect(account).not.toBeChecked();
    expect(account).toHaveAccessibleDescription(
      "The name on this account is Casey Someoneelse. It must match yours or a co-borrower's. If it is another name of yours, send a letter from your bank.",
    );
    expect(screen.queryByLabelText(/^Letter from your bank/)).not.toBeInTheDocument();
    await at.choose(/Checking/);
    await at.choose('Direct deposit (ACH)');
    await at.press('Continue');
    const letter = screen.getByLabelText(/^Letter from your bank/);
    expect(letter).toHaveAccessibleDescription(expect.stringContaining('Upload at least one file'));
    await at.upload('Letter from your bank', samplePdf('letter.pdf'));
    await screen.findByText('Uploaded');
    await at.press('Continue');
    await waitForStep('bank/confirm');
    expect(await screen.findByText('Casey Someoneelse')).toBeVisible();
    expect(await control('GET', `/applications/${application.uuid}`)).toMatchObject({
      disburseAccount: { holderName: 'Casey Someoneelse' },
      bankAccounts: [{ verification: { method: 'DOCUMENT_REVIEW', state: 'IN_REVIEW' } }],
      conditions: [{ requestDocuments: ['BANK_LETTER'], state: 'SUBMITTED' }],
    });
    // It is not asked for once more.
    await at.press('Use a different account');
    expect(await screen.findByRole('radio', { name: /Harbor Community Bank/ })).toHaveAccessibleDescription(
      'Account holder: Casey Someoneelse',
    );
  });

  test('closing the window offers to try again or to type the account', async () => {
    const at = await open();
    const { waitForStep } = at;
    await at.press('Connect your bank');
    await at.within('dialog', 'Connect a test bank').press('Close');
    const message = await screen.findByText('You closed the window before finishing');
    expect(message).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await typeAccountInstead(at);
    await waitForStep('bank/manual-disburse');
  });

  test('a second home has no cancellation period', async () => {
    await open({ property: { occupancyType: 'SECONDARY' } });
    expect(await screen.findByText(/once your documents are signed and recorded/)).toBeVisible();
  });

  test('a failure of the server keeps the choice', async () => {
    const at = await open();
    const { control } = at;
    await chooseLinked(at);
    await at.choose(/Savings ending in/);
    await at.choose(/^Wire/);
    await control('POST', '/faults', {
      method: 'PUT',
      path: '**/disbursement-account',
      kind: 'status',
      status: 500,
    });
    await at.press('Continue');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Savings ending in/ })).toBeChecked();
  });
});
