import type * as topic from '#src/api/contract/addresses.ts';
import { STREETS } from '../model/decisions.ts';
import type { HandlersOf } from './types.ts';

interface TypeaheadMatch {
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  fullAddress: string;
}

const CITIES = [
  ['Boise', 'ID', '83702'],
  ['Spokane', 'WA', '99201'],
  ['Fresno', 'CA', '93721'],
  ['Austin', 'TX', '78701'],
  ['Albany', 'NY', '12207'],
  ['Savannah', 'GA', '31401'],
  ['Birmingham', 'AL', '35203'],
  ['Honolulu', 'HI', '96813'],
  ['St. Louis', 'MO', '63101'],
  ["Coeur d'Alene", 'ID', '83814'],
  ['Winston-Salem', 'NC', '27101'],
  ['Paradise', 'CA', '95969'],
] as const;

const STREET_NAMES = [
  '12 Alder Way',
  '148 Maple St',
  '27 Birch Ln',
  '905 Juniper Ave',
  '3310 Cedar Ridge Rd',
  '64 Harbor View Dr',
  '2201 Larkspur Ct',
  '77 Old Mill Rd',
  '518 Sycamore Blvd',
  '1600 Prairie Rd',
  '42 Willow Bend',
  '9 Lighthouse Pt',
] as const;

const address = (street1: string, [city, state, zip]: (typeof CITIES)[number]): TypeaheadMatch => ({
  street1,
  street2: '',
  city,
  state,
  zip,
  fullAddress: `${street1}, ${city}, ${state} ${zip}`,
});

const KNOWN: readonly TypeaheadMatch[] = [
  ...STREET_NAMES.map((street, index) => address(street, CITIES[index % CITIES.length] ?? CITIES[0])),
  ...Object.keys(STREETS).map((street) => address(street, CITIES[0])),
];

const MAX = 6;

const plain = (text: string) => text.toLowerCase().replace(/[.,#]/g, ' ').replace(/\s+/g, ' ').trim();

/** Words that a street may end with; typed without one, a street gets "St". */
const ENDING =
  /\b(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|way|blvd|pl|place|pt|bend|ter)\b/i;

const titled = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Known addresses that contain the words; an unknown house number and street exist in three cities. */
export function findAddresses(filter: string): TypeaheadMatch[] {
  const words = plain(filter).split(' ');
  const known = KNOWN.filter(({ fullAddress }) => {
    const text = plain(fullAddress);
    return words.every((word) => text.split(' ').some((part) => part.startsWith(word)));
  });
  const typed = /^(\d{1,6}) ([a-z][a-z' -]{1,40})$/.exec(words.join(' '));
  if (known.length > 0 || !typed) return known.slice(0, MAX);
  const street = `${typed[1]} ${titled(typed[2] ?? '')}${ENDING.test(typed[2] ?? '') ? '' : ' St'}`;
  return CITIES.slice(0, 3).map((city) => address(street, city));
}

export const addressesHandlers = {
  typeahead: ({ query }) => findAddresses(query.filter),
} satisfies HandlersOf<typeof topic>;
