import { useLocation } from 'react-router';
import { isOneOf } from '#src/domain/enums.ts';

/** The `?reason=` of the address, if it is one of the page's own: each is also the key of its text. */
export function useReason<const Reason extends string>(reasons: readonly Reason[]): Reason | undefined {
  const reason = new URLSearchParams(useLocation().search).get('reason');
  return isOneOf(reasons, reason) ? reason : undefined;
}
