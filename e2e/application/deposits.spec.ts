import { askForDeposits, writeAmounts } from '#remotes/borrower/bank/manual-disburse/journey.ts';
import { expectAccessible, expectErrorsAnnounced } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';

test.use({ tolerated: FAILED_REQUESTS });

test('an account is checked by two deposits, over leaving and coming back', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  await sandbox.call('PUT', '/clock', { now: '2026-11-16T15:00:00Z', rate: 1 });
  await openApplication(page, { origins, sandbox }, 'DISBURSEMENT_ACCOUNT');
  await at.press('Enter account manually');
  await askForDeposits(at);
  await expect(page.getByText(/They should be there by Wednesday, November 18, 2026/)).toBeVisible();
  await expectAccessible(page, [375]);
  await at.press('Save and finish later');
  await at.press('Leave for now');
  await expect(page).toHaveURL(/\/dashboard/);

  await sandbox.call('PUT', '/clock', { now: '2026-11-18T15:00:00Z' });
  await page.goBack();
  await at.expectHeading('Type the amounts of the two deposits');
  await at.press('Check the amounts');
  await expectErrorsAnnounced(page, ['Enter an amount from $0.01 to $0.99, such as 0.12']);
  await writeAmounts(at, '0.45', '0.33');
  await at.press('Check the amounts');
  await expect(page.getByText('Those amounts do not match. You can try 2 more times.')).toBeVisible();
  await at.fill('The other deposit', '0.32');
  await at.press('Check the amounts');
  await at.expectHeading('Confirm your account');
});
