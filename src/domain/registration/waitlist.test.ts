import { expect, it } from '@jest/globals';
import type { IsoDate } from '../dates/dates.ts';
import { money } from '../money/money.ts';
import type { RegistrationAnswers } from './registrationAnswers.ts';
import { waitlistBody } from './waitlist.ts';

const answers: RegistrationAnswers = {
  propertyAddress: {
    street1: '12 Oak St',
    city: 'Dover',
    state: 'de',
    zip: '19901-1234',
    occupancyType: 'HOME',
  },
  income: { income: money(90_000), employmentType: 'FULL_TIME' },
  name: { firstName: ' Maria ', lastName: 'O’Neil' },
  dob: '1980-02-03' as IsoDate,
  email: ' Maria@Example.com ',
};

it('says who joins, and what they agreed to', () => {
  const body = {
    firstName: 'Maria',
    lastName: "O'Neil",
    dob: '1980-02-03',
    email: 'Maria@example.com',
    income: 90_000,
    street1: '12 Oak St',
    city: 'Dover',
    state: 'DE',
    zip: '19901',
  };
  expect(waitlistBody(answers)).toEqual({ ...body, consent: false });
  expect(waitlistBody({ ...answers, waitlistConsent: true })).toEqual({ ...body, consent: true });
});

it.each(['propertyAddress', 'income', 'name', 'dob', 'email'] as const)('waits for %s', (field) => {
  expect(waitlistBody({ ...answers, [field]: undefined })).toBeUndefined();
});
