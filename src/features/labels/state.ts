import { defineCopy, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { STATE_NAMES } from '#src/domain/property/stateNames.ts';
import { PROPERTY_STATES } from '#src/domain/property/states.ts';

export const stateLabels = defineCopy('labels/state', STATE_NAMES);

/** The name of a state by its code; what is none is named as it is written. */
export function useStateName(): (code: string) => string {
  const t = useCopy(stateLabels);
  return (code) => (isOneOf(PROPERTY_STATES, code) ? t(code) : code);
}
