import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IsoDate } from '../dates/dates.ts';
import { OCCUPANCY_TYPES } from '../enums.ts';
import { money } from '../money/money.ts';
import {
  firstIncompleteStep,
  nextStep,
  previousStep,
  type RegistrationAnswers,
  registrationFacts,
  registrationRedirect,
  registrationSteps,
  VERSION_2,
} from './registration.ts';

const ids = registrationSteps;
const facts = (answers: RegistrationAnswers, around = {}) => registrationFacts(answers, VERSION_2, around);
const street = { street1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' };

const answers: RegistrationAnswers = {
  propertyAddress: { ...street, occupancyType: 'HOME' },
  isListedForSale: false,
  hasSaleStatusBeenSet: true,
  income: { income: money(90_000), employmentType: 'FULL_TIME' },
  hasIncomeBeenSet: true,
  name: { firstName: 'Maria', lastName: "O'Neil" },
  dob: '1980-02-03' as IsoDate,
  email: 'maria@example.com',
  phoneNumber: '(512) 555-0123',
};

describe('registrationSteps', () => {
  it('asks owner-occupants whether the home is for sale, others where they live', () => {
    expect(ids({ occupancyType: 'HOME' })).toEqual([
      'property',
      'for-sale',
      'annual-income',
      'legal-name',
      'birthdate',
      'phone-and-email',
      'set-password',
    ]);
    for (const occupancyType of ['SECONDARY', 'INVESTMENT'] as const) {
      expect(ids({ occupancyType }).slice(0, 3)).toEqual(['property', 'home-address', 'annual-income']);
    }
  });

  it('has seven steps, five with the identity provider', () => {
    for (const occupancyType of [...OCCUPANCY_TYPES, undefined]) {
      expect(ids({ occupancyType })).toHaveLength(7);
      expect(ids({ occupancyType, auth0: true })).toHaveLength(5);
      expect(ids({ occupancyType, auth0: true }).at(-1)).toBe('birthdate');
    }
  });

  it('has the paths that hosts link to', () => {
    expect(VERSION_2.address('property')).toEqual({ pathname: '/register-v2' });
    expect(VERSION_2.address('home-address')).toEqual({ pathname: '/register-v2/home-address' });
  });

  it('walks there and back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OCCUPANCY_TYPES), fc.boolean(), (occupancyType, auth0) => {
        const facts = { occupancyType, auth0 };
        const steps = registrationSteps(facts);
        for (const [i, id] of steps.entries()) {
          expect(nextStep(id, facts)).toEqual(steps[i + 1]);
          expect(previousStep(id, facts)).toEqual(steps[i - 1]);
        }
      }),
    );
    expect(nextStep('for-sale', { occupancyType: 'SECONDARY' })).toBeUndefined();
  });

  it('leads past what the profile says, but not past the last step', () => {
    const signedIn = { ...answers, isNamePrefilled: true, isDobPrefilled: true };
    expect(nextStep('annual-income', facts(signedIn))).toBe('phone-and-email');
    expect(previousStep('phone-and-email', facts(signedIn))).toBe('birthdate');
    expect(nextStep('annual-income', facts(signedIn, { auth0: true }))).toBe('birthdate');
    expect(nextStep('annual-income', facts({ ...signedIn, name: undefined }))).toBe('legal-name');
    expect(nextStep('annual-income', facts(answers))).toBe('legal-name');
  });
});

describe('firstIncompleteStep', () => {
  const first = (changed: Partial<RegistrationAnswers>) =>
    firstIncompleteStep({ ...answers, ...changed }, facts({ ...answers, ...changed }));
  it('ends at the password, or nowhere with the identity provider', () => {
    expect(firstIncompleteStep({}, {})).toBe('property');
    expect(first({})).toBe('set-password');
    expect(firstIncompleteStep(answers, facts(answers, { auth0: true }))).toBeUndefined();
  });
  it.each<[string, Partial<RegistrationAnswers>]>([
    ['property', { propertyAddress: street }],
    ['property', { propertyAddress: { ...street, zip: '', occupancyType: 'HOME' } }],
    ['for-sale', { hasSaleStatusBeenSet: false }],
    ['home-address', { propertyAddress: { ...street, occupancyType: 'SECONDARY' } }],
    ['annual-income', { hasIncomeBeenSet: false }],
    ['annual-income', { income: { income: money(1), employmentType: 'UNEMPLOYED' } }],
    ['legal-name', { name: { firstName: 'M', lastName: 'X' } }],
    ['birthdate', { dob: undefined }],
    ['phone-and-email', { email: 'nope' }],
    ['phone-and-email', { phoneNumber: '1' }],
  ])('finds %s in %p', (id, changed) => {
    expect(first(changed)).toBe(id);
  });
});

describe('registrationRedirect', () => {
  const redirect = (id: Parameters<typeof registrationRedirect>[0], held: RegistrationAnswers, around = {}) =>
    registrationRedirect(id, held, facts(held, around), VERSION_2);

  it('sends everyone without a property street to the start', () => {
    expect(redirect('annual-income', {})).toBe('property');
    expect(redirect('annual-income', { propertyAddress: { street1: ' ' } })).toBe('property');
    expect(redirect('property', {})).toBeUndefined();
  });
  it('sends a step that is not theirs to the first incomplete one', () => {
    expect(redirect('annual-income', answers)).toBeUndefined();
    expect(redirect('home-address', answers)).toBe('set-password');
    expect(redirect('set-password', answers, { auth0: true })).toBe('birthdate');
  });
});
