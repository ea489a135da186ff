import type { Address } from '#src/domain/property/address.ts';
import type { CreateBody } from '#src/domain/registration/createBody.ts';
import { HOSTILE, hostile, LONGEST, refusedWith, sends, type TextRows, TOO_LONG } from './rows.ts';

type AddressReader = (body: CreateBody) => Address | undefined;

const CITY = refusedWith('Please enter a valid city name');
const TWO_CHARACTERS = refusedWith('State must be two characters in length');
const NO_STATE = refusedWith('Please enter a valid state');
const ZIP = refusedWith('Please enter a valid zipcode');
/** A street may have any characters; only spaces around it are removed. */
const ANY_STREET: TextRows['hostile'] = {
  junk: sends(HOSTILE.junk.trim()),
  long: TOO_LONG,
  emoji: sends(HOSTILE.emoji),
  rtl: sends(HOSTILE.rtl),
  script: sends(HOSTILE.script),
};

/** The rows of an address that is typed field by field (docs/rules.md#addresses-of-people). */
export function addressRows(read: AddressReader, { territories }: { territories: boolean }): TextRows[] {
  return [
    {
      label: 'Street address',
      kind: 'text',
      missing: refusedWith('Street address is required'),
      good: '12 Alder Way',
      texts: {
        '12 Alder Way': sends('12 Alder Way'),
        '  7   Lakeshore Dr ': sends('7 Lakeshore Dr'),
        '   ': refusedWith('Street address is required'),
        A: sends('A'),
        'P.O. Box 12': territories
          ? sends('P.O. Box 12')
          : refusedWith('A post-office box is not a property. Enter a street address'),
        [LONGEST]: sends(LONGEST),
        [`${LONGEST}x`]: TOO_LONG,
      },
      hostile: ANY_STREET,
      sent: (body) => read(body)?.street1,
    },
    {
      label: 'Apartment, suite or unit (optional)',
      kind: 'text',
      missing: sends(undefined),
      good: '4B',
      texts: {
        '4B': sends('4B'),
        ' ': sends(undefined),
        [LONGEST]: sends(LONGEST),
        [`${LONGEST}x`]: TOO_LONG,
      },
      hostile: ANY_STREET,
      sent: (body) => read(body)?.street2,
    },
    {
      label: 'City',
      kind: 'text',
      missing: CITY,
      good: 'Boise',
      texts: {
        Boise: sends('Boise'),
        'St. Louis': sends('St. Louis'),
        'Coeur d’Alene': sends("Coeur d'Alene"),
        'Winston-Salem': sends('Winston-Salem'),
        [LONGEST]: sends(LONGEST),
        [`${LONGEST}x`]: TOO_LONG,
        'Boise 2': CITY,
        '...': CITY,
      },
      hostile: hostile(CITY, { long: TOO_LONG, rtl: sends(HOSTILE.rtl) }),
      sent: (body) => read(body)?.city,
    },
    {
      label: 'State',
      kind: 'text',
      missing: TWO_CHARACTERS,
      good: 'ID',
      texts: {
        ID: sends('ID'),
        ' tx ': sends('TX'),
        I: TWO_CHARACTERS,
        Idaho: TWO_CHARACTERS,
        ZZ: NO_STATE,
        PR: territories ? sends('PR') : NO_STATE,
      },
      hostile: hostile(TWO_CHARACTERS),
      sent: (body) => read(body)?.state,
    },
    {
      label: 'ZIP code',
      kind: 'text',
      missing: ZIP,
      good: '83702',
      texts: {
        '83702': sends('83702'),
        '00501': sends('00501'),
        '83702-1234': sends('83702'),
        '8370': ZIP,
        '837021': ZIP,
        '8370A': ZIP,
        '83702-12': ZIP,
      },
      hostile: hostile(ZIP),
      sent: (body) => read(body)?.zip,
    },
  ];
}

const NOT_FOUND = refusedWith('Please enter a valid property address');

/** The rows of the search box, when nothing is chosen from its list. */
export function searchRows(label: string, read: AddressReader): TextRows {
  return {
    label,
    kind: 'text',
    missing: NOT_FOUND,
    good: '12 Alder Way, Boise, ID 83702',
    texts: {
      '12 Alder Way, Boise, ID 83702': sends('12 Alder Way'),
      '7 Lakeshore Dr, Unit 2, McCall, ID 83638-1234': sends('7 Lakeshore Dr'),
      '1 ': NOT_FOUND,
      Broadway: NOT_FOUND,
      '98765 Somewhere Far': NOT_FOUND,
      '1 Oak St, Boise, ZZ 83702': refusedWith('Please enter a valid state'),
      [`1 ${LONGEST} St, Boise, ID 83702`]: TOO_LONG,
    },
    hostile: hostile(NOT_FOUND),
    sent: (body) => read(body)?.street1,
  };
}
