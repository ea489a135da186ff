import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { InsuranceTask } from '#src/features/insurance/InsuranceTask.tsx';
import { neededOf } from '#src/features/insurance/policies.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The wait for the flood certificate: why, for how long, and that a mail follows. */
export function Waiting() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const flow = useFlow();
  const isAsked = neededOf(heloc).length > 0;
  return (
    <>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('why')}</Text>
      {isAsked ? null : <Text>{t('leave', { address: profile.email })}</Text>}
      <InsuranceTask heloc={heloc} />
      <CheckAgain copy={copy} check={flow.refresh} isSecondary={isAsked} />
    </>
  );
}
