import type { EmploymentType } from '#src/domain/enums.ts';
import { formatPhone } from '#src/domain/phone.ts';
import { type ChoiceRows, HOSTILE, hostile, LONGEST, says, sends, type TextRows, TOO_LONG } from './rows.ts';

const REQUIRED = says('Required');
const NO_AMOUNT = says('Enter a dollar amount');
const NEGATIVE = says('Must be at least $0');
const UNSUPPORTED = says('Some of the characters entered are not supported.');

export const forSale: ChoiceRows = {
  label: 'Is this property currently for sale?',
  kind: 'radio',
  missing: REQUIRED,
  good: 'No',
  options: { Yes: sends(true), No: sends(false) },
  sent: (body) => body.propertyListedForSale,
};

const SEPARATE: EmploymentType = 'SEPARATE_MAINTENANCE_PAYMENTS';

export const employment: ChoiceRows = {
  label: 'Employment type',
  kind: 'select',
  missing: REQUIRED,
  good: 'Retired',
  options: {
    'Employed full-time': sends('FULL_TIME'),
    'Employed part-time': sends('PART_TIME'),
    'Self-employed': sends('SELF_EMPLOYED'),
    Retired: sends('RETIRED'),
    'Unemployed / furloughed': says("We apologize. At this time, we don't lend to unemployed borrowers."),
    Alimony: sends(SEPARATE),
    'Child support': sends(SEPARATE),
    'Separate maintenance payments': sends(SEPARATE),
    'Public assistance program': sends(SEPARATE),
  },
  sent: (body) => body.employmentType,
};

export const income: TextRows = {
  label: 'Annual pre-tax income',
  kind: 'text',
  missing: REQUIRED,
  good: '145,000',
  texts: {
    '145,000': sends(145_000),
    '$65000.99': sends(65_000),
    '15000': sends(15_000),
    '9,999,999': sends(9_999_999),
    '9999999.99': sends(9_999_999),
    '10,000,000': says('Must be less than $10,000,000'),
    '-1': NEGATIVE,
    '1e6': NO_AMOUNT,
    '1.2.3': NO_AMOUNT,
  },
  hostile: hostile(NO_AMOUNT),
  sent: (body) => body.income.incomePrimary,
};

export const otherIncome: TextRows = {
  label: 'Other annual income (optional)',
  kind: 'text',
  missing: sends(0),
  good: '1,200',
  texts: {
    '1,200': sends(1200),
    '1200.50': sends(1200),
    '0': sends(0),
    '-0.01': NEGATIVE,
    'a lot': NO_AMOUNT,
  },
  hostile: hostile(NO_AMOUNT),
  sent: (body) => body.income.incomeOther,
};

const LONG_NAMES = { [LONGEST]: sends(LONGEST), [`${LONGEST}x`]: TOO_LONG };
const LETTERS_ONLY = hostile(UNSUPPORTED, { long: TOO_LONG, rtl: sends(HOSTILE.rtl) });

export const firstName: TextRows = {
  label: 'First name',
  kind: 'text',
  missing: says('Please enter the first name'),
  good: 'Ana',
  texts: {
    Ana: sends('Ana'),
    ' Ana  Maria ': sends('Ana Maria'),
    Al: sends('Al'),
    A: says('First name must be at least 2 characters long'),
    'Mary Jo': sends('Mary Jo'),
    'Jean-Luc': sends('Jean-Luc'),
    'D’Arcy': sends("D'Arcy"),
    Zoë: sends('Zoë'),
    ...LONG_NAMES,
    'Ana 2': UNSUPPORTED,
    '--': UNSUPPORTED,
  },
  hostile: LETTERS_ONLY,
  sent: (body) => body.profileRequest.name.firstName,
};

export const middleName: TextRows = {
  label: 'Middle name (optional)',
  kind: 'text',
  missing: sends(undefined),
  good: 'Luisa',
  texts: {
    Luisa: sends('Luisa'),
    'L.': sends('L.'),
    ...LONG_NAMES,
    'Ann-Marie Lou': sends('Ann-Marie Lou'),
    'A B C D': UNSUPPORTED,
    'L--u': UNSUPPORTED,
    'L..': UNSUPPORTED,
  },
  hostile: LETTERS_ONLY,
  sent: (body) => body.profileRequest.name.middleName,
};

export const lastName: TextRows = {
  label: 'Last name',
  kind: 'text',
  missing: says('Last name is required'),
  good: 'Rivera',
  texts: {
    Rivera: sends('Rivera'),
    ' Rivera ': sends('Rivera'),
    "O'Brien-Rivera": sends("O'Brien-Rivera"),
    Li: sends('Li'),
    ...LONG_NAMES,
    L: says('Last name must be at least 2 characters long'),
    'Rivera 2': UNSUPPORTED,
    'R!vera': UNSUPPORTED,
  },
  hostile: LETTERS_ONLY,
  sent: (body) => body.profileRequest.name.lastName,
};

export const suffix: ChoiceRows = {
  label: 'Suffix (optional)',
  kind: 'select',
  missing: sends(''),
  good: 'N/A',
  options: {
    'N/A': sends(''),
    Jr: sends('JR'),
    Sr: sends('SR'),
    I: sends('I'),
    II: sends('II'),
    III: sends('III'),
    IV: sends('IV'),
    V: sends('V'),
  },
  sent: (body) => body.profileRequest.name.suffix,
};

const INVALID_DATE = says('Invalid date');

/** On 23 November 2026. */
export const birthdate: TextRows = {
  label: /^Date of birth/,
  kind: 'date',
  missing: says('Date of birth is required'),
  good: '4/12/1984',
  texts: {
    '4/12/1984': sends('1984-04-12'),
    '02/29/1984': sends('1984-02-29'),
    '11/23/2008': sends('2008-11-23'),
    '11/24/2008': says('Must be at least 18 years old'),
    '1/1/1900': sends('1900-01-01'),
    '12/31/1899': INVALID_DATE,
    '2/30/1984': INVALID_DATE,
    '13/1/1984': INVALID_DATE,
    '4//1984': INVALID_DATE,
    '4/12/84': INVALID_DATE,
    '1/1/2030': says('Must be at least 18 years old'),
  },
  hostile: hostile(INVALID_DATE),
  sent: (body) => body.profileRequest.dob,
};

/** Elsewhere one has to be older. */
export const seniorBirthdate: TextRows = {
  ...birthdate,
  good: '11/23/1964',
  texts: {
    '11/23/1964': sends('1964-11-23'),
    '11/24/1964': says('Must be 62 years or older to apply for a loan'),
  },
};
export const alabamaBirthdate: TextRows = {
  ...birthdate,
  good: '11/23/2007',
  texts: { '11/23/2007': sends('2007-11-23'), '11/24/2007': says('Must be at least 19 years old') },
};

const NO_PHONE = says('Please enter your mobile phone');
const NO_EMAIL = says('Please enter a valid email address');
const box = (label: RegExp, answer: 'smsMarketingConsent' | 'smsTransactionalConsent'): ChoiceRows => ({
  label,
  kind: 'checkbox',
  missing: sends(false),
  good: 'off',
  options: { on: sends(true), off: sends(false) },
  sent: (_, answers) => answers[answer],
});

export const phone: TextRows = {
  label: 'Mobile phone',
  kind: 'text',
  missing: NO_PHONE,
  good: '(208) 555-0142',
  texts: {
    '(208) 555-0142': sends('(208) 555-0142'),
    '2085550142': sends('(208) 555-0142'),
    '208.555.0142': sends('(208) 555-0142'),
    '+1 (208) 555-0142': sends('(208) 555-0142'),
    '208555014': says('Please enter a valid phone number'),
    '20855501429': sends('(208) 555-0142'),
    '1208555014': says('Country code 1 is not needed'),
  },
  // The field takes digits only.
  hostile: hostile(NO_PHONE, {
    junk: says('Please enter a valid phone number'),
    script: says('Country code 1 is not needed'),
  }),
  sent: (_, { phoneNumber }) => formatPhone(phoneNumber),
};

export const email: TextRows = {
  label: 'Email',
  kind: 'text',
  missing: says('Please enter your email'),
  good: 'ana.rivera@example.com',
  texts: {
    'ana.rivera@example.com': sends('ana.rivera@example.com'),
    ' Ana+1@EXAMPLE.com ': sends('Ana+1@example.com'),
    'a@b.co': sends('a@b.co'),
    [`${'a'.repeat(64)}@b.co`]: sends(`${'a'.repeat(64)}@b.co`),
    [`${'a'.repeat(65)}@b.co`]: NO_EMAIL,
    'ana@': NO_EMAIL,
    'ana@example': NO_EMAIL,
    'a@b@c.co': NO_EMAIL,
  },
  hostile: hostile(NO_EMAIL),
  sent: (body) => body.profileRequest.email,
};

export const smsMarketing = box(/^I agree that .* may send me marketing texts/, 'smsMarketingConsent');
export const smsTransactional = box(/^Text me updates about my application/, 'smsTransactionalConsent');

const WEAK = says('Password is not strong enough');
/** What a password is worth is told by no message; where it goes is for the tests of the create call. */
const TAKEN = sends(undefined);
const nowhere = () => undefined;
export const PASSWORD = 'Correct-Horse-9!';

export const password: TextRows = {
  label: 'Password',
  kind: 'text',
  missing: REQUIRED,
  good: PASSWORD,
  texts: {
    [PASSWORD]: TAKEN,
    'Abcdefghi1!x': TAKEN,
    'Abcdefgh1!x': WEAK,
    'abcdefghij1!': WEAK,
    'ABCDEFGHIJ1!': WEAK,
    'Abcdefghijk!': WEAK,
    Abcdefghijk1: WEAK,
    'Abcdefghijk1?': WEAK,
    [` ${PASSWORD} `]: TAKEN,
    [`Aa1!${HOSTILE.long}`]: TAKEN,
    [`Aa1!${HOSTILE.emoji.repeat(4)}`]: TAKEN,
  },
  hostile: hostile(WEAK),
  repeatedIn: 'Confirm password',
  sent: nowhere,
};

const MISMATCH = says("Passwords don't match");

export const confirmPassword: TextRows = {
  label: 'Confirm password',
  kind: 'text',
  missing: REQUIRED,
  good: PASSWORD,
  texts: { [PASSWORD]: TAKEN, [`${PASSWORD} `]: MISMATCH, 'correct-horse-9!': MISMATCH },
  hostile: hostile(MISMATCH),
  sent: nowhere,
};

const consent = (label: RegExp): ChoiceRows => ({
  label,
  kind: 'checkbox',
  missing: REQUIRED,
  good: 'off',
  options: { on: TAKEN, off: REQUIRED },
  sent: nowhere,
});

/** Each has to be given: while one is not, the form stays. */
export const termsConsent = consent(/^I agree to the .* and Privacy Policy$/);
export const communicationsConsent = consent(
  /^I agree to receive documents and communications electronically$/,
);
