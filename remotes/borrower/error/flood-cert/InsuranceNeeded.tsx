import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The notice was read: a policy is to be sent, or being looked at. */
export function InsuranceNeeded({ isSent }: { isSent: boolean }) {
  const t = useCopy(copy);
  const { profile } = useApplication();
  const flow = useFlow();
  return (
    <>
      <Heading level={1}>{t(isSent ? 'insuranceReviewHeading' : 'insuranceHeading')}</Heading>
      <Text>{t(isSent ? 'insuranceReviewText' : 'insuranceText')}</Text>
      {isSent ? <Text>{t('insuranceLeave', { address: profile.email })}</Text> : null}
      <Actions>
        <Button variant={isSent ? 'secondary' : 'primary'} onClick={() => flow.toChild('insurance')}>
          {t(isSent ? 'insuranceStatus' : 'insuranceSee')}
        </Button>
      </Actions>
      <CheckAgain copy={copy} check={flow.refresh} isSecondary={!isSent} />
    </>
  );
}
