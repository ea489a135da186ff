/**
 * The steps of registration, derived from the answers. Navigation is never stored. Both versions ask the same steps in
 * the same order; a flow says at which addresses.
 * Source: docs/rules.md#registration-steps
 */

import { isOneOf, OCCUPANCY_TYPES, type OccupancyType } from '../enums.ts';
import { emailProblem } from '../person/email.ts';
import { employmentProblem } from '../person/employment.ts';
import { firstNameProblem, lastNameProblem } from '../person/names.ts';
import { isAbroad, phoneProblem } from '../person/phone.ts';
import { addressProblems } from '../property/address.ts';
import type { RegistrationAnswers } from './registrationAnswers.ts';
import { VERSION_2_PATH } from './registrationPaths.ts';

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

/** What decides which steps there are. */
export interface RegistrationFacts {
  occupancyType?: OccupancyType | undefined;
  /** The identity provider asks for phone, email and password itself (docs/rules.md#identity-provider). */
  auth0?: boolean | undefined;
  /** An email and a phone exist already, and the flow does not ask for them again. */
  contactKnown?: boolean | undefined;
  /** Steps that the profile has answered for good: they can be opened, but the flow skips them. */
  known?: readonly RegistrationStepId[] | undefined;
}

/** Where a step is: below the application's base path, beside whatever else the query says. */
interface StepAddress {
  pathname: string;
  query?: Readonly<Record<string, string>>;
}

/** One way through the steps. */
export interface RegistrationFlow {
  address(id: RegistrationStepId): StepAddress;
  /** Addresses are typed field by field, they are not searched for. */
  plainAddress?: boolean;
  /** Leaves out the step for email and phone when both exist already. */
  omitsKnownContact?: boolean;
  /** A step may be opened before a property is known. */
  opensAnywhere?: boolean;
}

/** Version 2: one path for each step, the property step is the index. */
export const VERSION_2: RegistrationFlow = {
  address: (id) => ({ pathname: `/${id === 'property' ? VERSION_2_PATH : `${VERSION_2_PATH}/${id}`}` }),
};

/** A stored income, already validated: a pattern suffices, and keeps the decimal library out of the first step's chunk. */
const WHOLE_DOLLARS = /^\d{1,7}$/;

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
  // Of a home only (docs/rules.md#home-for-sale). Until the occupancy is chosen the list shows this one, so that its length
  // does not change.
  'for-sale': {
    asked: ({ occupancyType }) => occupancyType === undefined || occupancyType === 'HOME',
    complete: ({ hasSaleStatusBeenSet, isListedForSale }) =>
      hasSaleStatusBeenSet === true && isListedForSale !== undefined,
  },
  'annual-income': {
    asked: always,
    complete: ({ income, hasIncomeBeenSet }) =>
      hasIncomeBeenSet === true &&
      WHOLE_DOLLARS.test(income?.income ?? '') &&
      !employmentProblem(income?.employmentType),
  },
  'legal-name': {
    asked: always,
    complete: ({ name }) =>
      !firstNameProblem(name?.firstName) && !lastNameProblem(name?.lastName, { allowDigits: true }),
  },
  birthdate: { asked: always, complete: ({ dob }) => dob !== undefined },
  'phone-and-email': {
    asked: (facts) => withoutProvider(facts) && !facts.contactKnown,
    complete: hasContact,
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

function hasContact({ email, phoneNumber }: RegistrationAnswers): boolean {
  return !emailProblem(email) && (isAbroad(phoneNumber) || !phoneProblem(phoneNumber));
}

function isFromProfile(id: RegistrationStepId, answers: RegistrationAnswers): boolean {
  if (id === 'legal-name') return answers.isNamePrefilled === true;
  return id === 'birthdate' && answers.isDobPrefilled === true;
}

/** The facts that decide which steps of a flow an applicant gets. */
export function registrationFacts(
  answers: RegistrationAnswers,
  { omitsKnownContact = false }: RegistrationFlow,
  around: Pick<RegistrationFacts, 'auth0'> = {},
): RegistrationFacts {
  return {
    ...around,
    occupancyType: answers.propertyAddress?.occupancyType,
    // The person must be able to go back and change what they typed.
    contactKnown: omitsKnownContact && !answers.hasContactBeenSet && hasContact(answers),
    known: STEP_IDS.filter((id) => STEPS[id].complete(answers) && isFromProfile(id, answers)),
  };
}

/** The steps of this applicant in order; seven, or five with the identity provider. */
export function registrationSteps(facts: RegistrationFacts): RegistrationStepId[] {
  return STEP_IDS.filter((id) => STEPS[id].asked(facts));
}

/** The next step that needs the person; undefined after the last one, where the application is created. */
export function nextStep(id: RegistrationStepId, facts: RegistrationFacts): RegistrationStepId | undefined {
  const steps = registrationSteps(facts);
  const at = steps.indexOf(id);
  if (at < 0) return undefined;
  const later = steps.slice(at + 1);
  // The last one stands even if it is known: there the person agrees.
  return later.find((step) => !facts.known?.includes(step)) ?? later.at(-1);
}

/** The step before `id`; undefined on the first one. */
export function previousStep(
  id: RegistrationStepId,
  facts: RegistrationFacts,
): RegistrationStepId | undefined {
  const steps = registrationSteps(facts);
  return steps[steps.indexOf(id) - 1];
}

/** The first step that still needs an answer; undefined when the last one may create the application. */
export function firstIncompleteStep(
  answers: RegistrationAnswers,
  facts: RegistrationFacts,
): RegistrationStepId | undefined {
  return registrationSteps(facts).find((id) => !STEPS[id].complete(answers));
}

/**
 * The step to which an applicant who opens `id` must go instead: the property step while no property street is held,
 * the first incomplete one when theirs is not one of their steps. Undefined when they may stay.
 */
export function registrationRedirect(
  id: RegistrationStepId,
  answers: RegistrationAnswers,
  facts: RegistrationFacts,
  { opensAnywhere = false }: RegistrationFlow,
): RegistrationStepId | undefined {
  if (id === 'property') return undefined;
  if (!opensAnywhere && !answers.propertyAddress?.street1?.trim()) return 'property';
  const steps = registrationSteps(facts);
  if (steps.includes(id)) return undefined;
  return firstIncompleteStep(answers, facts) ?? steps.at(-1);
}
