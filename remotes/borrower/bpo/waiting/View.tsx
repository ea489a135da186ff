import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Timeline } from '../Timeline.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

/** From the order of a valuation to its report. */
export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const flow = useFlow();
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t(heloc.valuation?.assignedAt ? 'found' : 'next')}</Text>
        <Text>{t(heloc.valuation?.kind === 'EVALUATION' ? 'callTexas' : 'call')}</Text>
        <Text>{t('leave', { address: profile.email })}</Text>
      </Stack>
      <Timeline />
      {/* The status does not change when an appraiser is found, so the application is polled. */}
      <CheckAgain copy={copy} check={flow.refresh} />
      <Actions>
        <Button variant="secondary" onClick={flow.toCurrent}>
          {t('back')}
        </Button>
      </Actions>
      <TalkToUs />
    </Stack>
  );
}
