/** Steps of the older /register flow, chosen by `?step=`. Spec: borrower flow s2, rules s7 no. 5. */
import { isOneOf } from './enums.ts';

export const LEGACY_STEPS = [
  'property-info',
  'sale-status',
  'income-info',
  'name',
  'birthdate',
  'contact-info',
  'login-info',
] as const;
export type LegacyStep = (typeof LEGACY_STEPS)[number];

/** The steps in order; contact info is left out when an email and a phone already exist. */
export function legacySteps({ hasEmail, hasPhone }: { hasEmail: boolean; hasPhone: boolean }): LegacyStep[] {
  return LEGACY_STEPS.filter((step) => step !== 'contact-info' || !(hasEmail && hasPhone));
}

/** The step a query or path names; the first one for anything else. */
export function readLegacyStep(text: string | null | undefined): LegacyStep {
  return isOneOf(LEGACY_STEPS, text) ? text : 'property-info';
}
