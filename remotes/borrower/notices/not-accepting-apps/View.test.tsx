import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';

test.each([
  ['/not-accepting-apps', /get in touch with your loan officer/],
  ['/not-accepting-apps?reason=referrer-missing', /start with a loan officer or broker/],
  ['/not-accepting-apps?reason=referrer-not-found', /ask them for a new link/],
  ['/not-accepting-apps?reason=state-not-served', /not yet available in your state/],
  ['/not-accepting-apps?reason=<b>', /get in touch with your loan officer/],
])('%s', async (path, text) => {
  const { waitForStep } = await renderRemote(borrower, { path });
  await waitForStep('not-accepting-apps');
  expect(screen.getByText(text)).toBeVisible();
});
