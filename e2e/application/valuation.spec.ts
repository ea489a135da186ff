import { uploadProof } from '#remotes/borrower/bpo/hold/journey.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { writeLiens } from '#remotes/borrower/liens/journey.ts';
import { TWO_LIENS } from '#remotes/borrower/testing/twoLiens.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ANA = { firstName: 'Ana', lastName: 'Rivera' };
const TEXAS = { street1: '905 Juniper Ave', street2: '', city: 'Austin', state: 'TX', zip: '78701' };

// Nothing passes by itself but what a second changes.
test.beforeEach(async ({ sandbox }) => void (await sandbox.call('PUT', '/clock', { rate: 1 })));

for (const { where, property, asks } of [
  { where: 'a home without a value', property: {}, asks: 'bpo/order-bpo' },
  { where: 'a home in Texas without a value', property: TEXAS, asks: 'bpo/condition' },
]) {
  test(`${where}: estimate, order, report, offers`, async ({ page, origins, sandbox }) => {
    const at = new BrowserDriver(page);
    await openApplication(page, { origins, sandbox }, { status: 'NO_AVM_FOUND', property });
    expect(await walkOn(at, ANA)).toEqual(['bpo/estimate-value', asks, 'bpo/hold']);
    await sandbox.pass(DAY + HOUR);
    await at.press('Check again');
    await at.expectHeading('Your home is being valued');
    await sandbox.pass(5 * DAY);
    await at.press('Check again');
    expect(await at.waitForScreen('bpo/hold')).toBe('product/select');
  });
}

test('a condition that is not acceptable: photos, and on', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'UNACCEPTABLE_PROPERTY_CONDITION');
  await uploadProof(at);
  await at.press('Send files');
  await at.readText(/^We have your files/);
  await sandbox.pass(2 * DAY + HOUR);
  await at.press('Check again');
  await at.expectHeading('Your property passed');
});

test('loans of an inquiry, more than the home can bear, and borrowing less', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  // More than two thirds of the home are owed.
  const liens = { ...TWO_LIENS, adjustedHomeAmount: 290_000 };
  await openApplication(page, { origins, sandbox }, liens);
  await writeLiens(at);
  await at.press('Continue');
  expect(await at.waitForScreen('liens')).toBe('product/prequal-winback');
  expect(await walkOn(at, ANA, { until: 'product/select' })).toEqual([
    'product/prequal-winback',
    'product/select',
  ]);
});

test('savings lead to offers where the income alone did not', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  const income = { incomePrimary: 12_000 };
  await openApplication(page, { origins, sandbox }, { status: 'ASSETS_PREQUAL', income, offers: [] });
  expect(await walkOn(at, ANA, { until: 'product/select' })).toEqual(['product/assets', 'product/select']);
});
