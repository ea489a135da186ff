import { expect, test } from '@jest/globals';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { legalPages } from './screen.ts';

test.each(legalPages)('/$path leaves for the brand’s own page', async ({ path }) => {
  const { left, waitForStep } = await renderRemote(borrower, { path: `/${path}` });
  await waitForStep(path);
  expect(left.map((url) => new URL(url).pathname)).toEqual([`/${path}`]);
});
