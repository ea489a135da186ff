import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { IsoDate } from './dates.ts';
import { OCCUPANCY_TYPES } from './enums.ts';
import { legacySteps, readLegacyStep } from './legacyRegistration.ts';
import { money } from './money.ts';
import {
  firstIncompleteStep,
  nextStep,
  previousStep,
  type RegistrationAnswers,
  registrationPath,
  registrationRedirect,
  registrationSteps,
} from './registration.ts';

const ids = (facts: Parameters<typeof registrationSteps>[0]) =>
  registrationSteps(facts).map((step) => step.id);
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

  it('has the paths of the spec', () => {
    expect(registrationPath('property')).toBe('/register-v2');
    expect(registrationPath('home-address')).toBe('/register-v2/home-address');
  });

  it('walks there and back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OCCUPANCY_TYPES), fc.boolean(), (occupancyType, auth0) => {
        const facts = { occupancyType, auth0 };
        const steps = registrationSteps(facts);
        for (const [i, { id }] of steps.entries()) {
          expect(nextStep(id, facts)).toEqual(steps[i + 1]);
          expect(previousStep(id, facts)).toEqual(steps[i - 1]);
        }
      }),
    );
    expect(nextStep('for-sale', { occupancyType: 'SECONDARY' })).toBeUndefined();
  });
});

describe('firstIncompleteStep', () => {
  const first = (changed: Partial<RegistrationAnswers>) =>
    firstIncompleteStep({ ...answers, ...changed })?.id;
  it('ends at the password, or nowhere with the identity provider', () => {
    expect(firstIncompleteStep({})?.id).toBe('property');
    expect(first({})).toBe('set-password');
    expect(firstIncompleteStep(answers, { auth0: true })).toBeUndefined();
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
  it('sends everyone without a property street to the start', () => {
    expect(registrationRedirect('annual-income', {})).toBe('/register-v2');
    expect(registrationRedirect('annual-income', { propertyAddress: { street1: ' ' } })).toBe('/register-v2');
    expect(registrationRedirect('property', {})).toBeUndefined();
  });
  it('sends a step that is not theirs to the first incomplete one', () => {
    expect(registrationRedirect('annual-income', answers)).toBeUndefined();
    expect(registrationRedirect('home-address', answers)).toBe('/register-v2/set-password');
    expect(registrationRedirect('set-password', answers, { auth0: true })).toBe('/register-v2/birthdate');
  });
});

describe('the older flow', () => {
  it('leaves out contact info only when both exist', () => {
    expect(legacySteps({ hasEmail: true, hasPhone: true })).not.toContain('contact-info');
    expect(legacySteps({ hasEmail: true, hasPhone: false })).toHaveLength(7);
  });
  it('reads the step from the query', () => {
    expect(readLegacyStep('birthdate')).toBe('birthdate');
    expect(readLegacyStep('nope')).toBe('property-info');
    expect(readLegacyStep(null)).toBe('property-info');
  });
});
