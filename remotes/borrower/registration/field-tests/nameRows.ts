import {
  type ChoiceRows,
  HOSTILE,
  hostile,
  LONGEST,
  refusedWith,
  sends,
  type TextRows,
  TOO_LONG,
} from './rows.ts';

const UNSUPPORTED = refusedWith('Some of the characters entered are not supported.');
const LONG_NAMES = { [LONGEST]: sends(LONGEST), [`${LONGEST}x`]: TOO_LONG };
const LETTERS_ONLY = hostile(UNSUPPORTED, { long: TOO_LONG, rtl: sends(HOSTILE.rtl) });

export const firstName: TextRows = {
  label: 'First name',
  kind: 'text',
  missing: refusedWith('Please enter the first name'),
  good: 'Ana',
  texts: {
    Ana: sends('Ana'),
    ' Ana  Maria ': sends('Ana Maria'),
    Al: sends('Al'),
    A: refusedWith('First name must be at least 2 characters long'),
    'A.': refusedWith('First name must be at least 2 characters long'),
    李: sends('李'),
    'J.R.': sends('J.R.'),
    '.J': UNSUPPORTED,
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
  missing: refusedWith('Last name is required'),
  good: 'Rivera',
  texts: {
    Rivera: sends('Rivera'),
    ' Rivera ': sends('Rivera'),
    "O'Brien-Rivera": sends("O'Brien-Rivera"),
    Li: sends('Li'),
    'St. John': sends('St. John'),
    김: sends('김'),
    ...LONG_NAMES,
    L: refusedWith('Last name must be at least 2 characters long'),
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
