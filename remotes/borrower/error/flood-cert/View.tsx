import { message } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { neededOf } from '../../insurance/policies.ts';
import { copy } from './copy.ts';
import { HazardNotice } from './HazardNotice.tsx';
import { InsuranceNeeded } from './InsuranceNeeded.tsx';
import { Waiting } from './Waiting.tsx';

export const title = message(copy, 'pageTitle');

export function View() {
  const { heloc } = useApplication();
  const { flood } = heloc;
  return (
    <Stack gap={4}>
      {!flood?.inHazardArea ? (
        <Waiting />
      ) : flood.acknowledgedAt ? (
        <InsuranceNeeded isSent={neededOf(heloc).length === 0} />
      ) : (
        <HazardNotice zone={flood.zone} />
      )}
      <TalkToUs />
    </Stack>
  );
}
