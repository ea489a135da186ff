import { useCopy } from '#src/brand/copy.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useApplication } from '../application/ApplicationContext.ts';
import { TalkToUs } from '../shell/TalkToUs.tsx';
import { copy } from './copy.ts';
import { pendingTask } from './pendingTask.ts';
import { WhileWaiting } from './WhileWaiting.tsx';

/** What some statuses add to the page. */
const EXTRA: Record<string, 'facta' | 'minor'> = { FACTA_REVIEW: 'facta', CREDIT_MINOR: 'minor' };

/** A review that needs no answer: says neither "timed out" nor "error" (docs/rules.md#reviews-look-like-work-in-progress). */
export function StillWorking() {
  const t = useCopy(copy);
  const { heloc, profile, status } = useApplication();
  const asked = pendingTask(heloc, status.checklistStatus);
  const extra = EXTRA[status.checklistStatus ?? ''];
  return (
    <Stack>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t(asked ? 'safeAsked' : 'safe', { loanNumber: heloc.loanNumber, address: profile.email })}</Text>
      {extra ? <Text>{t(extra)}</Text> : null}
      <WhileWaiting asked={asked} />
      <TalkToUs />
    </Stack>
  );
}
