import { message } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { Payment } from './Payment.tsx';
import { Pending } from './Pending.tsx';

export const title = message(copy, 'pageTitle');

export function View() {
  const { status } = useApplication();
  return (
    <Stack gap={4}>
      {status.checklistStatus === 'ONSITE_APPRAISAL_BORROWER_PAYMENT' ? <Payment /> : <Pending />}
      <TalkToUs />
    </Stack>
  );
}
