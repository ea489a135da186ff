import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { fileNamed } from '../support/buildFiles.ts';
import { expect, test } from '../support/fixtures.ts';

/** Bytes, as served. How long the charts take to redraw is a row of the bench. */
const BUDGET = 8192;

test('the charts of an offer weigh no more than 8 kB', () => {
  const file = readFileSync(
    `${process.env.HELOC_DIST ?? 'dist'}/borrower/${fileNamed('borrower', 'charts')}`,
  );
  expect(brotliCompressSync(file).length).toBeLessThan(BUDGET);
});
