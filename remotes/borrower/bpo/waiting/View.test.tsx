import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { journey } from './journey.ts';

const open = async (path: string) =>
  drive(await renderRemote(borrower, { path, application: journey.states[''].application }));

test('from the order on it says who comes and when, what was done, and how one hears', async () => {
  const at = await open('/{uuid}');
  await at.waitForStep('bpo/hold');
  await at.press('Who comes to my home, and when?');
  await at.waitForStep('bpo/waiting');
  const steps = within(await screen.findByRole('list', { name: 'What happens when' }));
  expect(steps.getByText('Friday, November 20, 2026')).toBeVisible();
  expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/about 3-5 business days\.$/)).toBeVisible();
  expect(screen.getByText(/we will email you/)).toHaveTextContent(at.application.email);
  await at.press('Check again');
  expect(await screen.findByText('Nothing new yet.')).toBeInTheDocument();
  await at.press('Back to the valuation');
  await at.expectHeading('Your valuation is ordered');
});

test('a professional who is found is said, though the status stays', async () => {
  const at = await open('/{uuid}/bpo/waiting');
  await at.waitForStep('bpo/waiting');
  await at.control('PATCH', `/applications/${at.application.uuid}`, {
    valuation: { assignedAt: '2026-11-21T18:00:00Z' },
  });
  await at.press('Check again');
  expect(await screen.findByText(/^A professional near your home has been found\./)).toBeVisible();
});
