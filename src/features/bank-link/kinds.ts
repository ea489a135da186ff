import type { BankLinkPurpose } from '#src/api/contract/bankLink.ts';

/** What is linked: people speak of their bank, their payroll or their tax software. */
export type LinkedKind = 'bank' | 'payroll' | 'tax';

const KINDS: Readonly<Record<BankLinkPurpose, LinkedKind>> = {
  INCOME: 'bank',
  DISBURSEMENT: 'bank',
  AUTOPAY: 'bank',
  PAYROLL: 'payroll',
  TAX: 'tax',
};
export const kindOf = (purpose: BankLinkPurpose): LinkedKind => KINDS[purpose];
