import { useCopy } from '#src/brand/copy.tsx';
import { stepsUntil } from '#src/domain/application/stepsUntil.ts';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { APPRAISAL_STEPS, type AppraisalStep, appraisalStep } from '#src/domain/property/appraisal.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Visit } from './Visit.tsx';

/** How far the appraisal is, whom the appraiser calls, and whose the report is. */
export function Pending() {
  const t = useCopy(copy);
  const flow = useFlow();
  const { heloc, profile } = useApplication();
  const appraisal = heloc.appraisal ?? { fee: 0, vendor: '' };
  const step = appraisalStep(appraisal);
  const times: Record<AppraisalStep, string | null | undefined> = {
    ORDERED: appraisal.orderedAt,
    SCHEDULED: appraisal.scheduledFor,
    INSPECTED: appraisal.inspectedAt,
    RECEIVED: appraisal.receivedAt,
  };
  const dayOf = (at: string | null | undefined) => {
    const day = dayIn(heloc.property.state, at);
    return day && formatLongDate(day);
  };
  return (
    <>
      <Stack gap={2}>
        <Heading level={1}>{t('pendingHeading')}</Heading>
        <Text>{t('pendingIntro', { address: profile.email })}</Text>
        <Stack as="section" gap={1}>
          <Heading level={2}>{t('steps')}</Heading>
          <StepList
            steps={stepsUntil(APPRAISAL_STEPS, step).map(({ name }) => ({
              label: t(`step${name}`),
              state: times[name] ? 'done' : name === nextOf(step) ? 'current' : 'todo',
              detail: dayOf(times[name]),
            }))}
          />
        </Stack>
        <CheckAgain copy={copy} check={flow.refresh} isSecondary />
      </Stack>
      {step === 'ORDERED' || step === 'SCHEDULED' ? <Visit /> : null}
      <Stack as="section" gap={1}>
        <Heading level={2}>{t('copyTitle')}</Heading>
        <Text>{t('copyText')}</Text>
      </Stack>
    </>
  );
}

/** What is waited for. */
const nextOf = (step: AppraisalStep): AppraisalStep | undefined =>
  APPRAISAL_STEPS[APPRAISAL_STEPS.indexOf(step) + 1];
