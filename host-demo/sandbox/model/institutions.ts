import type { BankLinkPurpose } from '#src/api/contract/bankLink.ts';
import { UNIVERSAL_CODE } from './registration.ts';

interface Institution {
  name: string;
  outcome: string;
}

export const BANKS = {
  'harbor-community': { name: 'Harbor Community Bank', outcome: 'LINKED' },
  'first-sandbox': { name: 'First Sandbox Bank', outcome: 'LINKED' },
  'bank-down': { name: 'Bank That Is Down', outcome: 'INSTITUTION_DOWN' },
  'bank-busy': { name: 'Bank That Is Busy', outcome: 'RATE_LIMITED' },
  'bank-unsupported': { name: 'Bank That Is Not Supported', outcome: 'INSTITUTION_NOT_FOUND' },
} as const;

export const PAYROLLS = {
  'brightwater-logistics': { name: 'Brightwater Logistics', outcome: 'LINKED' },
  'clearledger-payroll': { name: 'Clearledger Payroll', outcome: 'LINKED' },
  'northfield-hr': { name: 'Northfield HR', outcome: 'LINKED' },
  paystead: { name: 'Paystead', outcome: 'LINKED' },
  'summit-pay': { name: 'Summit Pay', outcome: 'LINKED' },
  'payroll-down': { name: 'Payroll That Is Down', outcome: 'INSTITUTION_DOWN' },
  'payroll-busy': { name: 'Payroll That Is Busy', outcome: 'RATE_LIMITED' },
  'payroll-unsupported': { name: 'Payroll That Is Not Supported', outcome: 'INSTITUTION_NOT_FOUND' },
} as const;

export const TAX_PROGRAMS = {
  ledgerleaf: { name: 'Ledgerleaf Tax', outcome: 'LINKED' },
  fileright: { name: 'Fileright', outcome: 'LINKED' },
  'tax-down': { name: 'Tax Program That Is Down', outcome: 'INSTITUTION_DOWN' },
  'tax-busy': { name: 'Tax Program That Is Busy', outcome: 'RATE_LIMITED' },
  'tax-unsupported': { name: 'Tax Program That Is Not Supported', outcome: 'INSTITUTION_NOT_FOUND' },
} as const;

/** What there is to link, by what for. */
export const INSTITUTIONS: Readonly<Record<BankLinkPurpose, Readonly<Record<string, Institution>>>> = {
  INCOME: BANKS,
  DISBURSEMENT: BANKS,
  AUTOPAY: BANKS,
  PAYROLL: PAYROLLS,
  TAX: TAX_PROGRAMS,
};
const ALL: Readonly<Record<string, Institution>> = { ...BANKS, ...PAYROLLS, ...TAX_PROGRAMS };

export const institutionOf = (id: string): Institution | undefined =>
  Object.hasOwn(ALL, id) ? ALL[id] : undefined;

/** Users of every sandbox bank, payroll and tax program. `payShare`: what is found as a share of the stated income. */
export const BANK_USERS = {
  user_good: { payShare: 1, holder: 'applicant', kinds: ['CHECKING', 'SAVINGS'], note: 'Everything fits' },
  user_mfa: {
    payShare: 1,
    holder: 'applicant',
    kinds: ['CHECKING', 'SAVINGS'],
    mfa: true,
    note: `Asks for a code: ${UNIVERSAL_CODE}; then everything fits`,
  },
  user_low_pay: {
    payShare: 0.6,
    holder: 'applicant',
    kinds: ['CHECKING'],
    note: 'Pay is 60 % of the stated income: the offers are revised (REVISED_OFFER_SELECTION)',
  },
  user_no_pay: {
    payShare: 0,
    holder: 'applicant',
    kinds: ['CHECKING'],
    note: 'No pay, pay statements or tax returns: the record fails',
  },
  user_other_name: {
    payShare: 1,
    holder: 'Casey Someoneelse',
    kinds: ['CHECKING'],
    note: 'The account is in another name: money goes there only with a letter of the bank, which a person looks at',
  },
  user_prepaid: { payShare: 1, holder: 'applicant', kinds: ['PREPAID'], note: 'No account that can be used' },
} as const;

/** A user that is not listed works like `user_good`. */
export const linkUser = (name = '') =>
  Object.hasOwn(BANK_USERS, name) ? BANK_USERS[name as keyof typeof BANK_USERS] : BANK_USERS.user_good;

/** A password that none of them takes. Any other is fine; so is any user name not listed. */
export const WRONG_BANK_PASSWORD = 'wrong';

interface SignIn {
  username: string;
  password: string;
  code?: string | null | undefined;
}

/** The result of a sign-in at an institution; an unknown institution has a result of its own. */
export function signInOutcome(
  { username, password, code }: SignIn,
  institution: Institution | undefined,
): string {
  if (!institution) return 'INSTITUTION_NOT_FOUND';
  if (institution.outcome !== 'LINKED') return institution.outcome;
  if (password === WRONG_BANK_PASSWORD) return 'INVALID_CREDENTIALS';
  if (!('mfa' in linkUser(username)) || code === UNIVERSAL_CODE) return 'LINKED';
  return code ? 'INVALID_CODE' : 'MFA_REQUIRED';
}
