import { applicant, helocPage } from '@heloc/testing/playwright';
import { expect, test } from '@playwright/test';

test('somebody applies on our page', async ({ page }) => {
  await page.goto('/account/heloc');
  const heloc = helocPage(page.locator('heloc-application'));
  const person = applicant({ lastName: 'Rivera' });

  await heloc.expectStep('What property would you like to use?');
  await heloc.completeProperty(person);
  await heloc.completeForSale();

  await heloc.expectStep('What is your annual income?');
  await expect(page.getByText('You are at: Annual income')).toBeVisible();
  await heloc.continue();
  expect(await heloc.errors()).toEqual(['Employment type: Required', 'Annual pre-tax income: Required']);
  await heloc.completeIncome(person);
  await heloc.completeName(person);
});
