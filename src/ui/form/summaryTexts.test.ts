import { describe, expect, test } from '@jest/globals';
import { fillCopy } from '#src/brand/copy.tsx';
import { readBrand } from '#src/testing/brand.ts';
import { copy } from '../copy.ts';
import type { SummaryItem } from './formErrors.ts';
import { namesField, summaryTexts } from './summaryTexts.ts';

const CONSENT = 'I agree that Oakline Lending LLC may send me texts about my application at the number above';

async function textsOf(...items: Partial<SummaryItem>[]) {
  const t = fillCopy(await readBrand(), copy);
  const whole = items.map((item, index) => ({
    path: String(index),
    field: String(index),
    message: 'Required',
    label: '',
    card: '',
    ...item,
  }));
  return summaryTexts(whole, t).map(({ text }) => text);
}

describe('a message in the summary', () => {
  test.each([
    ['Required', 'Employer name', 'Employer name: Required'],
    ['Invalid date', 'Date of birth', 'Date of birth: Invalid date'],
    ['Must be at least 10 characters', 'Message', 'Message: Must be at least 10 characters'],
    ['Enter 4 to 17 digits', 'Account number', 'Account number: Enter 4 to 17 digits'],
    ['Choose Yes or No', 'Does this match?', 'Does this match: Choose Yes or No'],
    ['Date of birth is required', 'Date of birth', 'Date of birth is required'],
    ['Please enter the first name', 'First name', 'Please enter the first name'],
    ['Please enter a valid zipcode', 'ZIP code', 'Please enter a valid zipcode'],
    ["Enter your employer's name", 'Employer name', "Enter your employer's name"],
    ['The server says no', '', 'The server says no'],
  ])('%s, of "%s"', async (message, label, text) => {
    expect(await textsOf({ message, label })).toEqual([text]);
  });

  test('names its card where another has the same field', async () => {
    const label = 'First name';
    const message = 'Please enter the first name';
    expect(
      await textsOf({ label, message, card: 'Owner 1' }, { label, message, card: 'Owner 2' }, { label }),
    ).toEqual([
      'Owner 1, First name: Please enter the first name',
      'Owner 2, First name: Please enter the first name',
      'First name: Required',
    ]);
  });

  test('has a long name cut, unless another begins like it', async () => {
    expect(await textsOf({ label: CONSENT })).toEqual([
      'I agree that Oakline Lending LLC may send me texts about my…: Required',
    ]);
    const other = `${CONSENT.replace('application at', 'account at')}`;
    expect(await textsOf({ label: CONSENT }, { label: other })).toEqual([
      `${CONSENT}: Required`,
      `${other}: Required`,
    ]);
  });
});

test('a message has the name of its field only word for word', () => {
  expect(namesField('Account numbers do not match', 'Confirm account number')).toBe(false);
  expect(namesField('Please enter a valid city name', 'City')).toBe(true);
});
