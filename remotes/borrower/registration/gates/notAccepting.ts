import type { To } from 'react-router';
import { searchFor } from '#src/domain/application/routing.ts';
import type { referrerRefusal } from '#src/domain/registration/eligibility.ts';

type Reason = NonNullable<ReturnType<typeof referrerRefusal>>;

/** The page for a person who cannot apply; its reason is one of a closed list, so that it may be part of the address. */
export function notAccepting(reason: Reason, search: string): To {
  return { pathname: '/not-accepting-apps', search: searchFor(search, { reason }) };
}
