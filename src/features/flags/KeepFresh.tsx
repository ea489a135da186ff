import { useEffect } from 'react';
import { ageOf, lookAtAge } from '#src/platform/evaluation.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** Who comes back to a tab after this long has the flags asked for again (docs/rules.md#feature-flags). */
const FRESH_MS = 60_000;

/**
 * Keeps the flags fresh: fetched once the first field is shown, when somebody logs in or out, and on return to the tab; nothing
 * while nobody sees it. Shows nothing; until there is an answer what this tab has kept or the organisation's defaults apply.
 */
export function View() {
  const { flags, auth } = useRuntime();
  useEffect(() => {
    let isDue = false;
    const look = () => {
      if (document.visibilityState === 'hidden' || !(isDue || ageOf(flags.held) > FRESH_MS)) return;
      isDue = false;
      void flags.refresh();
    };
    look();
    const leaveAuth = auth.subscribe(() => {
      isDue = true;
      look();
    });
    document.addEventListener('visibilitychange', look);
    let timer: ReturnType<typeof setTimeout>;
    const watchAge = () => {
      timer = setTimeout(watchAge, lookAtAge(flags.held));
    };
    watchAge();
    return () => {
      leaveAuth();
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  }, [flags, auth]);
  return null;
}
