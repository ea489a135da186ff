import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { borrower } from '#remotes/borrower/remote.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const ACCOUNT = {
  uuid: '11111111-1111-4111-8111-111111111111',
  institution: 'Harbor Community Bank',
  type: 'CHECKING',
  mask: '1234',
  routingNumber: '021000021',
  holderName: 'Ana Rivera',
  confirmed: false,
};
const open = (checklistStatus = 'DISBURSEMENT_ACCOUNT', disburseAccount: unknown = ACCOUNT) =>
  renderRemote(borrower, {
    path: '/{uuid}/bank/confirm',
    application: { status: { checklistStatus }, disburseAccount },
  });

async function confirm(user: UserEvent) {
  await user.click(await screen.findByRole('checkbox', { name: /^This account is mine/ }));
  await user.click(screen.getByRole('button', { name: 'Confirm account' }));
}

describe('bank/confirm', () => {
  test('shows the account, wants the word that it is theirs, then goes on', async () => {
    const { user, waitForStep } = await open();
    for (const text of ['Harbor Community Bank', 'Checking', '****1234', 'Ana Rivera', '021000021']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByText('Wrong details can delay or lose your funds.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Confirm account' }));
    expect(screen.getByRole('checkbox', { name: /^This account is mine/ })).toHaveAccessibleDescription(
      expect.stringContaining('Confirm that this account is yours and the details are right'),
    );
    await confirm(user);
    await waitForStep('bank/autopay');
  });

  test('under AUTOPAY_ACCOUNT, which stays, it leads on to the payments', async () => {
    const { user, waitForStep } = await open('AUTOPAY_ACCOUNT');
    await confirm(user);
    await waitForStep('bank/autopay');
  });

  test('another account can be chosen', async () => {
    const { user, waitForStep } = await open();
    await user.click(await screen.findByRole('button', { name: 'Use a different account' }));
    await waitForStep('bank/disburse');
  });

  test('without a chosen account there is nothing to confirm', async () => {
    const { waitForStep } = await open('DISBURSEMENT_ACCOUNT', null);
    await waitForStep('bank/disburse');
  });

  test('a failure of the server keeps the tick', async () => {
    const { user, control } = await open();
    await control('POST', '/faults', { method: 'PUT', path: '**/confirm', kind: 'status', status: 503 });
    await confirm(user);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^This account is mine/ })).toBeChecked();
  });
});
