/** The body of the call that joins the waitlist. Source: docs/rules.md#waitlist */

import type { IsoDate } from '../dates/dates.ts';
import { emailProblem, normalizeEmail } from '../person/email.ts';
import { parseIncome } from '../person/income.ts';
import { normalizeName } from '../person/names.ts';
import { type Address, normalizeAddress } from '../property/address.ts';
import type { RegistrationAnswers } from './registrationAnswers.ts';

export interface WaitlistBody extends Address {
  firstName: string;
  lastName: string;
  dob: IsoDate;
  email: string;
  /** Whole dollars a year. */
  income: number;
  /** Whether they want a notification once we lend there. */
  consent: boolean;
}

/** The body of the waitlist call; undefined until everything that it needs is known. */
export function waitlistBody(answers: RegistrationAnswers): WaitlistBody | undefined {
  const { propertyAddress, name, dob, email } = answers;
  const income = parseIncome(answers.income?.income);
  const firstName = normalizeName(name?.firstName ?? '');
  const lastName = normalizeName(name?.lastName ?? '');
  if (!firstName || !lastName || !dob || !email || emailProblem(email) || income === undefined)
    return undefined;
  const address = normalizeAddress(propertyAddress ?? {});
  if (!address.street1 || !address.zip) return undefined;
  return {
    firstName,
    lastName,
    dob,
    email: normalizeEmail(email),
    income: Number(income),
    ...address,
    consent: answers.waitlistConsent ?? false,
  };
}
