import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { screens } from './screens.ts';

test.each(screens.map(({ path }) => path.replace(/\/:\w+$/, '')))(
  '%s stands in the folder of its path',
  (path) => {
    expect(existsSync(`remotes/borrower/${path}/screen.ts`)).toBe(true);
  },
);
