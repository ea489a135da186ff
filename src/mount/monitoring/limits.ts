import { framesOf } from './frames.ts';
import { scrub } from './scrub.ts';

const SAME_AGAIN_MS = 60_000;
const MOST_OF_THE_SAME = 10;
const MOST = 30;

/** What makes two errors the same one: what it says and where it was thrown. */
function fingerprint(error: unknown): string {
  const { name = '', message = String(error), stack = '' } = Object(error) as Partial<Error>;
  return [name, scrub(message), framesOf({ message, stack })[0] ?? ''].join('\n');
}

/** How many errors of a mount are sent (docs/rules.md#error-reports). `last`: that no more will come is to be said instead. */
export function createLimits(now: () => number = () => performance.now()): {
  take(error: unknown): 'send' | 'drop' | 'last';
} {
  const known = new Map<string, { count: number; at: number }>();
  let sent = 0;
  let isSaid = false;
  const refuse = () => {
    if (isSaid) return 'drop';
    isSaid = true;
    return 'last';
  };
  return {
    take(error) {
      if (sent >= MOST) return refuse();
      const key = fingerprint(error);
      const { count, at } = known.get(key) ?? { count: 0, at: -SAME_AGAIN_MS };
      if (count >= MOST_OF_THE_SAME) return refuse();
      if (now() - at < SAME_AGAIN_MS) return 'drop';
      known.set(key, { count: count + 1, at: now() });
      sent += 1;
      return 'send';
    },
  };
}
