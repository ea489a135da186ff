import { expect, test } from '@jest/globals';
import { IDENTITY_DOCUMENT_SIZES } from '#src/domain/documents/documents.ts';
import { middleOf } from './measure.ts';

test.each([
  ['a wide picture', { width: 1920, height: 1080 }, { width: 1712, height: 1080, x: 104, y: 0 }],
  ['a tall picture', { width: 1080, height: 1920 }, { width: 1080, height: 681, x: 0, y: 620 }],
])('of %s the middle is taken, in the proportions of a card', (_, picture, middle) => {
  expect(middleOf(picture, IDENTITY_DOCUMENT_SIZES.DRIVERS_LICENSE)).toEqual(middle);
});

test('a passport is less wide than a card', () => {
  expect(middleOf({ width: 1250, height: 880 }, IDENTITY_DOCUMENT_SIZES.PASSPORT)).toEqual({
    width: 1250,
    height: 880,
    x: 0,
    y: 0,
  });
});
