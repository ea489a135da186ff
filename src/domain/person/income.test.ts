import { describe, expect, it } from '@jest/globals';
import { API_EMPLOYMENT_TYPES, EMPLOYMENT_TYPES } from '../enums.ts';
import { employmentForApi, employmentProblem } from './employment.ts';
import { incomeProblem, needsLowIncomeConfirmation, otherIncomeProblem, parseIncome } from './income.ts';

describe('income', () => {
  it.each([
    ['65,000', undefined],
    ['0', undefined],
    ['$9,999,999', undefined],
    ['9999999.99', undefined],
    ['10,000,000', 'amount-too-high'],
    ['-1', 'amount-negative'],
    ['', 'required'],
    ['  ', 'required'],
    [undefined, 'required'],
  ])('%p: %p', (text, message) => {
    expect(incomeProblem(text)).toBe(message);
  });

  it('rejects what is not an amount', () => {
    for (const text of ['abc', '1e6', '1.2.3', 'NaN', '$']) expect(incomeProblem(text)).toBeDefined();
  });

  it('lets other income be empty, but not negative', () => {
    expect(otherIncomeProblem('')).toBeUndefined();
    expect(otherIncomeProblem('1200')).toBeUndefined();
    expect(otherIncomeProblem('-1')).toBe('amount-negative');
  });

  it('drops cents', () => {
    expect(parseIncome('65,000.99')).toBe('65000');
    expect(parseIncome('x')).toBeUndefined();
  });

  it('asks to confirm below 15,000, once', () => {
    expect(needsLowIncomeConfirmation('14,999.99')).toBe(true);
    expect(needsLowIncomeConfirmation('15,000')).toBe(false);
    expect(needsLowIncomeConfirmation('100', true)).toBe(false);
    expect(needsLowIncomeConfirmation('')).toBe(false);
  });
});

describe('employment', () => {
  it('maps every type to one the API knows', () => {
    for (const type of EMPLOYMENT_TYPES) expect(API_EMPLOYMENT_TYPES).toContain(employmentForApi(type));
    expect(employmentForApi('ALIMONY')).toBe('SEPARATE_MAINTENANCE_PAYMENTS');
    expect(employmentForApi('CHILD_SUPPORT')).toBe('SEPARATE_MAINTENANCE_PAYMENTS');
    expect(employmentForApi('PUBLIC_ASSISTANCE_PROGRAM')).toBe('SEPARATE_MAINTENANCE_PAYMENTS');
    expect(employmentForApi('constructor')).toBe('UNRECOGNIZED');
    expect(employmentForApi(undefined)).toBe('UNRECOGNIZED');
  });

  it('rejects nothing but absence and UNEMPLOYED', () => {
    const rejected = EMPLOYMENT_TYPES.filter((type) => employmentProblem(type));
    expect(rejected).toEqual(['UNEMPLOYED']);
    expect(employmentProblem('UNEMPLOYED')).toBe('unemployed');
    expect(employmentProblem('')).toBe('required');
  });
});
