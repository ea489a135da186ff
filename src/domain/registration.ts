/**
 * The steps of registration version 2, derived from the answers. Navigation is never stored.
 * Spec: borrower flow s2 "Registration (version 2)".
 */
import { addressProblems } from './address.ts';
import { emailProblem } from './email.ts';
import { isOneOf, OCCUPANCY_TYPES, type OccupancyType } from './enums.ts';
import { employmentProblem, incomeProblem } from './income.ts';
import { firstNameProblem, lastNameProblem } from './names.ts';
import { phoneProblem } from './phone.ts';
import type { RegistrationAnswers } from './registrationAnswers.ts';

export type { RegistrationAnswers } from './registrationAnswers.ts';

export type RegistrationStepId =
  | 'property'
  | 'home-address'
  | 'for-sale'
  | 'annual-income'
  | 'legal-name'
  | 'birthdate'
  | 'phone-and-email'
  | 'set-password';

export interface RegistrationStep {
  id: RegistrationStepId;
  /** Below the application's base path. */
  path: string;
}

/** What decides which steps there are. */
export interface RegistrationFacts {
  occupancyType?: OccupancyType | undefined;
  /** The identity provider's bucket: it asks for phone, email and password itself. */
  auth0?: boolean | undefined;
}

export const REGISTRATION_BASE = '/register-v2';

const always = () => true;
const withoutProvider = ({ auth0 }: RegistrationFacts) => !auth0;

/** Every step in order, when it is asked, and when its answers are complete. */
const STEPS = {
  property: {
    asked: always,
    complete: ({ propertyAddress }) =>
      isOneOf(OCCUPANCY_TYPES, propertyAddress?.occupancyType) && isAddressComplete(propertyAddress),
  },
  'home-address': {
    asked: ({ occupancyType }) => occupancyType !== undefined && occupancyType !== 'HOME',
    complete: ({ homeAddress }) => isAddressComplete(homeAddress),
  },
  // Until the occupancy is chosen the list shows this one, so that its length does not change.
  'for-sale': {
    asked: ({ occupancyType }) => occupancyType === undefined || occupancyType === 'HOME',
    complete: ({ hasSaleStatusBeenSet, isListedForSale }) =>
      hasSaleStatusBeenSet === true && isListedForSale !== undefined,
  },
  'annual-income': {
    asked: always,
    complete: ({ income, hasIncomeBeenSet }) =>
      hasIncomeBeenSet === true &&
      !incomeProblem(income?.income) &&
      !employmentProblem(income?.employmentType),
  },
  'legal-name': {
    asked: always,
    complete: ({ name }) =>
      !firstNameProblem(name?.firstName) && !lastNameProblem(name?.lastName, { allowDigits: true }),
  },
  birthdate: { asked: always, complete: ({ dob }) => dob !== undefined },
  'phone-and-email': {
    asked: withoutProvider,
    complete: ({ email, phoneNumber }) => !emailProblem(email) && !phoneProblem(phoneNumber),
  },
  // A password is never held, so this step ends registration and is never found complete.
  'set-password': { asked: withoutProvider, complete: () => false },
} satisfies Record<
  RegistrationStepId,
  { asked: (facts: RegistrationFacts) => boolean; complete: (answers: RegistrationAnswers) => boolean }
>;

const STEP_IDS = Object.keys(STEPS) as RegistrationStepId[];

function isAddressComplete(address: RegistrationAnswers['homeAddress']): boolean {
  return Object.keys(addressProblems(address ?? {}, { use: 'mailing' })).length === 0;
}

/** Path of a step below the application's base path; the property step is the index. */
export function registrationPath(id: RegistrationStepId): string {
  return id === 'property' ? REGISTRATION_BASE : `${REGISTRATION_BASE}/${id}`;
}

/** The steps of this applicant in order; seven, or five with the identity provider's bucket. */
export function registrationSteps(facts: RegistrationFacts): RegistrationStep[] {
  return STEP_IDS.filter((id) => STEPS[id].asked(facts)).map((id) => ({ id, path: registrationPath(id) }));
}

function neighbour(
  id: RegistrationStepId,
  facts: RegistrationFacts,
  by: 1 | -1,
): RegistrationStep | undefined {
  const steps = registrationSteps(facts);
  const at = steps.findIndex((step) => step.id === id);
  return at < 0 ? undefined : steps[at + by];
}

/** The step after `id`; undefined after the last one, where the application is created. */
export function nextStep(id: RegistrationStepId, facts: RegistrationFacts): RegistrationStep | undefined {
  return neighbour(id, facts, 1);
}

/** The step before `id`; undefined on the first one. */
export function previousStep(id: RegistrationStepId, facts: RegistrationFacts): RegistrationStep | undefined {
  return neighbour(id, facts, -1);
}

/** Whether the answers of a step are all there and valid on their face. */
export function isStepComplete(id: RegistrationStepId, answers: RegistrationAnswers): boolean {
  return STEPS[id].complete(answers);
}

const factsOf = (answers: RegistrationAnswers, auth0?: boolean): RegistrationFacts => ({
  occupancyType: answers.propertyAddress?.occupancyType,
  auth0,
});

/** The first step that still needs an answer; undefined when the last one may create the application. */
export function firstIncompleteStep(
  answers: RegistrationAnswers,
  { auth0 }: Pick<RegistrationFacts, 'auth0'> = {},
): RegistrationStep | undefined {
  return registrationSteps(factsOf(answers, auth0)).find(({ id }) => !isStepComplete(id, answers));
}

/**
 * Where an applicant who opens `id` must go instead: to the property step while no property street is held,
 * to the first incomplete step when theirs is not one of their steps. Undefined when they may stay.
 */
export function registrationRedirect(
  id: RegistrationStepId,
  answers: RegistrationAnswers,
  { auth0 }: Pick<RegistrationFacts, 'auth0'> = {},
): string | undefined {
  if (id === 'property') return undefined;
  if (!answers.propertyAddress?.street1?.trim()) return REGISTRATION_BASE;
  const steps = registrationSteps(factsOf(answers, auth0));
  if (steps.some((step) => step.id === id)) return undefined;
  return (firstIncompleteStep(answers, { auth0 }) ?? steps.at(-1))?.path;
}
