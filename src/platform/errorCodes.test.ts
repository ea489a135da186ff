import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from './errorCodes.ts';

describe('docs/errors.md', () => {
  it('has one entry for each error code and none for others', () => {
    const text = readFileSync('docs/errors.md', 'utf8');
    const entries = [...text.matchAll(/^## `([a-z-]+)`$/gm)].map((match) => match[1]);
    expect(entries.toSorted()).toEqual([...ERROR_CODES].sort());
  });
});
