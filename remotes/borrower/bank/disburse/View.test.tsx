import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { borrower } from '#remotes/borrower/remote.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const open = (more = {}) =>
  renderRemote(borrower, {
    path: '/{uuid}/bank/disburse',
    application: { status: { checklistStatus: 'DISBURSEMENT_ACCOUNT' }, ...more },
  });

async function connect(user: UserEvent, username: string, button = 'Connect your bank') {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a test bank' }));
  await user.click(await dialog.findByRole('radio', { name: 'Harbor Community Bank' }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.type(await dialog.findByRole('textbox', { name: /User name/ }), username);
  await user.type(dialog.getByLabelText(/^Password/), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await user.click(await dialog.findByRole('button', { name: 'Share accounts' }));
}
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));

describe('bank/disburse', () => {
  test('connect, choose an account and how it is sent, then confirm', async () => {
    const { user, waitForStep } = await open();
    expect(
      await screen.findByText(/^You'll receive \$[\d,]+ after the cancellation period\.$/),
    ).toBeVisible();
    await connect(user, 'user_good');
    expect(await screen.findByText('Your accounts at Harbor Community Bank were connected.')).toBeVisible();
    await next(user);
    expect(screen.getByRole('radiogroup', { name: /Choose an account/ })).toHaveAccessibleDescription(
      expect.stringContaining('Choose an account'),
    );
    expect(screen.getByRole('radiogroup', { name: /How should we send it/ })).toHaveAccessibleDescription(
      expect.stringContaining('Required'),
    );
    await user.click(screen.getByRole('radio', { name: /^Harbor Community Bank, Checking ending in \d{4}/ }));
    await user.click(screen.getByRole('radio', { name: /^Direct deposit/ }));
    await next(user);
    await waitForStep('bank/confirm');
    expect(await screen.findByText('Harbor Community Bank')).toBeVisible();
  });

  test('an account in another name needs a letter of the bank, and is looked at', async () => {
    const { user, waitForStep, control, application } = await open();
    await connect(user, 'user_other_name');
    const account = await screen.findByRole('radio', { name: /Harbor Community Bank/ });
    expect(account).not.toBeChecked();
    expect(account).toHaveAccessibleDescription(
      "The name on this account is Casey Someoneelse. It must match yours or a co-borrower's. If it is another name of yours, send a letter from your bank.",
    );
    expect(screen.queryByLabelText(/^Letter from your bank/)).not.toBeInTheDocument();
    await user.click(account);
    await user.click(screen.getByRole('radio', { name: /^Direct deposit/ }));
    await next(user);
    const letter = screen.getByLabelText(/^Letter from your bank/);
    expect(letter).toHaveAccessibleDescription(expect.stringContaining('Upload at least one file'));
    await user.upload(letter, new File(['%PDF-1.4 letter'], 'letter.pdf', { type: 'application/pdf' }));
    await screen.findByText('Uploaded');
    await next(user);
    await waitForStep('bank/confirm');
    expect(await screen.findByText('Casey Someoneelse')).toBeVisible();
    expect(await control('GET', `/applications/${application.uuid}`)).toMatchObject({
      disburseAccount: { holderName: 'Casey Someoneelse' },
      bankAccounts: [{ verification: { method: 'DOCUMENT_REVIEW', state: 'IN_REVIEW' } }],
      conditions: [{ requestDocuments: ['BANK_LETTER'], state: 'SUBMITTED' }],
    });
    // It is not asked for once more.
    await user.click(screen.getByRole('button', { name: 'Use a different account' }));
    expect(await screen.findByRole('radio', { name: /Harbor Community Bank/ })).toHaveAccessibleDescription(
      'Account holder: Casey Someoneelse',
    );
  });

  test('closing the window offers to try again or to type the account', async () => {
    const { user, waitForStep } = await open();
    await user.click(await screen.findByRole('button', { name: 'Connect your bank' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const message = await screen.findByText('You closed the window before finishing');
    expect(message).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    const [byHand] = screen.getAllByRole('button', { name: 'Enter account manually' });
    await user.click(byHand as HTMLElement);
    await waitForStep('bank/manual-disburse');
  });

  test('a second home has no cancellation period', async () => {
    await open({ property: { occupancyType: 'SECONDARY' } });
    expect(await screen.findByText(/once your documents are signed and recorded/)).toBeVisible();
  });

  test('a failure of the server keeps the choice', async () => {
    const { user, control } = await open();
    await connect(user, 'user_good');
    await user.click(await screen.findByRole('radio', { name: /Savings ending in/ }));
    await user.click(screen.getByRole('radio', { name: /^Wire/ }));
    await control('POST', '/faults', {
      method: 'PUT',
      path: '**/disbursement-account',
      kind: 'status',
      status: 500,
    });
    await next(user);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Savings ending in/ })).toBeChecked();
  });
});
