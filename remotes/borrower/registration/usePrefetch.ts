import { useEffect, useEffectEvent } from 'react';
import { nextStep, type RegistrationFacts, type RegistrationStepId } from '#src/domain/registration.ts';
import { viewOf } from '#src/features/screens/viewOf.ts';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { STEP_SCREENS } from './steps.ts';

/** Loads what comes next while the person is busy with this step. */
export function usePrefetch(step: RegistrationStepId, facts: RegistrationFacts): void {
  const { occupancyType } = facts;
  const factsNow = useEffectEvent(() => facts);
  useEffect(() => {
    let over = false;
    let takeBack = () => {};
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
        if (!over) takeBack = whenIdle(prefetch);
      })
      .catch(() => {});
    return () => {
      over = true;
      takeBack();
    };
  }, [step, occupancyType]);
}
