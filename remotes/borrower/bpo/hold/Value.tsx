import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { copy } from './copy.ts';
import { Disagree } from './Disagree.tsx';

/** The value of the report, and the way to say that it is wrong (docs/rules.md#reconsideration-of-value). */
export function Value() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const [open, setOpen] = useState(false);
  const { value, reportedAt, reconsideration } = heloc.valuation ?? {};
  if (value == null || !reportedAt) return null;
  const dayOf = (time: string) => formatLongDate(toIsoDate(new Date(time), timeZoneOf(heloc.property.state)));
  return (
    <Stack gap={1}>
      <SummaryList
        rows={[
          { term: t('value'), value: formatWholeMoney(value) },
          { term: t('valueDate'), value: dayOf(reportedAt) },
        ]}
      />
      {reconsideration ? (
        <Answer state={reconsideration.state} date={dayOf(reconsideration.at)} />
      ) : (
        <Details summary={t('disagree')} open={open} onToggle={setOpen}>
          {open ? <Disagree /> : null}
        </Details>
      )}
    </Stack>
  );
}

function Answer({ state, date }: { state: string; date: string }) {
  const t = useCopy(copy);
  const outcome = { UPHELD: t('upheld'), CHANGED: t('changed') }[state];
  return <Alert tone="info">{outcome ?? t('asked', { date })}</Alert>;
}
