import { useEffect, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatRelative, untilNextText } from '#src/domain/dates/relative.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy } from './relativeTimeCopy.ts';

/** How long ago something was, in the reader's time zone. It is renewed when it reads otherwise, not each second. */
export function useRelativeTime(then: Date): string {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const [, renew] = useState(0);
  const time = then.getTime();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          renew((count) => count + 1);
          wait();
        },
        untilNextText(new Date(time), now()),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [time, now]);
  return formatRelative(then, now(), undefined, t('justNow'));
}
