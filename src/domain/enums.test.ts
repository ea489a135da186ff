import { expect, it } from '@jest/globals';
import * as enums from './enums.ts';
import {
  EMPLOYMENT_LABELS,
  incomeSourceOf,
  isOneOf,
  OCCUPANCY_TYPES,
  SUFFIX_LABELS,
  SUFFIXES,
  suffixToApi,
} from './enums.ts';

it('lists no value twice', () => {
  for (const list of Object.values(enums)) {
    if (Array.isArray(list)) expect(new Set(list).size).toBe(list.length);
  }
});

it('maps every suffix label to its value, and everything else to none', () => {
  for (const suffix of SUFFIXES) expect(suffixToApi(SUFFIX_LABELS[suffix])).toBe(suffix);
  expect(suffixToApi('Jr.')).toBe('JR');
  expect(suffixToApi('N/A')).toBe('');
  expect(suffixToApi('Esq')).toBe('');
  expect(suffixToApi(null)).toBe('');
});

it('labels the nine employment types', () => {
  expect(Object.keys(EMPLOYMENT_LABELS)).toHaveLength(9);
  expect(EMPLOYMENT_LABELS.UNEMPLOYED).toBe('Unemployed / furloughed');
});

it('narrows only real members', () => {
  expect(isOneOf(OCCUPANCY_TYPES, 'HOME')).toBe(true);
  expect(isOneOf(OCCUPANCY_TYPES, 'length')).toBe(false);
  expect(isOneOf(OCCUPANCY_TYPES, 0)).toBe(false);
});

it('reads income source families', () => {
  expect(incomeSourceOf('TRUV_PAYROLL')).toBe('TRUV');
  expect(incomeSourceOf('POINTSERV_TAX')).toBe('POINTSERV');
  expect(incomeSourceOf('EMPINFO')).toBe('EMPINFO');
  expect(incomeSourceOf('NEW')).toBe('UNKNOWN');
});
