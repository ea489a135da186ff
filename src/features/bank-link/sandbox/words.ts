import type { LinkedKind } from '../kinds.ts';

/** The texts of the window that speak of what is linked. */
export const WORDS = {
  bank: {
    title: 'title',
    intro: 'intro',
    choice: 'bank',
    missing: 'notListed',
    other: 'other',
    noLogin: undefined,
  },
  payroll: {
    title: 'payrollTitle',
    intro: 'payrollIntro',
    choice: 'payrollChoice',
    missing: 'payrollMissing',
    other: 'payrollOther',
    noLogin: 'payrollNoLogin',
  },
  tax: {
    title: 'taxTitle',
    intro: 'taxIntro',
    choice: 'taxChoice',
    missing: 'taxMissing',
    other: 'taxOther',
    noLogin: 'taxNoLogin',
  },
} as const satisfies Record<LinkedKind, object>;
