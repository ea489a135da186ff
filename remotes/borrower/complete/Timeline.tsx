import { useBrand } from '#src/brand/BrandProvider.tsx';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { stepState } from '#src/domain/application/progress.ts';
import type { DayEvent } from '#src/domain/dates/calendarFile.ts';
import { formatLongDate, type IsoDate } from '#src/domain/dates/dates.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { saveCalendar } from '#src/platform/blobs.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { canCancel, dateOf, paysOut, type TimelineStage, timeline } from './facts.ts';

/** The text for the day of each stage that has one. */
const EVENT_TEXTS = {
  signed: 'onDay',
  cancellation: 'untilDay',
  funds: 'aboutDay',
  opened: 'aboutDay',
  firstPayment: 'onDay',
} as const satisfies Partial<Record<TimelineStage, string>>;
const hasText = (stage: TimelineStage): stage is keyof typeof EVENT_TEXTS => stage in EVENT_TEXTS;

/** Stages that are offered as calendar entries. */
const REMINDERS = ['cancellation', 'funds', 'firstPayment'] as const;

/** The progress of the credit line, with the day of each stage and a calendar file of the coming ones. No other part of
 * the page shows the days. */
export function Timeline() {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const { uuid, heloc, status } = useApplication();
  const { supportPhone: phone } = useBrand().companyInfo;
  const { stages, current } = timeline(heloc, status);
  const runs = canCancel(heloc, status, now());
  const detailOf = (stage: TimelineStage) => {
    const day = dateOf(heloc, stage);
    if (!day || !hasText(stage)) return undefined;
    const date = formatLongDate(day);
    if (stage !== 'cancellation' || !runs) return t(EVENT_TEXTS[stage], { date });
    return t(paysOut(heloc) ? 'cancelUntil' : 'cancelUntilUnpaid', { date });
  };
  const events = stages
    .slice(current)
    .flatMap((stage) => eventOf(t, { uuid, phone }, stage, dateOf(heloc, stage)));
  const save = () => saveCalendar(events, now(), t('calendarName'));
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{t('timeline')}</Heading>
      <StepList
        aria-label={t('timeline')}
        steps={stages.map((stage, index) => ({
          label: t(stage),
          state: stepState(index, current),
          detail: detailOf(stage),
        }))}
      />
      {events.length > 0 ? (
        <div>
          <LinkButton onClick={save}>
            <Icon name="download" /> {t('calendar')}
          </LinkButton>
        </div>
      ) : null}
    </Stack>
  );
}

function eventOf(
  t: Translate<(typeof copy)['strings']>,
  { uuid, phone }: { uuid: string; phone: string },
  stage: TimelineStage,
  date: IsoDate | undefined,
): DayEvent[] {
  const reminder = REMINDERS.find((each) => each === stage);
  if (!reminder || !date) return [];
  return [
    {
      uid: `${reminder}-${uuid}`,
      date,
      title: t(`remind_${reminder}`),
      description: t('remindText', { phone }),
    },
  ];
}
