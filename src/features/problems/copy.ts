import { defineCopy } from '#src/brand/copy.tsx';
import type {
  accountNumberConfirmProblem,
  accountNumberProblem,
  routingNumberProblem,
} from '#src/domain/bank/aba.ts';
import type { depositProblem } from '#src/domain/bank/microDeposits.ts';
import type { birthdateProblem } from '#src/domain/person/birthdate.ts';
import type { emailProblem } from '#src/domain/person/email.ts';
import type { employmentProblem } from '#src/domain/person/employment.ts';
import type { incomeProblem, otherIncomeProblem } from '#src/domain/person/income.ts';
import type {
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  suffixProblem,
} from '#src/domain/person/names.ts';
import type { confirmPasswordProblem, passwordProblem } from '#src/domain/person/password.ts';
import type { phoneProblem } from '#src/domain/person/phone.ts';
import type { ssnConfirmProblem, ssnProblem } from '#src/domain/person/ssn.ts';
import type { addressFieldProblem, typeaheadProblem } from '#src/domain/property/address.ts';
import type { lineProblem } from '#src/domain/text/lineLength.ts';

type Rule =
  | typeof accountNumberConfirmProblem
  | typeof accountNumberProblem
  | typeof addressFieldProblem
  | typeof birthdateProblem
  | typeof confirmPasswordProblem
  | typeof depositProblem
  | typeof emailProblem
  | typeof employmentProblem
  | typeof firstNameProblem
  | typeof incomeProblem
  | typeof lastNameProblem
  | typeof lineProblem
  | typeof middleNameProblem
  | typeof otherIncomeProblem
  | typeof passwordProblem
  | typeof phoneProblem
  | typeof routingNumberProblem
  | typeof ssnConfirmProblem
  | typeof ssnProblem
  | typeof suffixProblem
  | typeof typeaheadProblem;

/** What the domain's rules find wrong, and what a schema says by itself. */
export type ProblemCode =
  | NonNullable<ReturnType<Rule>>
  | 'occupancy-missing'
  | 'their-email-missing'
  | 'their-phone-missing'
  | 'phone-to-call-missing'
  | 'text-too-short'
  | 'text-too-long';

export const copy = defineCopy('problems', {
  required: 'Required',
  'line-too-long': 'Must be at most {max} characters',
  'text-too-short': 'Must be at least {min} characters',
  'text-too-long': 'Cannot be more than {max} characters',
  'characters-unsupported': 'Some of the characters entered are not supported.',
  'first-name-missing': 'Please enter the first name',
  'first-name-short': 'First name must be at least 2 characters long',
  'last-name-missing': 'Last name is required',
  'last-name-short': 'Last name must be at least 2 characters long',
  'birthdate-missing': 'Date of birth is required',
  'date-invalid': 'Invalid date',
  'too-young': 'Must be at least {years} years old',
  'too-young-senior': 'Must be {years} years or older to apply for a loan',
  'email-missing': 'Please enter your email',
  'their-email-missing': 'Please enter their email',
  'email-invalid': 'Please enter a valid email address',
  'phone-missing': 'Please enter your mobile phone',
  'their-phone-missing': 'Please enter their mobile phone',
  'phone-to-call-missing': 'Please enter the phone number to call',
  'phone-country-code': 'Country code 1 is not needed',
  'phone-invalid': 'Please enter a valid phone number',
  'character-unseen':
    'Contains a character that cannot be used: one that is not seen, such as a no-break space. Type it again',
  'password-weak': 'Password is not strong enough',
  'password-differs': "Passwords don't match",
  'property-address-invalid': 'Please enter a valid property address',
  'street-missing': 'Street address is required',
  'post-office-box': 'A post-office box is not a property. Enter a street address',
  'city-invalid': 'Please enter a valid city name',
  'state-length': 'State must be two characters in length',
  'state-invalid': 'Please enter a valid state',
  'state-not-available':
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  'zip-invalid': 'Please enter a valid zipcode',
  'occupancy-missing': 'Please select an occupancy type',
  unemployed: "We apologize. At this time, we don't lend to unemployed borrowers.",
  'amount-invalid': 'Enter a dollar amount',
  'amount-negative': 'Must be at least $0',
  'amount-too-high': 'Must be less than $10,000,000',
  'ssn-invalid': 'Enter your 9-digit Social Security number',
  'ssn-itin': 'We cannot use an ITIN for this product. Contact us',
  'ssn-differs': 'The numbers do not match',
  'routing-number-length': 'Enter a 9-digit routing number',
  'routing-number-invalid': 'Enter a valid routing number. Check the number on your check',
  'account-number-length': 'Enter 4 to 17 digits',
  'account-number-invalid': 'Enter a valid account number. Check the number on your check',
  'account-number-differs': 'Account numbers do not match',
  'deposit-invalid': 'Enter an amount from $0.01 to $0.99, such as 0.12',
} satisfies Record<ProblemCode, string>);
