import { account, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { BrowserDriver } from './support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from './support/fixtures.ts';
import { DAY, JOURNEY_CASES, uuidIn } from './support/journeyCases.ts';
import { random, SEED } from './support/random.ts';
import { somebody } from './support/registration.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  // A page that leaves takes with it what it asks for.
  tolerated: FAILED_REQUESTS,
});

/** How many of those that take turns `npm test` runs. Plain, and with a co-owner: main-job.spec.ts. */
const TAKE_TURNS = 9;
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
    const person = somebody(facts);
    const at = new BrowserDriver(page);
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=${org}${query}`);
    await registerUntilAccount(at, person);
    await account(at, person);
    const passed = await walkOn(at, person, { instead: instead?.(sandbox, page) ?? {} });
    expect(passed.filter((path) => (passes as readonly string[]).includes(path))).toEqual(passes);
    expect(passed.filter((path) => (leavesOut as readonly string[]).includes(path))).toEqual([]);
    if (isFinal) {
      await at.readText('Recording');
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
  const person = somebody({ lastName: 'Decline' });
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
