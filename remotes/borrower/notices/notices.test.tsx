import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../testing/remote.ts';
import { ownNotices } from './screens.ts';

test.each(ownNotices)('$path is there for everybody, with ways on', async ({ path }) => {
  const { left, waitForStep } = await renderRemote(borrower, { path: `/${path}` });
  await waitForStep(path);
  expect(screen.getByRole('link', { name: 'Go to the Oakline site' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Call (888) 555-0142' })[0]).toHaveAttribute(
    'href',
    'tel:+18885550142',
  );
  expect(screen.getAllByRole('link', { name: 'Write to help@oakline.example' })[0]).toBeVisible();
  expect(left).toEqual([]);
});
