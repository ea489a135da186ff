import type { BankLinkPurpose } from '#src/api/contract/bankLink.ts';
import type { LinkType } from '#src/features/income/methods.ts';
import type { copy } from './copy.ts';

type Text = keyof (typeof copy)['strings'];
interface Linked {
  purpose: BankLinkPurpose;
  heading: Text;
  intro: Text;
  start: Text;
  /** Offered beside the start, for a person without a login: they send documents. */
  noLogin?: Text;
  found: Text;
  list: Text;
  isTheirs: Text;
  needed: Text;
  notTheirs: Text;
  refused: Text;
  none: Text;
  confirmed: Text;
}

/** The ways by an account that is linked in a vendor's window, and what is said on them. */
export const LINKED = {
  plaid: {
    purpose: 'INCOME',
    heading: 'plaidHeading',
    intro: 'intro',
    start: 'start',
    found: 'found',
    list: 'deposits',
    isTheirs: 'isPay',
    needed: 'isPayNeeded',
    notTheirs: 'notPay',
    refused: 'refused',
    none: 'none',
    confirmed: 'done',
  },
  'truv-payroll': {
    purpose: 'PAYROLL',
    heading: 'payrollHeading',
    intro: 'payrollIntro',
    start: 'payrollStart',
    noLogin: 'payrollNoLogin',
    found: 'payrollFound',
    list: 'payrollList',
    isTheirs: 'isPay',
    needed: 'isPayNeeded',
    notTheirs: 'notPay',
    refused: 'payrollRefused',
    none: 'payrollNone',
    confirmed: 'done',
  },
  'truv-tax': {
    purpose: 'TAX',
    heading: 'taxHeading',
    intro: 'taxIntro',
    start: 'taxStart',
    noLogin: 'taxNoLogin',
    found: 'taxFound',
    list: 'taxList',
    isTheirs: 'isReturn',
    needed: 'isReturnNeeded',
    notTheirs: 'notReturn',
    refused: 'taxRefused',
    none: 'taxNone',
    confirmed: 'taxDone',
  },
} as const satisfies Partial<Record<LinkType, Linked>>;
export type LinkedType = keyof typeof LINKED;
