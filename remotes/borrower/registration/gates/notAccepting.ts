import type { To } from 'react-router';
import type { referrerRefusal } from '#src/domain/registration/eligibility.ts';
import { keptQuery } from '#src/features/registration/keptQuery.ts';

type Reason = NonNullable<ReturnType<typeof referrerRefusal>>;

/** The page for a person who cannot apply; its reason is one of a closed list, so that it may be part of the address. */
export function notAccepting(reason: Reason, search: string): To {
  const query = new URLSearchParams(keptQuery(search));
  query.set('reason', reason);
  return { pathname: '/not-accepting-apps', search: query.toString() };
}
