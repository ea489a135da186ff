import type { To } from 'react-router';
import { useGateContext } from './context.ts';
import { notAccepting } from './notAccepting.ts';

/** Where a visit without a loan officer ends, on brands that need one; known without asking anybody. */
export function useMissingReferrer(): To | undefined {
  const context = useGateContext();
  const isMissing = context.bundle.brand.capabilities.requiresReferrer && !context.visit.referrerId;
  return isMissing ? notAccepting('referrer-missing', context.search) : undefined;
}
