import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';

const atIncome = { status: { checklistStatus: 'INCOME_VERIFICATION' } };
const path = 'income/review';

/** What is said of the person who is logged in, beside their application. */
export const PEOPLE: Readonly<Record<string, Scenario<ScreenPath>>> = {
  'two-accounts': { label: 'Two wallet accounts', body: { ...atIncome, user: { accounts: 2 } }, path },
  'no-account': { label: 'No wallet account', body: { ...atIncome, user: { accounts: 0 } }, path },
  'password-expired': {
    label: 'The password has expired',
    body: { ...atIncome, user: { passwordExpired: true } },
    path,
  },
  'signer-broker': {
    label: 'Co-owner who is a broker, too',
    body: {
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [
        {
          firstName: 'Sam',
          lastName: 'Okafor',
          email: 'slow.sam.broker@example.com',
          role: 'CO_OWNER',
          phoneNumber: '2085550122',
          status: 'OPENED',
          isBroker: true,
        },
      ],
    },
    path: 'signing/additional',
    bySigner: true,
  },
};
