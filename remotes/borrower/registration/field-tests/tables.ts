import type { Brand } from '#src/brand/schema/brand.ts';
import { LEGACY_FLOW } from '#src/domain/registration/legacyRegistration.ts';
import type { RegistrationAnswers, RegistrationStepId } from '#src/domain/registration/registration.ts';
import { ANSWERS, type StepInput } from '../testing/renderStep.ts';
import {
  communicationsConsent,
  confirmPassword,
  email,
  password,
  phone,
  smsMarketing,
  smsTransactional,
  termsConsent,
} from './accountRows.ts';
import {
  alabamaBirthdate,
  birthdate,
  employment,
  forSale,
  income,
  otherIncome,
  seniorBirthdate,
} from './answerRows.ts';
import { firstName, lastName, middleName, suffix } from './nameRows.ts';
import {
  closedProperty,
  homeParts,
  homeSearch,
  occupancy,
  propertyParts,
  propertySearch,
  recentTransfer,
  waitlistConsent,
} from './propertyRows.ts';
import type { FieldRows } from './rows.ts';

/** A form of a step as some people see it. */
export interface FormTable {
  /** Nothing is entered yet. */
  open: StepInput & { answers: RegistrationAnswers };
  /** Pressed first. */
  press?: string;
  fields: readonly FieldRows[];
  /** The rest of the form, tried in another table. */
  otherFields?: readonly FieldRows[];
}

const NOW = new Date('2026-11-23T18:00:00Z');
const without = (...parts: (keyof RegistrationAnswers)[]): RegistrationAnswers =>
  Object.fromEntries(
    Object.entries(ANSWERS).filter(([part]) => !parts.includes(part as keyof RegistrationAnswers)),
  );
const secondHome: RegistrationAnswers = {
  ...ANSWERS,
  propertyAddress: { ...ANSWERS.propertyAddress, occupancyType: 'SECONDARY' },
};

const withRecentTransfer = (brand: Brand): Brand => ({
  ...brand,
  capabilities: { ...brand.capabilities, askRecentTransfer: true },
});
const forSeniors = (brand: Brand): Brand => ({
  ...brand,
  products: { ...brand.products, heloc: { ...brand.products.heloc, senior: true } },
});

/** Every field of registration, in every form in which it is typed; both flows show the same screens. */
export const FIELD_TABLES = {
  property: {
    'searched for': {
      open: { answers: {} },
      fields: [propertySearch, occupancy],
    },
    'field by field, in the older flow': {
      open: { answers: {}, flow: LEGACY_FLOW },
      fields: propertyParts,
      otherFields: [occupancy],
    },
    'of an organisation that asks for the last 90 days': {
      open: { answers: {}, brand: withRecentTransfer },
      fields: [recentTransfer],
      otherFields: [propertySearch, occupancy],
    },
    'where we do not lend yet': {
      open: { answers: {}, typed: { property: { address: { text: closedProperty.good } } } },
      fields: [waitlistConsent],
      otherFields: [closedProperty, occupancy],
    },
  },
  'home-address': {
    'searched for': {
      open: { answers: secondHome },
      fields: [homeSearch],
    },
    'field by field': {
      open: { answers: secondHome },
      press: 'Enter address manually',
      fields: homeParts,
    },
  },
  'for-sale': {
    '': { open: { answers: without('isListedForSale', 'hasSaleStatusBeenSet') }, fields: [forSale] },
  },
  'annual-income': {
    '': {
      open: { answers: without('income', 'hasIncomeBeenSet') },
      fields: [employment, income, otherIncome],
    },
  },
  'legal-name': {
    '': { open: { answers: without('name') }, fields: [firstName, middleName, lastName, suffix] },
  },
  birthdate: {
    '': { open: { answers: without('dob'), now: NOW }, fields: [birthdate] },
    'of the product for seniors': {
      open: { answers: without('dob'), now: NOW, brand: forSeniors },
      fields: [seniorBirthdate],
    },
    'of whoever lives in Alabama': {
      open: {
        answers: { ...secondHome, dob: undefined, homeAddress: { ...ANSWERS.propertyAddress, state: 'AL' } },
        now: NOW,
      },
      fields: [alabamaBirthdate],
    },
    'as the last step': {
      open: { answers: without('dob'), now: NOW, flags: { 'fe-heloc-auth0': true } },
      fields: [termsConsent],
      otherFields: [birthdate, communicationsConsent],
    },
  },
  'phone-and-email': {
    '': {
      open: { answers: without('email', 'phoneNumber', 'smsMarketingConsent', 'smsTransactionalConsent') },
      fields: [phone, email, smsMarketing, smsTransactional],
    },
  },
  'set-password': {
    password: {
      open: { answers: ANSWERS },
      fields: [password, communicationsConsent],
      otherFields: [confirmPassword, termsConsent],
    },
    'repeated password': {
      open: { answers: ANSWERS },
      fields: [confirmPassword],
      otherFields: [password, termsConsent, communicationsConsent],
    },
  },
} satisfies Record<RegistrationStepId, Record<string, FormTable>>;
