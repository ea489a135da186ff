import { message } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { neededOf } from '#src/features/insurance/policies.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { HazardNotice } from './HazardNotice.tsx';
import { InsuranceNeeded } from './InsuranceNeeded.tsx';
import { Waiting } from './Waiting.tsx';

export const title = message(copy, 'pageTitle');

export function View() {
  const { heloc } = useApplication();
  const { flood } = heloc;
  const state = !flood?.inHazardArea ? 'waiting' : flood.acknowledgedAt ? 'insurance' : 'notice';
  const box = useNewHeading(state);
  return (
    <Stack gap={4} ref={box}>
      {state === 'waiting' ? <Waiting /> : null}
      {state === 'insurance' ? <InsuranceNeeded needed={neededOf(heloc)} /> : null}
      {state === 'notice' ? <HazardNotice zone={flood?.zone} /> : null}
      <TalkToUs />
    </Stack>
  );
}
