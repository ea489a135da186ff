import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { confirmAccount } from './journey.ts';

const ACCOUNT = {
  uuid: '11111111-1111-4111-8111-111111111111',
  institution: 'Harbor Community Bank',
  type: 'CHECKING',
  mask: '1234',
  routingNumber: '021000021',
  holderName: 'Ana Rivera',
  confirmed: false,
};
const open = openerOf(borrower, '/{uuid}/bank/confirm', {
  status: 'DISBURSEMENT_ACCOUNT',
  disburseAccount: ACCOUNT,
});

describe('bank/confirm', () => {
  test('shows the account, wants the word that it is theirs, then goes on', async () => {
    const at = await open();
    for (const text of ['Harbor Community Bank', 'Checking', '****1234', 'Ana Rivera', '021000021']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByText('Wrong details can delay or lose your funds.')).toBeVisible();
    await at.press('Confirm account');
    expect(screen.getByRole('checkbox', { name: /^This account is mine/ })).toHaveAccessibleDescription(
      expect.stringContaining('Confirm that this account is yours and the details are right'),
    );
    await confirmAccount(at);
    await at.waitForStep('bank/autopay');
  });

  test('under AUTOPAY_ACCOUNT, which stays, it leads on to the payments', async () => {
    const at = await open({ status: 'AUTOPAY_ACCOUNT' });
    await confirmAccount(at);
    await at.waitForStep('bank/autopay');
  });

  test('another account can be chosen', async () => {
    const at = await open();
    await at.press('Use a different account');
    await at.waitForStep('bank/disburse');
  });

  test('without a chosen account there is nothing to confirm', async () => {
    const at = await open({ disburseAccount: null });
    await at.waitForStep('bank/disburse');
  });

  test('a failure of the server keeps the tick', async () => {
    const at = await open();
    await at.control('POST', '/faults', { method: 'PUT', path: '**/confirm', kind: 'status', status: 503 });
    await confirmAccount(at);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^This account is mine/ })).toBeChecked();
  });
});
