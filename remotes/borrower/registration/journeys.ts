import { applicant } from '#packages/testing/playwright/applicant.ts';
import { LEGACY_FLOW } from '#src/domain/registration/legacyRegistration.ts';
import {
  type RegistrationFlow,
  type RegistrationStepId,
  registrationSteps,
  VERSION_2,
} from '#src/domain/registration/registration.ts';
import { type CasesOf, type Control, callsOf, type PageState, statesOf } from '#src/testing/journey.ts';
import { journey as annualIncome } from './annual-income/journey.ts';
import { journey as birthdate } from './birthdate/journey.ts';
import { journey as forSale } from './for-sale/journey.ts';
import { journey as homeAddress } from './home-address/journey.ts';
import { journey as legalName } from './legal-name/journey.ts';
import { journey as phoneAndEmail } from './phone-and-email/journey.ts';
import { journey as property } from './property/journey.ts';
import { journey as setPassword } from './set-password/journey.ts';
import type { STEP_SCREENS } from './steps.ts';
import type { StepJourney, StepState } from './testing/stepJourney.ts';

/** For tests only: how each step is filled in, refused and sent off. A step without one does not compile. */
const JOURNEYS = {
  property,
  'home-address': homeAddress,
  'for-sale': forSale,
  'annual-income': annualIncome,
  'legal-name': legalName,
  birthdate,
  'phone-and-email': phoneAndEmail,
  'set-password': setPassword,
} satisfies {
  readonly [Id in RegistrationStepId]: StepJourney & CasesOf<(typeof STEP_SCREENS)[Id]['calls'][number]>;
};

export const STEP_JOURNEYS: Readonly<Record<RegistrationStepId, StepJourney>> = JOURNEYS;

/** The address of a step below the base path, as a link has it. */
export function pathOf({ address }: RegistrationFlow, id: RegistrationStepId): string {
  const { pathname, query } = address(id);
  return pathname.slice(1) + (query ? `?${new URLSearchParams(query)}` : '');
}

const startOf = (flow: RegistrationFlow) => async (control: Control) => {
  await control('PUT', '/flags', { 'fe-heloc-redesign-2025': flow === VERSION_2 });
  return pathOf(flow, 'property');
};

/** Each state of a step, come to from the first step on. */
function openedFromStart(flow: RegistrationFlow, id: RegistrationStepId): Record<string, PageState> {
  // The home address is asked for only if the person does not live in the property.
  const [occupancyType, occupancy] =
    id === 'home-address' ? (['SECONDARY', 'Second home'] as const) : (['HOME', 'Primary home'] as const);
  const steps = registrationSteps({ occupancyType });
  const person = applicant({ occupancy });
  const open = ({ refused, ...state }: StepState): PageState => ({
    ...state,
    ...(refused && { refused: flow.plainAddress ? { ...refused, messages: [] } : refused }),
    address: startOf(flow),
    async reach(at, control) {
      for (const before of steps.slice(0, steps.indexOf(id))) await STEP_JOURNEYS[before].walk(at, person);
      await at.expectHeading(state.heading);
      await state.reach?.(at, person, control);
    },
  });
  const { states } = STEP_JOURNEYS[id];
  return Object.fromEntries(Object.entries(states).map(([kind, state]) => [kind, open(state)]));
}

const statesIn = (flow: RegistrationFlow) =>
  statesOf(
    Object.fromEntries(
      (Object.keys(STEP_JOURNEYS) as RegistrationStepId[]).map((id) => [
        pathOf(flow, id),
        { states: openedFromStart(flow, id) },
      ]),
    ),
  );

/** Every state of every step, in the order of the flow; the older flow shows the same ones at other addresses. */
export const REGISTRATION_STATES = [
  ...statesIn(VERSION_2),
  ...statesIn(LEGACY_FLOW).map((state) => ({ ...state, isFirst: false })),
];

export const REGISTRATION_CALLS = callsOf(STEP_JOURNEYS);
