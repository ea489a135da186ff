import type { Page } from '@playwright/test';
import { account, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { autopay } from '#remotes/borrower/bank/autopay/journey.ts';
import { disburseToOtherName } from '#remotes/borrower/bank/disburse/journey.ts';
import { RETRY } from '#remotes/borrower/credit/error/journey.ts';
import { sendSsn } from '#remotes/borrower/credit/social/journey.ts';
import { writeEmployer } from '#remotes/borrower/income/employer-verification/journey.ts';
import { insureAgainstFlood } from '#remotes/borrower/insurance/upload/journey.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { writeLiens } from '#remotes/borrower/liens/journey.ts';
import { BOOK_BUTTON, chooseAppointment } from '#remotes/borrower/notary/testing/appointment.ts';
import { selectInterestOnly } from '#remotes/borrower/product/select/journey.ts';
import type { ScreenPath } from '#remotes/borrower/screens.ts';
import { contactWithTrust } from '#remotes/borrower/start/contact/journey.ts';
import { linkBank } from '#src/features/bank-link/testing/linkBank.ts';
import type { Walk } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { random, SEED } from '../support/random.ts';
import { createPerson, type Person } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  // A page that leaves takes with it what it asks for.
  tolerated: FAILED_REQUESTS,
});

const MINUTE = 61_000;
const DAY = 24 * 60 * 60_000;

/** Of the application in the address. */
const uuidIn = (page: Page) => /heloc\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

interface JourneyCase {
  name: string;
  /** Not only when its turn comes. */
  isAlways?: true;
  person?: Partial<Person>;
  org?: string;
  query?: string;
  flags?: Record<string, boolean>;
  /** Ways through screens that are not the usual ones. */
  instead?(sandbox: Sandbox, page: Page): { readonly [Path in ScreenPath]?: Walk };
  /** Screens that are on the way, in their order. */
  passes?: readonly ScreenPath[];
  /** Screens that are not. */
  leavesOut?: readonly ScreenPath[];
  /** Without a right to cancel. */
  isFinal?: true;
}

/** What takes others days has happened, and is looked for. */
async function checkAfter(at: PageDriver, sandbox: Sandbox, days = 1.1): Promise<void> {
  await sandbox.pass(days * DAY);
  await at.press('Check again');
}

/** A check takes its time meanwhile, or the page could not tell that it has been made. */
async function takingItsTime(sandbox: Sandbox, act: () => Promise<void>): Promise<void> {
  await sandbox.call('PUT', '/clock', { rate: 1 });
  await act();
  await sandbox.call('PUT', '/clock', { rate: 20 });
}

/** A number that leads to no file. */
const missSsn = (at: PageDriver, sandbox: Sandbox) =>
  takingItsTime(sandbox, async () => {
    await sendSsn(at, '123-45-9999');
    await at.expectHeading('We still could not find your credit file');
  });

const NEW_YORK = {
  org: 'OAKLINE_NY',
  person: { state: 'NY', city: 'Albany', zip: '12207' },
};

/** From an address to the money, as the facts of a person, a home or a site have it. */
const JOURNEY_CASES: readonly JourneyCase[] = [
  {
    name: 'Texas: twelve days, then a closing in person',
    isAlways: true,
    person: { street: '905 Juniper Ave', city: 'Austin', state: 'TX', zip: '78701' },
    instead: () => ({
      async 'notary/intro'(at) {
        await at.expectHeading('Your closing has a waiting period');
        await at.press('Choose your appointment now');
      },
      async 'notary/schedule-manual'(at) {
        await chooseAppointment(at, '10:00 AM', /^Granite Title Company/);
        await at.press(BOOK_BUTTON);
      },
    }),
    passes: ['notary/intro', 'notary/schedule-manual'],
    leavesOut: ['notary/session'],
  },
  {
    name: 'New York, told of the credit check beforehand',
    ...NEW_YORK,
    flags: { 'fe-heloc-ny-fcra': false },
    instead: () => ({
      async 'document/disclosures'(at) {
        await at.press('Skip to the end of the document');
        await at.tick(/^I authorize .* to obtain my credit report/);
        await at.press('Agree and continue');
      },
    }),
    passes: ['document/disclosures', 'product/select'],
  },
  {
    name: 'New York, told of it within registration',
    ...NEW_YORK,
    flags: { 'fe-heloc-ny-fcra': true },
    leavesOut: ['document/disclosures'],
  },
  {
    name: 'a line against crypto assets',
    org: 'OAKLINE_MARKETS_CREDIT',
    query: '&utm_source=cloc',
    instead: () => ({
      // No money goes to an account, so there is none yet to pay from.
      async 'bank/autopay'(at) {
        await at.choose(/^Automatic payments/);
        await at.press('Connect an account');
        await linkBank(at);
        await at.choose(/Checking ending in/);
        await autopay(at);
      },
    }),
    passes: ['bank/autopay'],
    leavesOut: ['bank/disburse'],
  },
  {
    name: 'somebody of 76, who pays interest only',
    org: 'LARKSPINDLE_SENIOR',
    person: { birthdate: ['4', '12', '1950'] },
    instead: () => ({ 'product/select': selectInterestOnly }),
    passes: ['product/select'],
  },
  {
    name: 'a home that is let, without a right to cancel',
    person: { occupancy: 'Investment property' },
    isFinal: true,
  },
  {
    name: 'a second home, without a right to cancel',
    person: { occupancy: 'Second home' },
    isFinal: true,
  },
  {
    name: 'a loan officer’s customer',
    org: 'OAKLINE_WHOLESALE',
    query: '&referrer=11111111-1111-4111-8111-111111111111',
  },
  {
    name: 'a credit file that is not found twice, then by its number',
    person: { lastName: 'Nomatch' },
    instead: (sandbox) => ({
      async 'credit/social'(at) {
        await missSsn(at, sandbox);
        await sendSsn(at, '123-45-6789');
      },
    }),
    passes: ['credit/social', 'product/select'],
  },
  {
    name: 'a credit file that its number does not find either, then by the details',
    person: { lastName: 'Nomatch' },
    instead: (sandbox) => ({
      async 'credit/social'(at) {
        await missSsn(at, sandbox);
        await sendSsn(at, '123-45-9999');
      },
    }),
    passes: ['credit/social', 'review-app/no-credit', 'product/select'],
  },
  {
    name: 'a credit file that is frozen, then lifted',
    person: { lastName: 'Stayfrozen' },
    instead: (sandbox, page) => ({
      async 'credit/error'(at) {
        await at.press(RETRY);
        await at.readText(/^We tried again and could not see it/);
        await sandbox.call('POST', `/applications/${uuidIn(page)}/credit-freeze`, { lifted: true });
        await sandbox.pass(MINUTE);
        // Or the page would count the minute by its own clock.
        await at.returnToPage();
        await at.press(RETRY);
      },
    }),
    passes: ['credit/error', 'product/select'],
  },
  {
    name: 'a home without a value: estimate, order, report',
    person: { street: '1 Novalue Ct' },
    instead: (sandbox) => ({
      async 'bpo/hold'(at) {
        await checkAfter(at, sandbox);
        await at.expectHeading('Your home is being valued');
        await checkAfter(at, sandbox, 5);
      },
    }),
    passes: ['bpo/estimate-value', 'bpo/order-bpo', 'bpo/hold', 'product/select'],
  },
  {
    name: 'an inquiry, with the loans on the home',
    person: { lastName: 'Inquiry' },
    instead: () => ({
      async liens(at) {
        await writeLiens(at);
        await at.press('Continue');
      },
    }),
    passes: ['liens', 'product/select'],
  },
  {
    name: 'more than the home can bear, then less',
    person: { lastName: 'Leveraged' },
    passes: ['product/prequal-winback', 'product/select'],
  },
  {
    name: 'savings beside an income that is too small',
    person: { lastName: 'Assets' },
    passes: ['product/assets', 'product/select'],
  },
  {
    name: 'a home in a trust',
    instead: () => ({ 'start/contact': contactWithTrust }),
    passes: ['start/contact'],
  },
  {
    name: 'a home in a flood hazard area',
    person: { lastName: 'Highwater' },
    instead: (sandbox) => ({
      async 'error/flood-cert'(at) {
        await insureAgainstFlood(at);
        await checkAfter(at, sandbox);
      },
    }),
    passes: ['error/flood-cert', 'bank/disburse'],
  },
  {
    name: 'an account in another name, with a letter of its bank',
    instead: () => ({ 'bank/disburse': disburseToOtherName }),
    passes: ['bank/disburse', 'bank/confirm', 'bank/autopay'],
  },
  {
    name: 'a notary in person, at a time that is changed',
    instead: () => ({
      'notary/intro': (at) => at.press("I can't do video"),
      async 'notary/schedule-manual'(at) {
        await chooseAppointment(at, '9:00 AM');
        await at.press(BOOK_BUTTON);
        await at.press('Change');
        await at.expectHeading('Change your notary appointment');
        await chooseAppointment(at, '2:00 PM');
        await at.press('Change my appointment');
        await at.expectHeading('Your notary appointment');
        await at.readText(/^2:00 PM/);
      },
    }),
    passes: ['notary/schedule-manual', 'notary/reserve-manual'],
    leavesOut: ['notary/session'],
  },
  {
    name: 'an employer who is asked',
    person: { lastName: 'Newhire' },
    instead: (sandbox) => ({
      async 'income/employer-verification'(at) {
        await writeEmployer(at);
        await at.press('Continue');
        await at.expectHeading('We are confirming your job');
        await checkAfter(at, sandbox);
      },
    }),
    passes: ['income/employer-verification', 'identity'],
  },
];

/** How many of those that take turns `npm test` runs. Plain, and with a co-owner: mainJob.spec.ts. */
const TAKE_TURNS = 1;
const inTurn = JOURNEY_CASES.filter(({ isAlways }) => !isAlways);
const inShortRun = new Set([
  ...JOURNEY_CASES.filter(({ isAlways }) => isAlways),
  ...random(SEED).sample(inTurn, TAKE_TURNS),
]);

for (const journey of JOURNEY_CASES) {
  const {
    name,
    person: facts,
    org = 'OAKLINE',
    query = '',
    flags,
    instead,
    passes = [],
    leavesOut = [],
    isFinal,
  } = journey;
  const tag = inShortRun.has(journey) ? [] : '@soak';
  test(`from an address to the money: ${name}`, { tag }, async ({ page, origins, sandbox }) => {
    test.slow();
    if (flags) await sandbox.call('PUT', '/flags', { org, flags });
    const person = createPerson(facts);
    const at = new BrowserDriver(page);
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=${org}${query}`);
    await registerUntilAccount(at, person);
    await account(at, person);
    const passed = await walkOn(at, person, { instead: instead?.(sandbox, page) ?? {} });
    expect(passed.filter((path) => (passes as readonly string[]).includes(path))).toEqual(passes);
    expect(passed.filter((path) => (leavesOut as readonly string[]).includes(path))).toEqual([]);
    if (isFinal) {
      await at.readText('Deed recorded by the county');
      await expect(page.getByText(/You can cancel until|Cancellation period/)).toHaveCount(0);
    }

    const uuid = uuidIn(page);
    const funded = async () => {
      await sandbox.pass(15 * DAY);
      return (await sandbox.call<{ status: { checklistStatus: string } }>('GET', `/applications/${uuid}`))
        .status.checklistStatus;
    };
    await expect.poll(funded).toBe('COMPLETE');
    // What is left is the line’s own page, which the dashboard has.
    await page.reload();
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });
}

test('declined, with the notice and its reasons', async ({ page, origins }) => {
  const person = createPerson({ lastName: 'Decline' });
  const at = new BrowserDriver(page);
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await registerUntilAccount(at, person);
  await account(at, person);
  await at.expectHeading("We can't offer you a line of credit right now");
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /debt|income|credit/i })
      .first(),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await at.press('Download Notice of action taken');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
