import type { Page } from '@playwright/test';
import { account, forSale, homeAddress } from '#packages/testing/playwright/registration.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { HOSTS, hostedBy, type Origins } from '../support/origins.ts';
import { createPerson } from '../support/registration.ts';

const LINK = { name: { firstName: 'Ana', lastName: 'Rivera' }, dob: '1984-04-12' };
const REFERRAL = '44444444-4444-4444-8444-444444444444';
const ORCHARD = { street1: '18 Orchard St', city: 'Boise', state: 'ID', zip: '83702' };
const LINE = '18 Orchard St, Boise, ID 83702';
const NOTE = 'We have filled in what we were given about you. Check it before you continue.';

const open = (page: Page, { lender }: Origins, query: string) =>
  page.goto(`${lender}/account/heloc/register-v2?${query}`);
const addressOf = (page: Page) => page.getByRole('combobox', { name: 'Property address' });

/** What was filled in stands there, is said to be filled in, and can be read by everybody. */
async function expectPrefilled(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  await expect(page.locator('form').getByText(NOTE)).toBeVisible();
  await expectAccessible(page, [375]);
}

test('a link and a letter fill in the form, and the answers leave the address', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const answers = encodeURIComponent(JSON.stringify(LINK));
  await open(page, origins, `org=OAKLINE&userData=${answers}&offerCode=OAK-2026`);
  await expect(addressOf(page)).toHaveValue(LINE);
  expect(page.url()).toBe(`${origins.lender}/account/heloc/register-v2?org=OAKLINE&offerCode=OAK-2026`);
  await at.choose('Primary home');
  await at.continue();
  await at.expectHeading('Is this property currently for sale?');
  expect(JSON.stringify(await sandbox.requests())).not.toMatch(/userData|1984-04-12|Rivera/);

  await page.reload();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(addressOf(page)).toHaveValue(LINE);
});

test('a referral, a letter and a campaign arrive with the application of a second home', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const person = createPerson();
  await open(
    page,
    origins,
    `org=EMBERFOLD_CU&referralUuid=${REFERRAL}&offerCode=oak-2026&utm_source=mail&utm_campaign=spring`,
  );
  await expect(addressOf(page)).toHaveValue(LINE);
  await expectPrefilled(page, {});
  await at.choose('Second home');
  await at.choose('No');
  await at.continue();
  await homeAddress(at);
  await at.expectHeading('What is your annual income?');
  await at.select('Employment type', 'Alimony');
  await at.fill('Annual pre-tax income', '120,000.99');
  await at.continue();
  await at.expectHeading('What is your legal name?');
  await expectPrefilled(page, { 'First name': 'Maya', 'Last name': 'Castellan' });
  await at.continue();
  await at.expectHeading('What is your date of birth?');
  for (const [name, text] of Object.entries({ Month: '4', Day: '12', Year: '1980' }))
    await at.fill(name, text);
  await at.continue();
  await at.expectHeading('How can we reach you?');
  await expectPrefilled(page, { 'Mobile phone': '(208) 555-0143', Email: 'maya.castellan@example.com' });
  await at.tick(/^Text me updates about my application/);
  await at.continue();
  await account(at, person);
  await at.expectHeading('Choose your offer');

  const requests = await sandbox.requests();
  const sent = (method: string, path: RegExp) =>
    requests.filter((request) => request.method === method && path.test(request.path));
  const trackerUuid = await page.evaluate(() => localStorage.getItem('telemetry_trackerUuid'));
  const consent = (type: string) => ({ type, version: '1.0', optInOut: 'OPT_IN' });
  const [created, ...more] = sent('POST', /\/application\/helocs$/);
  expect(more).toEqual([]);
  expect(created?.query).toEqual({ state: 'ID' });
  const { shown, ...body } = (created?.body ?? { shown: [] }) as { shown: { type: string }[] };
  expect(shown.map(({ type }) => type)).toEqual([
    'EARLY_DISCLOSURE',
    'BROCHURE',
    'INCOME_NOTICE',
    'TERMS',
    'PRIVACY',
    'COMMUNICATIONS',
    'SOFT_CREDIT',
  ]);
  expect(body).toEqual({
    abVersionsRequest: [
      { name: 'fe-heloc-redesign-2025', variation: 'variation' },
      { name: 'fe-heloc-auth0', variation: 'control' },
    ],
    consentListRequest: ['PRIVACY', 'TERMS', 'COMMUNICATIONS'].map(consent),
    consentRequests: [{ type: 'SOFT_CREDIT', version: '1.0' }],
    income: { incomeCoDeeders: 0, incomePrimary: 120_000, incomeOther: 0 },
    profileRequest: {
      name: { firstName: 'Maya', lastName: 'Castellan', suffix: '' },
      email: 'maya.castellan@example.com',
      dob: '1980-04-12',
      homeAddress: { street1: '88 Elm Street', city: 'Boise', state: 'ID', zip: '83702' },
      assetAddress: ORCHARD,
    },
    propertyListedForSale: false,
    propertyRequest: { ...ORCHARD, occupancyType: 'SECONDARY' },
    publish: true,
    utmParameters: { source: 'MAIL', campaign: 'SPRING' },
    employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS',
    offerCode: { code: 'OAK-2026', inHomeDate: '2026-10-01', respondByDate: '2026-12-31' },
    optimizelyProfileRequest: { trackerUuid },
    referralId: REFERRAL,
  });
  // On every brand the texts are filed under the main one.
  expect(sent('POST', /\/consent\/user$/)).toMatchObject([
    {
      body: {
        org: 'OAKLINE',
        phone: '2085550143',
        email: 'maya.castellan@example.com',
        consents: [{ optInOut: 'OPT_OUT' }, { optInOut: 'OPT_IN' }],
      },
    },
  ]);
  expect(sent('PUT', /\/profile\/[\w-]+\/tracker$/)).toMatchObject([{ body: { trackerUuid } }]);
});

test('an affiliate’s record stands in the fields and is no answer yet', async ({ page, origins }) => {
  const at = new BrowserDriver(page);
  await open(page, origins, 'org=OAKLINE&affiliateId=demo-affiliate&affiliate=lantern');
  await expect(addressOf(page)).toHaveValue(LINE);
  await at.choose('Primary home');
  await at.continue();
  await forSale(at);
  await at.expectHeading('What is your annual income?');
  await expectPrefilled(page, { 'Annual pre-tax income': '128,000' });
  await at.select('Employment type', 'Retired');
  await at.continue();
  await at.expectHeading('What is your legal name?');
  await at.continue();
  await at.expectHeading('What is your date of birth?');
  await expectPrefilled(page, { Month: '04', Day: '12', Year: '1984' });
});

for (const host of HOSTS) {
  test(`what the profile of a signed-in person says can be read, not changed, ${host}`, async ({
    page,
    origins: all,
    sandbox,
  }) => {
    const origins = hostedBy(host, all);
    const at = new BrowserDriver(page);
    const { jwt, email } = await sandbox.create({
      scenario: 'again-closed',
      profile: { name: { firstName: 'Petra', lastName: 'Novak' }, dob: '1979-05-06' },
    });
    await signIn(page, origins, jwt);
    await open(page, origins, `org=OAKLINE&offerCode=OAK-2026`);
    await expect(addressOf(page)).toHaveValue(LINE);
    await at.choose('Primary home');
    await at.continue();
    await forSale(at);
    await at.expectHeading('What is your annual income?');
    await at.select('Employment type', 'Retired');
    await at.fill('Annual pre-tax income', '90,000');
    await at.continue();
    await at.expectHeading('How can we reach you?');
    await expect(at.field('Email')).toHaveValue(email);
    await expect(at.field('Email')).not.toBeEditable();
    await expectAccessible(page, [375]);
    await page.getByRole('link', { name: 'Back' }).click();
    await at.expectHeading('What is your date of birth?');
    await expect(at.field('Year')).toHaveValue('1979');
    await expect(at.field('Year')).not.toBeEditable();
    await page.getByRole('link', { name: 'Back' }).click();
    await at.expectHeading('What is your legal name?');
    await expect(at.field('First name')).toHaveValue('Petra');
    await expect(at.field('First name')).not.toBeEditable();
    await expectAccessible(page, [375]);
  });
}
