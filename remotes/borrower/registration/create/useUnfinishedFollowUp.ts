import { useEffect, useState } from 'react';
import { useSource } from '#src/brand/context.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { FOLLOW_UP_KEY } from './followUpKey.ts';

/** What a reload right after the creation of an application has cut off is done when the page is there again. */
export function useUnfinishedFollowUp(): void {
  const runtime = useRuntime();
  const { get } = useSource();
  // Only what was there at first: what is put there later is under way.
  const [isCutOff] = useState(() => runtime.personal.session.get(FOLLOW_UP_KEY) !== undefined);
  useEffect(() => {
    if (!isCutOff) return undefined;
    return whenIdle(() => {
      import(/* webpackChunkName: "create" */ './followUp.ts')
        .then(({ finishFollowUp }) => finishFollowUp(runtime, get().brand))
        .catch((error: unknown) => runtime.reporter.error(error, { where: 'follow-up' }));
    });
  }, [isCutOff, runtime, get]);
}
