import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';

test.each([
  ['/coming-soon', /Oakline does not offer home equity lines of credit here yet/],
  ['/coming-soon?reason=state', /in your state yet/],
  ['/coming-soon?reason=partner', /with Oakline are not open yet/],
  ['/coming-soon?reason=product', /does not offer this product here yet/],
  ['/coming-soon?reason=toString', /here yet/],
])('%s', async (path, text) => {
  const { waitForStep } = await renderRemote(borrower, { path });
  await waitForStep('coming-soon');
  expect(screen.getByText(text)).toBeVisible();
});

test('another product leads to this one', async () => {
  const { user, waitForStep } = await renderRemote(borrower, { path: '/coming-soon?reason=product' });
  await user.click(await screen.findByRole('link', { name: 'Apply for a home equity line of credit' }));
  await waitForStep('register-v2');
});
