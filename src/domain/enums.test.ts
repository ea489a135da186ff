import { expect, it } from '@jest/globals';
import * as enums from './enums.ts';
import { isOneOf, OCCUPANCY_TYPES, SUFFIXES, suffixToApi } from './enums.ts';
import { WRITTEN_SUFFIX } from './person/nameText.ts';

it('lists no value twice', () => {
  for (const list of Object.values(enums)) {
    if (Array.isArray(list)) expect(new Set(list).size).toBe(list.length);
  }
});

it('maps every written suffix to its value, and everything else to none', () => {
  for (const suffix of SUFFIXES) expect(suffixToApi(WRITTEN_SUFFIX[suffix])).toBe(suffix);
  expect(suffixToApi('Jr.')).toBe('JR');
  expect(suffixToApi('N/A')).toBe('');
  expect(suffixToApi('Esq')).toBe('');
  expect(suffixToApi(null)).toBe('');
});

it('narrows only real members', () => {
  expect(isOneOf(OCCUPANCY_TYPES, 'HOME')).toBe(true);
  expect(isOneOf(OCCUPANCY_TYPES, 'length')).toBe(false);
  expect(isOneOf(OCCUPANCY_TYPES, 0)).toBe(false);
});
