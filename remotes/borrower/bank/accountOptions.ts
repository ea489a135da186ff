import type { BankAccount } from '#src/api/contract/parts.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { accountEnding, type NumberedAccount } from '#src/domain/bank/aba.ts';
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

/** Whether an account in another name is waiting for its letter; one whose letter has come is looked at. */
export const needsLetter = ({ eligible, holderMatches, verification }: BankAccount): boolean =>
  eligible && !holderMatches && !verification;

/**
 * Linked accounts as choices; one that cannot be used stays in the list and says why.
 * @param takesLetters one in another name can be chosen here, with a letter (docs/rules.md#account-in-another-name)
 */
export function accountOptions(
  accounts: readonly BankAccount[],
  t: T,
  { takesLetters = false } = {},
): RadioOption[] {
  return accounts.map((account) => {
    const { uuid, holderName: name, holderMatches, eligible, ineligibleReason } = account;
    const wantsLetter = needsLetter(account);
    return {
      value: uuid,
      label: accountName(account, t),
      description: t(holderMatches ? 'holderMatches' : wantsLetter ? 'nameNeedsLetter' : 'holder', { name }),
      disabled: !eligible || (wantsLetter && !takesLetters),
      reason: ineligibleReason || (holderMatches ? t('notUsable') : t('nameDiffers', { name })),
    };
  });
}
