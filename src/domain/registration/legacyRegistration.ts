/**
 * The older /register flow: the same steps in groups, chosen by `?step=`, or by the path of an application.
 * Source: docs/rules.md#older-registration
 */

import { isUuid } from '../text/uuid.ts';
import type { RegistrationFlow, RegistrationStepId } from './registration.ts';
import { LEGACY_PATH } from './registrationPaths.ts';

interface LegacyStep {
  /** Value of the query parameter, and last part of the path form. */
  step: string;
  /** A further question within the same step. */
  substep?: string;
  /** The name of the group in the progress bar. */
  group: 'propertyInfo' | 'incomeInfo' | 'personalInfo' | 'contactInfo' | 'loginInfo';
  /** Of the step within its group, in the progress bar; a group of one step has no other name. */
  name?: 'address' | 'homeAddress' | 'saleStatus' | 'name' | 'birthdate';
}

/** The name of each step in an address, and its group. The home address, when it is asked, is a substep of property-info. */
export const LEGACY_STEP_NAMES: Readonly<Record<RegistrationStepId, LegacyStep>> = {
  property: { step: 'property-info', group: 'propertyInfo', name: 'address' },
  'home-address': {
    step: 'property-info',
    substep: 'home-address',
    group: 'propertyInfo',
    name: 'homeAddress',
  },
  'for-sale': { step: 'sale-status', group: 'propertyInfo', name: 'saleStatus' },
  'annual-income': { step: 'income-info', group: 'incomeInfo' },
  'legal-name': { step: 'name', group: 'personalInfo', name: 'name' },
  birthdate: { step: 'birthdate', group: 'personalInfo', name: 'birthdate' },
  'phone-and-email': { step: 'contact-info', group: 'contactInfo' },
  'set-password': { step: 'login-info', group: 'loginInfo' },
};

const legacySteps = Object.entries(LEGACY_STEP_NAMES) as [RegistrationStepId, LegacyStep][];

const substepQuery = ({ substep }: LegacyStep): Record<string, string> => (substep ? { substep } : {});

/** The older flow at its own address, `/register?step=...`. */
export const LEGACY_FLOW: RegistrationFlow = {
  address(id) {
    const names = LEGACY_STEP_NAMES[id];
    return { pathname: `/${LEGACY_PATH}`, query: { step: names.step, ...substepQuery(names) } };
  },
  plainAddress: true,
  omitsKnownContact: true,
};

/** The older flow at `/register/{appId}/{step}`; the application holds the property, so any step may be opened. */
export function legacyFlowOf(appId: string): RegistrationFlow {
  return {
    ...LEGACY_FLOW,
    address: (id) => ({
      pathname: `/${LEGACY_PATH}/${appId}/${LEGACY_STEP_NAMES[id].step}`,
      query: substepQuery(LEGACY_STEP_NAMES[id]),
    }),
    opensAnywhere: true,
  };
}

function findStepId(step: string | null | undefined, substep: string | null): RegistrationStepId | undefined {
  const named = legacySteps.filter(([, legacy]) => legacy.step === step);
  return (named.find(([, legacy]) => legacy.substep === substep) ?? named[0])?.[0];
}

/**
 * What an address of the older flow names. Without a path it is the query's step, the first one when that is missing or
 * unknown.
 *
 * @param rest the path below `/register`.
 * @returns `step` is undefined when the path names none, so that the flow starts at its first step.
 */
export function readLegacyAddress(
  rest: string,
  query: URLSearchParams,
): { appId?: string; step: RegistrationStepId | undefined } {
  const [appId, step, ...more] = rest.split('/').filter(Boolean);
  const substep = query.get('substep');
  if (appId === undefined) return { step: findStepId(query.get('step'), substep) ?? 'property' };
  if (!isUuid(appId) || more.length > 0) return { step: undefined };
  return { appId, step: findStepId(step, substep) };
}
