import type { To } from 'react-router';
import { useGateContext } from './context.ts';
import { notAccepting } from './notAccepting.ts';

/** Where a visit without a loan officer ends, on brands that need one; known without asking anybody. */
export function useMissingReferrer(): To | undefined {
  const {
    bundle: { brand },
    visit,
    search,
  } = useGateContext();
  const isMissing = brand.capabilities.requiresReferrer && !visit.referrerId;
  return isMissing ? notAccepting('referrer-missing', search) : undefined;
}
