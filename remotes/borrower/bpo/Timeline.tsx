import type { Valuation } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { stepState } from '#src/domain/application/progress.ts';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { isBpo } from '#src/domain/property/valuation.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';

/** Where the time of each step is read. */
const STEPS = {
  ORDERED: 'orderedAt',
  ASSIGNED: 'assignedAt',
  VISITED: 'visitedAt',
  REPORTED: 'reportedAt',
} as const satisfies Record<string, keyof Valuation>;
/** The steps after the report; the status shows which one is in progress. */
const REVIEWS = ['REVIEWED', 'TITLE'] as const;

/**
 * @param reviews how many of the reviews after the report are over; absent: they are not shown
 * @param isInside what it is in has its heading
 */
export function Timeline({ reviews, isInside = false }: { reviews?: number; isInside?: boolean }) {
  const t = useCopy(copy);
  const { heloc, status } = useApplication();
  const keys = Object.keys(STEPS) as (keyof typeof STEPS)[];
  const timeOf = (key: keyof typeof STEPS) => heloc.valuation?.[STEPS[key]];
  // The report is there, whether or not each time is known.
  const isComplete = isBpo(status.bpo, 'BPO_COMPLETE');
  const last = isComplete ? keys.length - 1 : keys.findLastIndex((key) => timeOf(key));
  const steps = [...keys, ...(reviews === undefined ? [] : REVIEWS)];
  const current = last + 1 + (last === keys.length - 1 ? (reviews ?? 0) : 0);
  const dayOf = (time: string) => formatLongDate(toIsoDate(new Date(time), timeZoneOf(heloc.property.state)));
  return (
    <Stack as="section" gap={1}>
      {isInside ? null : <Heading level={2}>{t('timeline')}</Heading>}
      <StepList
        aria-label={t('timeline')}
        steps={steps.map((key, index) => {
          const time = key in STEPS ? timeOf(key as keyof typeof STEPS) : undefined;
          return {
            label: t(key),
            state: stepState(index, current),
            ...(time && index < current ? { detail: dayOf(time) } : {}),
          };
        })}
      />
    </Stack>
  );
}
