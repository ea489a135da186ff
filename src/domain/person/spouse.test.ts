import { describe, expect, it } from '@jest/globals';
import { needsMaritalPropertyNotice, needsSpouse } from './spouse.ts';

describe('needsSpouse', () => {
  it.each([
    ['MARRIED', 'TX', [], true],
    ['MARRIED', 'wi', ['FAMILY'], true],
    ['MARRIED', 'TX', ['SPOUSE'], false],
    ['MARRIED', 'GA', [], false],
    ['SEPARATED', 'TX', [], false],
    [undefined, undefined, [], false],
  ])('%s in %s with owners %j: %s', (maritalStatus, state, relationships, expected) => {
    expect(needsSpouse({ maritalStatus, state, relationships })).toBe(expected);
  });
});

it('adds the marital property notice in Wisconsin only', () => {
  expect(needsMaritalPropertyNotice({ maritalStatus: 'MARRIED', state: 'WI' })).toBe(true);
  expect(needsMaritalPropertyNotice({ maritalStatus: 'UNMARRIED', state: 'WI' })).toBe(false);
  expect(needsMaritalPropertyNotice({ maritalStatus: 'MARRIED', state: 'TX' })).toBe(false);
});
