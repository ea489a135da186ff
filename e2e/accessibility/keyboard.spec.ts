import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

test('suggestions and radio buttons are worked with the arrows', async ({ page, origins }) => {
  const at = new BrowserDriver(page);
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  const address = page.getByRole('combobox', { name: 'Property address' });
  const options = page.getByRole('option');
  await address.focus();
  await page.keyboard.type('12 Al');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(address).toBeFocused();
  await page.keyboard.type('d');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(/^12 Ald.+/);
  await expect(options).toHaveCount(0);

  await at.radio('Primary home').focus();
  for (const name of ['Second home', 'Investment property', 'Primary home']) {
    await page.keyboard.press('ArrowDown');
    await expect(at.radio(name)).toBeFocused();
    await expect(at.radio(name)).toBeChecked();
  }
  await page.keyboard.press('Enter');
  await at.expectHeading('Is this property currently for sale?');
});

test('the suggestion that the arrows lead to is in sight', async ({ page, origins }) => {
  // At 400 % a suggestion takes two lines, and the list is longer than its box.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  const address = page.getByRole('combobox', { name: 'Property address' });
  const last = page.getByRole('option').last();
  await address.focus();
  await page.keyboard.type('Boise');
  await expect(page.getByRole('option')).toHaveCount(6);
  await expect(last).not.toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
});
