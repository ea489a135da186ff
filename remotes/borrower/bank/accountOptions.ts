import type { BankAccount } from '#src/api/contract/parts.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { accountEnding, type NumberedAccount } from '#src/domain/aba.ts';
import type { RadioOption } from '#src/ui/form/RadioGroupField.tsx';
import type { copy } from './copy.ts';

type T = Translate<(typeof copy)['strings']>;

export function typeName(type: string | null | undefined, t: T): string {
  return type === 'CHECKING' || type === 'SAVINGS' ? t(type) : t('otherType');
}

/** "Harbor Community Bank, Checking ending in 1234". */
export function accountName(
  account: NumberedAccount & { institution?: string | null; type?: string | null },
  t: T,
): string {
  const { institution } = account;
  const values = { type: typeName(account.type, t), mask: accountEnding(account) };
  return institution ? t('account', { institution, ...values }) : t('accountType', values);
}

/** Linked accounts as choices; one that cannot be used stays in the list and says why. */
export function accountOptions(accounts: readonly BankAccount[], t: T): RadioOption[] {
  return accounts.map((account) => ({
    value: account.uuid,
    label: accountName(account, t),
    description: account.holderMatches
      ? t('holderMatches', { name: account.holderName })
      : t('holder', { name: account.holderName }),
    disabled: !account.eligible,
    reason:
      account.ineligibleReason ||
      (account.holderMatches ? t('notUsable') : t('nameDiffers', { name: account.holderName })),
  }));
}
