import { expect, test } from '@jest/globals';
import { reflow } from './reflow.ts';

test.each([
  ['nothing', [], []],
  [
    'lines that fill the page, up to the end of their sentence',
    ['You promise to pay what you draw, with interest, on the', 'days that this agreement names.', 'Next'],
    ['You promise to pay what you draw, with interest, on the days that this agreement names.', 'Next'],
  ],
  ['short lines', ['Borrower', 'Ana Rivera', 'The property and everything that belongs to it'], undefined],
  [
    'items of a list, whose lines are long',
    [
      '1. You may cancel within three business days of now',
      '2. You may cancel by mail or by electronic message',
    ],
    undefined,
  ],
] as const)('%s', (_, lines, paragraphs) => {
  expect(reflow(lines)).toEqual(paragraphs ?? lines);
});
