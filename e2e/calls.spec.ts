import type { Page } from '@playwright/test';
import { pointer } from '#packages/testing/playwright/input.ts';
import { SCREEN_CALLS } from '#remotes/borrower/journeys.ts';
import { TIMEOUT } from '#src/testing/failureMatrix/failures.ts';
import {
  endsSession,
  type FailureEngine,
  failuresOf,
  matching,
  reachCall,
  runFailures,
} from '#src/testing/failureMatrix/run.ts';
import { MAIN } from './support/application.ts';
import { BrowserDriver } from './support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from './support/fixtures.ts';
import type { Origins } from './support/origins.ts';
import { random, SEED } from './support/random.ts';
import type { Created, Sandbox } from './support/sandbox.ts';
import { open } from './support/states.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: FAILED_REQUESTS,
});

/** Calls that a person makes: with a button. */
const SENT = SCREEN_CALLS.filter(({ call }) => call.submit !== undefined);

/** The client gives an answer half a minute. */
const PATIENCE_MS = 45_000;

interface Site {
  page: Page;
  origins: Origins;
  sandbox: Sandbox;
}

/** @param opened hears of each application */
const engineOf = (site: Site, slowMs = 1_000, opened = (_: Created) => {}): FailureEngine => ({
  control: site.sandbox.control,
  async open(opening) {
    const created = await open(opening, { ...site, org: MAIN });
    if (created) opened(created);
    await expect(site.page.getByRole('heading', { level: 1 })).toBeVisible();
    return new BrowserDriver(site.page, pointer, PATIENCE_MS);
  },
  eventually: (assertion) => expect(assertion).toPass(),
  slowMs,
});

const chance = random(SEED);
for (const { name, call } of chance.sample(SENT, 2)) {
  const some = chance.sample(
    failuresOf(name, call).filter((failure) => failure !== TIMEOUT),
    3,
  );
  test(`a sample: ${name} with ${some.map((failure) => failure.name).join(', ')}`, ({
    page,
    origins,
    sandbox,
  }) => runFailures(engineOf({ page, origins, sandbox }), name, call, some));
}

/** On each test, since a soak that goes on knows them by name and tag. */
const LONG = { tag: '@soak' };
test.describe('every call', () => {
  for (const { screen, name, call } of SENT) {
    const alike = SENT.filter((other) => other.name === name);
    const isTwiceHere = alike.filter((other) => other.screen === screen).length > 1;
    const place = alike.length > 1 ? `, ${screen}` : '';
    const title = `${name}${place}${isTwiceHere ? `, ${call.submit}` : ''}`;
    test(`${title} fails in every way`, LONG, ({ page, origins, sandbox }) =>
      runFailures(engineOf({ page, origins, sandbox }, 10_000), name, call, failuresOf(name, call)),
    );

    // Whose 401 is not about our session, says so itself.
    if (endsSession(name))
      test(`${title} without a session`, LONG, async ({ page, origins, sandbox }) => {
        let created: Created | undefined;
        const engine = engineOf({ page, origins, sandbox }, 0, (made) => {
          created = made;
        });
        const { form } = await reachCall(engine, call);
        await sandbox.fault({ ...matching(name), kind: 'status', status: 401, times: 1 });
        await form.press(call.submit ?? '');
        await expect(page).toHaveURL(/\/auth\/login\?/);
        await page.getByLabel('Email').fill(created?.email ?? '');
        await page.getByLabel('Password').fill(created?.password ?? '');
        await page.getByRole('button', { name: 'Log in' }).click();
        await expect(page).toHaveURL(new RegExp(`/account/heloc/${created?.uuid}/`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  }
});
