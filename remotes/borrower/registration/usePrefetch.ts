import { useEffect, useEffectEvent } from 'react';
import {
  nextStep,
  type RegistrationFacts,
  type RegistrationStepId,
} from '#src/domain/registration/registration.ts';
import { prefetchAfter } from '#src/features/screens/prefetchAfter.ts';
import { STEP_SCREENS } from './steps.ts';

/** Loads what comes next while the person is busy with this step. */
export function usePrefetch(step: RegistrationStepId, facts: RegistrationFacts): void {
  const { occupancyType } = facts;
  const factsNow = useEffectEvent(() => facts);
  useEffect(
    () =>
      prefetchAfter(STEP_SCREENS[step].view, () => {
        const occupancies = occupancyType ? [occupancyType] : (['HOME', 'SECONDARY'] as const);
        return occupancies.flatMap((occupancy) => {
          const next = nextStep(step, { ...factsNow(), occupancyType: occupancy });
          return next ? [STEP_SCREENS[next].view] : [];
        });
      }),
    [step, occupancyType],
  );
}
