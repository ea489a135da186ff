import type { EmploymentType } from '#src/domain/enums.ts';
import { type ChoiceRows, hostile, REQUIRED, refusedWith, sends, type TextRows } from './rows.ts';

const NO_AMOUNT = refusedWith('Enter a dollar amount');
const NEGATIVE = refusedWith('Must be at least $0');

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
    'Unemployed / furloughed': refusedWith(
      "We apologize. At this time, we don't lend to unemployed borrowers.",
    ),
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
    '10,000,000': refusedWith('Must be less than $10,000,000'),
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

const INVALID_DATE = refusedWith('Invalid date');

/** On 23 November 2026. */
export const birthdate: TextRows = {
  label: /^Date of birth/,
  kind: 'date',
  missing: refusedWith('Date of birth is required'),
  good: '4/12/1984',
  texts: {
    '4/12/1984': sends('1984-04-12'),
    '02/29/1984': sends('1984-02-29'),
    '11/23/2008': sends('2008-11-23'),
    '11/24/2008': refusedWith('Must be at least 18 years old'),
    '1/1/1900': sends('1900-01-01'),
    '12/31/1899': INVALID_DATE,
    '2/30/1984': INVALID_DATE,
    '13/1/1984': INVALID_DATE,
    '4//1984': INVALID_DATE,
    '4/12/84': sends('1984-04-12'),
    // Somebody under age, or of whom there is hardly one.
    '4/12/15': INVALID_DATE,
    'April/12/1984': sends('1984-04-12'),
    'Foo/12/1984': INVALID_DATE,
    '1/1/2030': refusedWith('Must be at least 18 years old'),
  },
  hostile: hostile(INVALID_DATE),
  sent: (body) => body.profileRequest.dob,
};

/** Other states have a higher minimum age. */
export const seniorBirthdate: TextRows = {
  ...birthdate,
  good: '11/23/1964',
  texts: {
    '11/23/1964': sends('1964-11-23'),
    '11/24/1964': refusedWith('Must be 62 years or older to apply for a loan'),
  },
};
export const alabamaBirthdate: TextRows = {
  ...birthdate,
  good: '11/23/2007',
  texts: { '11/23/2007': sends('2007-11-23'), '11/24/2007': refusedWith('Must be at least 19 years old') },
};
