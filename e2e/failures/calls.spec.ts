import type { Page } from '@playwright/test';
import { pointer } from '#packages/testing/playwright/input.ts';
import { CALLS } from '#remotes/journeys.ts';
import { signIn } from '#remotes/signer/testing/invitation.ts';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { type Failure, TIMEOUT } from '#src/testing/failureMatrix/failures.ts';
import {
  endsSession,
  type FailureEngine,
  failuresOf,
  matching,
  reachCall,
  runFailures,
  runInBackground,
} from '#src/testing/failureMatrix/run.ts';
import type { NamedCall } from '#src/testing/journey.ts';
import { logIn, MAIN } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { random, SEED } from '../support/random.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { open } from '../support/states.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE },
});

/** Calls that a person makes: with a button. */
const SENT = CALLS.filter(({ call }) => call.submit);
/** The others: made by pages. */
const MADE = CALLS.filter(({ call }) => !call.submit);

/** The client's request timeout is half a minute. */
const TIMEOUT_MS = 45_000;

interface Site {
  page: Page;
  origins: Origins;
  sandbox: Sandbox;
}

/** @param opened is called with each new application */
const engineOf = (site: Site, slowMs = 1_000, opened = (_: Created) => {}): FailureEngine => ({
  control: site.sandbox.call,
  async open(opening) {
    const created = await open(opening, { ...site, org: MAIN });
    if (created) opened(created);
    // The page of a remote without pages is a host's.
    if (!('remote' in opening)) await expect(site.page.getByRole('heading').first()).toBeVisible();
    return new BrowserDriver(site.page, pointer, TIMEOUT_MS);
  },
  eventually: (assertion) => expect(assertion).toPass(),
  slowMs,
});

async function run({ name, call }: NamedCall, failures: readonly Failure[], site: Site, slowMs?: number) {
  if (!call.background) return runFailures(engineOf(site, slowMs), name, call, failures);
  for (const failure of failures) {
    await site.sandbox.clearFaults();
    // A tab of its own: what was typed stays with the tab.
    const page = await site.page.context().newPage();
    await runInBackground(engineOf({ ...site, page }, slowMs), name, call, failure);
    await page.close();
  }
}

const chance = random(SEED);
for (const made of [...chance.sample(SENT, 2), ...chance.sample(MADE, 1)]) {
  const quick = failuresOf(made.name, made.call).filter((failure) => failure !== TIMEOUT);
  const some = chance.sample(quick, 3);
  test(`a sample: ${made.name} with ${some.map(({ name }) => name).join(', ')}`, ({
    page,
    origins,
    sandbox,
  }) => run(made, some, { page, origins, sandbox }));
}

/** On each test, because a resumed soak identifies tests by name and tag. */
const LONG = { tag: '@soak' };
test.describe('every call', () => {
  for (const made of CALLS) {
    const { screen, name, call } = made;
    const { submit } = call;
    const alike = CALLS.filter((other) => other.name === name);
    const here = alike.filter((other) => other.screen === screen);
    const suffix = alike.length > 1 ? `, ${screen}` : '';
    const title = `${name}${suffix}${here.length > 1 ? `, ${submit} (${here.indexOf(made) + 1})` : ''}`;
    test(`${title} fails in every way`, LONG, ({ page, origins, sandbox }) =>
      run(made, failuresOf(name, call), { page, origins, sandbox }, 10_000),
    );

    // A 401 that is not about our session has a message of its own.
    if (submit && endsSession(name))
      test(`${title} without a session`, LONG, async ({ page, origins, sandbox }) => {
        let created: Created | undefined;
        const engine = engineOf({ page, origins, sandbox }, 0, (made) => {
          created = made;
        });
        const { form } = await reachCall(engine, call);
        await sandbox.fault({ ...matching(name), kind: 'status', status: 401, times: 1 });
        await form.press(submit);
        if (created) {
          await logIn(page, created);
          await expect(page).toHaveURL(new RegExp(`/account/heloc/${created.uuid}/`));
        } else {
          // By the invitation that the tab has.
          await signIn(new BrowserDriver(page));
          await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
        }
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  }
});
