import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney, money } from '#src/domain/money/money.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { ProgressBar } from '#src/ui/primitives/ProgressBar.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { EditIncome } from './EditIncome.tsx';

export interface Stated {
  incomePrimary: number;
  incomeOther: number;
  employmentType: string;
  stated: number;
  verified: number;
}

const dollars = (amount: number) => formatWholeMoney(money(amount));

/** What the person said they earn, how much of it is verified, and the way to correct it. */
export function StatedIncome({
  income,
  isChanging,
  onChanging,
}: {
  income: Stated;
  isChanging: boolean;
  onChanging(isChanging: boolean): void;
}) {
  const t = useCopy(copy);
  const [edits, setEdits] = useState(0);
  // The form that had the focus is gone after each.
  const different = useFocusOn<HTMLButtonElement>(edits);
  const done = () => {
    onChanging(false);
    setEdits(edits + 1);
  };
  const verified = t('verified', { amount: dollars(income.verified), stated: dollars(income.stated) });
  return (
    <Stack gap={2}>
      <SummaryList
        rows={[
          { term: t('stated'), value: t('perYear', { amount: dollars(income.incomePrimary) }) },
          ...(income.incomeOther > 0
            ? [{ term: t('other'), value: t('perYear', { amount: dollars(income.incomeOther) }) }]
            : []),
        ]}
      />
      <ProgressBar
        label={verified}
        value={Math.min(income.verified, income.stated)}
        max={Math.max(income.stated, 1)}
      />
      {isChanging ? (
        <EditIncome income={income} onDone={done} />
      ) : (
        <div>
          <LinkButton ref={different} onClick={() => onChanging(true)}>
            {t('different')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
