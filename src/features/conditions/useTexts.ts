import type { Condition } from '#src/api/contract/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import type { Known } from '#src/domain/conditions/conditions.ts';
import { payStubs } from '#src/domain/conditions/tasks.ts';
import { useCase } from '../case/CaseContext.ts';
import { ownershipLabels } from '../labels/ownership.ts';
import { copy } from './copy.ts';

/** How a request is called and what it asks, with what is known of the case in it. */
export function useTexts(): (condition: Known<Condition>) => { title: string; ask: string } {
  const t = useCopy(copy);
  const ownership = useCopy(ownershipLabels);
  const { facts } = useCase();
  const told = Object.entries(ownershipLabels.strings).find(([kind]) => kind === facts.ownership);
  return (condition) => {
    const values = {
      bank: facts.bank || t('bank'),
      account: facts.accountEnding ? t('account', { last4: facts.accountEnding }) : t('accountPlain'),
      address: facts.address || t('home'),
      recorded: condition.xtraData?.recorded || t('recordedUnknown'),
      told: told
        ? ownership(told[0] as keyof typeof ownershipLabels.strings).toLowerCase()
        : t('toldUnknown'),
      count: payStubs(condition),
    };
    return { title: t(condition.categoryEnum), ask: t(`${condition.categoryEnum}Ask`, values) };
  };
}
