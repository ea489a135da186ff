import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** Nothing to do yet: why, for how long, and how one hears. */
export function Waiting() {
  const t = useCopy(copy);
  const { profile } = useApplication();
  const flow = useFlow();
  return (
    <>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('why')}</Text>
      <Text>{t('leave', { address: profile.email })}</Text>
      <CheckAgain copy={copy} check={flow.refresh} />
    </>
  );
}
