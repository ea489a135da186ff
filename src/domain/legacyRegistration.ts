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

/** The entry of the progress bar a step belongs to, and its substep where there is one. */
export const LEGACY_STEP_LABELS = {
  'property-info': { label: 'Property Info', substep: 'Address' },
  'sale-status': { label: 'Property Info', substep: 'Sale Status' },
  'income-info': { label: 'Income Info' },
  name: { label: 'Personal Info', substep: 'Name' },
  birthdate: { label: 'Personal Info', substep: 'Birthdate' },
  'contact-info': { label: 'Contact Info' },
  'login-info': { label: 'Login Info' },
} as const satisfies Record<LegacyStep, { label: string; substep?: string }>;

/** The steps in order; contact info is left out when an email and a phone already exist. */
export function legacySteps({ hasEmail, hasPhone }: { hasEmail: boolean; hasPhone: boolean }): LegacyStep[] {
  return LEGACY_STEPS.filter((step) => step !== 'contact-info' || !(hasEmail && hasPhone));
}

/** The step a query or path names; the first one for anything else. */
export function readLegacyStep(text: string | null | undefined): LegacyStep {
  return isOneOf(LEGACY_STEPS, text) ? text : 'property-info';
}
