import { useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** More than a day, with room for a clock that differs from the server's. */
const LONG_MS = 36 * 60 * 60_000;

interface QuestionsProps {
  now: Date;
  /** While they are locked. */
  retryAt: Date | undefined;
  attemptsLeft: number | null | undefined;
}

/** After identity questions that were not passed: how often they may be tried now, or from when on, and what may help. */
export function Questions({ now, retryAt, attemptsLeft }: QuestionsProps) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
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
      {retryAt ? (
        <Text strong>{t('againFrom', dayAndTime(retryAt, timeZoneOf(heloc.property.state)))}</Text>
      ) : null}
      {freeze}
    </>
  );
}
