import { expect, type Locator } from '@playwright/test';
import type { Worker } from '../hands.ts';

async function staysInItsColumn(table: Locator): Promise<void> {
  const over = await table.evaluate(
    (element) =>
      element.getBoundingClientRect().right - (element.parentElement?.getBoundingClientRect().right ?? 0),
  );
  expect(over).toBeLessThanOrEqual(0);
}

export async function selectOffer(at: Worker): Promise<void> {
  await at.sees('Choose your offer');
  await staysInItsColumn(at.place.getByRole('table'));
  await at.choose('15 years');
  await at.write('Draw amount', '50,000');
  await at.tick(/^Automatic payments/);
  const summary = at.place.getByRole('region', { name: 'Your offer' });
  await expect(summary).toContainText('$2,495.00');
  await expect(summary).toContainText('$52,495.00');
  await at.press('Continue');
}

export async function confirmOffer(at: Worker): Promise<void> {
  await at.sees('Confirm your offer');
  await at.tick('These are the terms I want');
  await at.press('Confirm and continue');
}
