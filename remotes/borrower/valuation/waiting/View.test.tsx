import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/remote.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { ORDERED } from './journey.ts';

test('between order and assignment: what was done when, how long it takes, how one hears', async () => {
  const at = drive(await renderRemote(borrower, { path: '/{uuid}', application: ORDERED }));
  await at.waitForStep('bpo/waiting');
  const steps = within(await screen.findByRole('list', { name: 'What happens when' }));
  expect(steps.getByText('Friday, November 20, 2026')).toBeVisible();
  expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/about 3-5 business days\.$/)).toBeVisible();
  expect(screen.getByText(/we will email you/)).toHaveTextContent(at.application.email);
  await at.press('Check again');
  expect(await screen.findByText('Nothing new yet.')).toBeInTheDocument();
});
