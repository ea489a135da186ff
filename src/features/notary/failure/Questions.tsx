import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useCase } from '../../case/CaseContext.ts';
import type { FAILURES } from './copy.ts';

/** More than a day, with room for a clock that differs from the server's. */
const LONG_MS = 36 * 60 * 60_000;

/** Of the copy of the page around. */
type Texts = 'KBA_FAILED' | 'questionsLeft' | 'questionsLocked' | 'againFrom' | 'freeze';

interface QuestionsProps {
  copy: Copy<Pick<typeof FAILURES, Texts>>;
  now: Date;
  /** While they are locked. */
  retryAt: Date | undefined;
  attemptsLeft: number | null | undefined;
}

/** After identity questions that were not passed: how often they may be tried now, or from when on, and what may help. */
export function Questions({ copy, now, retryAt, attemptsLeft }: QuestionsProps) {
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
  const isLong = retryAt && retryAt.getTime() - now.getTime() > LONG_MS;
  return (
    <>
      <Text>{t(isLong ? 'questionsLocked' : 'KBA_FAILED')}</Text>
      {retryAt ? <Text strong>{t('againFrom', dayAndTime(retryAt, timeZoneOf(state)))}</Text> : null}
      {freeze}
    </>
  );
}
