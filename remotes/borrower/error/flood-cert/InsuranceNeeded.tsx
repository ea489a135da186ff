import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy as insurance } from '#src/features/insurance/copy.ts';
import type { Policy } from '#src/features/insurance/policies.ts';
import { StillToSend } from '#src/features/insurance/StillToSend.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The notice was read: policies are to be sent, or being looked at. */
export function InsuranceNeeded({ needed }: { needed: readonly Policy[] }) {
  const t = useCopy(copy);
  const ofInsurance = useCopy(insurance);
  const { heloc, profile } = useApplication();
  const readAt = heloc.flood?.acknowledgedAt;
  const flow = useFlow();
  const isSent = needed.length === 0;
  return (
    <>
      <Heading level={1}>{t(isSent ? 'insuranceReviewHeading' : 'insuranceHeading')}</Heading>
      {needed.some(({ kind }) => kind === 'FLOOD') ? <Text>{t('insuranceLaw')}</Text> : null}
      {isSent ? <Text>{t('insuranceReviewText')}</Text> : <StillToSend needed={needed} />}
      {readAt ? (
        <Text small muted>
          {t('noticeRead', {
            date: formatLongDate(toIsoDate(new Date(readAt), timeZoneOf(heloc.property.state))),
          })}
        </Text>
      ) : null}
      {isSent ? <Text>{t('insuranceLeave', { address: profile.email })}</Text> : null}
      <Actions>
        <Button variant={isSent ? 'secondary' : 'primary'} onClick={() => flow.toChild('insurance')}>
          {ofInsurance(isSent ? 'taskStatus' : 'taskSee')}
        </Button>
      </Actions>
      <CheckAgain copy={copy} check={flow.refresh} isSecondary={!isSent} />
    </>
  );
}
