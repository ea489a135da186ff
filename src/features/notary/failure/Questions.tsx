import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useCase } from '../../case/CaseContext.ts';
import type { FAILURES } from './copy.ts';

/** Of the copy of the page around. */
type Texts = 'KBA_FAILED' | 'questionsLeft' | 'questionsLocked' | 'againFrom' | 'freeze';

interface QuestionsProps {
  copy: Copy<Pick<typeof FAILURES, Texts>>;
  /** While they are locked. */
  retryAt: Date | undefined;
  attemptsLeft: number | null | undefined;
}

/** After identity questions that were not passed: how often they may be tried now, or from when on, and what may help. */
export function Questions({ copy, retryAt, attemptsLeft }: QuestionsProps) {
  const t = useCopy(copy);
  const { state } = useCase();
  const freeze = <Text>{t('freeze')}</Text>;
  if (!retryAt && attemptsLeft)
    return (
      <>
        <Text>{t('questionsLeft', { count: attemptsLeft })}</Text>
        {freeze}
      </>
    );
  return (
    <>
      <Text>{t(retryAt ? 'questionsLocked' : 'KBA_FAILED')}</Text>
      {retryAt ? <Text strong>{t('againFrom', dayAndTime(retryAt, timeZoneOf(state)))}</Text> : null}
      {freeze}
    </>
  );
}
