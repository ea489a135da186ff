import { type ReactNode, useRef, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { needsLowIncomeConfirmation, parseIncome } from '#src/domain/person/income.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { IncomeValues } from './schema.ts';

/** Asks once whether an unusually low income is the annual one (docs/rules.md#stated-income). */
export function useLowIncome(): { confirm(values: IncomeValues): Promise<boolean>; dialog: ReactNode } {
  const t = useCopy(copy);
  const confirmed = useRef<string>(undefined);
  const [asked, setAsked] = useState<{ income: string; answer(yes: boolean): void } | undefined>();

  const confirm = ({ income }: IncomeValues) => {
    if (!needsLowIncomeConfirmation(income, confirmed.current === income)) return Promise.resolve(true);
    return new Promise<boolean>((resolve) => {
      setAsked({
        income,
        answer(yes) {
          if (yes) confirmed.current = income;
          setAsked(undefined);
          resolve(yes);
        },
      });
    });
  };
  const dialog = asked ? (
    <Dialog
      open
      size="small"
      title={t('lowTitle')}
      description={<Text>{t('lowText', { amount: formatWholeMoney(parseIncome(asked.income) ?? 0) })}</Text>}
      onClose={() => asked.answer(false)}
      actions={
        <>
          <Button onClick={() => asked.answer(true)}>{t('lowConfirm')}</Button>
          <Button variant="secondary" onClick={() => asked.answer(false)}>
            {t('lowChange')}
          </Button>
        </>
      }
    />
  ) : null;
  return { confirm, dialog };
}
