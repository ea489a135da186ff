import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { lockedUntil } from '../hours/hours.ts';
import type { ONLINE } from './copy.ts';

interface Openness {
  open: boolean;
  /** ISO time until which the identity questions may not be tried. */
  retryAt?: string | null | undefined;
}

/**
 * Why no session by video can be joined now; undefined when one can (docs/rules.md#identity-questions).
 * @param state of the property, in whose time the end of a lock is said
 */
export function useWhyNot({ open, retryAt }: Openness, copy: Copy<typeof ONLINE>, state: string) {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const lock = lockedUntil(retryAt, now());
  if (lock) return t('locked', dayAndTime(lock, timeZoneOf(state)));
  return open ? undefined : t('closedText');
}
