import { useEffect, useEffectEvent } from 'react';
import { nextStep, type RegistrationFacts, type RegistrationStepId } from '#src/domain/registration.ts';
import { viewOf } from '#src/features/screens/viewOf.ts';
import { STEP_SCREENS } from './steps.ts';

/** Off the way to the first field. */
const AFTER_MS = 1000;

/** Loads what comes next while the person is busy with this step. */
export function usePrefetch(step: RegistrationStepId, facts: RegistrationFacts): void {
  const { occupancyType } = facts;
  const factsNow = useEffectEvent(() => facts);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const prefetch = () => {
      const occupancies = occupancyType ? [occupancyType] : (['HOME', 'SECONDARY'] as const);
      for (const occupancy of occupancies) {
        const next = nextStep(step, { ...factsNow(), occupancyType: occupancy });
        // One that fails now is loaded again when it is asked for.
        if (next) viewOf(STEP_SCREENS[next].view).catch(() => {});
      }
    };
    viewOf(STEP_SCREENS[step].view)
      .then(() => {
        if (!over) timer = setTimeout(prefetch, AFTER_MS);
      })
      .catch(() => {});
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [step, occupancyType]);
}
