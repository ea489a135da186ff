import { array, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { compareMoney, formatWholeMoney, parseMoneyInput } from '#src/domain/money/money.ts';
import { formatRatio } from '#src/domain/money/moneyText.ts';
import type { copy } from './copy.ts';
import { coversLoans, isEnough, largestFittingLine, outcomeOf, type WinbackFacts } from './facts.ts';

const CHOICES = ['PAY_OFF', 'BORROW_LESS', 'VALUE_WRONG', 'WITHDRAW'] as const;
export type WinbackChoice = (typeof CHOICES)[number];

export interface WinbackValues {
  choice: WinbackChoice;
  loans: readonly string[];
  amount: string;
}

type T = Translate<(typeof copy)['strings']>;

/** What still blocks the line after these loans are paid off; undefined when nothing does. */
export function loansProblem(t: T, facts: WinbackFacts, loans: readonly string[]): string | undefined {
  if (loans.length === 0) return t('loansMissing');
  if (!coversLoans(facts, loans)) return t('notCovered');
  const { share, fitsValue, position, fitsPosition } = outcomeOf(facts, loans);
  if (!fitsValue) return t('above', { share: formatRatio(share), max: formatRatio(facts.maxCltv) });
  if (fitsPosition) return undefined;
  return t('whyPosition', { max: facts.maxPosition ?? '', position: position ?? '' });
}

export function winbackSchema(t: T, facts: WinbackFacts) {
  const most = largestFittingLine(facts);
  const max = formatWholeMoney(most);
  const range =
    facts.least === undefined
      ? t('amountMost', { max })
      : t('amountRange', { min: formatWholeMoney(facts.least), max });
  return object({
    choice: string().oneOf(CHOICES, t('choiceMissing')).required(t('choiceMissing')),
    loans: array(string().required())
      .default([])
      .test('loans', (loans, context) => {
        if ((context.parent as WinbackValues).choice !== 'PAY_OFF') return true;
        const message = loansProblem(t, facts, loans);
        return message ? context.createError({ message }) : true;
      }),
    amount: string()
      .default('')
      .test('amount', range, (text, context) => {
        if ((context.parent as WinbackValues).choice !== 'BORROW_LESS') return true;
        const amount = parseMoneyInput(text);
        return amount !== undefined && isEnough(facts, amount) && compareMoney(amount, most) <= 0;
      }),
  });
}
