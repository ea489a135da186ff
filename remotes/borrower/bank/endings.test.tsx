import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const CHOSEN = { institution: 'Harbor Community Bank', type: 'CHECKING', routingNumber: '021000021' };
/** However the server names the account; nowhere is more of it to be read than its last four. */
const NUMBERED = [
  ['a mask', { mask: '4321' }],
  ['a mask with its dots', { mask: '••••4321' }],
  ['a mask of another length', { mask: '000123454321' }],
  ['the number', { mask: null, accountNumber: '000123454321' }],
] as const;

const SCREENS = [
  ['bank/confirm', 'DISBURSEMENT_ACCOUNT', '****4321'],
  ['bank/autopay', 'VERIFIED_AUTOPAY_ACCOUNT', /Checking ending in 4321$/],
  ['complete', 'RESCISSION', 'Harbor Community Bank, account ending in 4321'],
  ['complete', 'RESCISSION', 'Automatically from the account ending in 4321'],
] as const;

test.each(SCREENS.flatMap((shown) => NUMBERED.map((number) => [...shown, ...number] as const)))(
  '%s under %s says %s for %s',
  async (path, checklistStatus, text, _, number) => {
    await renderRemote(borrower, {
      path: `/{uuid}/${path}`,
      application: {
        status: { checklistStatus },
        disburseAccount: { ...CHOSEN, ...number },
        autopay: { mode: 'AUTOPAY' },
        selectedOffer: { discounts: ['AUTOPAY'] },
        payoffs: [{ creditor: 'Harbor Card', amount: 100, status: 'SENT', mask: number.mask ?? '4321' }],
      },
    });
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    if (path === 'complete') {
      expect(screen.getByRole('rowheader', { name: 'Harbor Card ****4321' })).toBeVisible();
    }
    expect(document.body).not.toHaveTextContent(/54321|•4321/);
  },
);
