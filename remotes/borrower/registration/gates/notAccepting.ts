import type { To } from 'react-router';
import type { referrerRefusal } from '#src/domain/eligibility.ts';
import { keptQuery } from '../keptQuery.ts';

type Reason = NonNullable<ReturnType<typeof referrerRefusal>>;

/** The page for whoever cannot be taken, with its reason: one of a few, so that it may stand in the address. */
export function notAccepting(reason: Reason, search: string): To {
  const query = new URLSearchParams(keptQuery(search));
  query.set('reason', reason);
  return { pathname: '/not-accepting-apps', search: query.toString() };
}
