import type { Page, Request } from '@playwright/test';
import { account, CONTINUE, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { confirmOffer } from '#remotes/borrower/product/select/confirm/journey.ts';
import { selectOffer } from '#remotes/borrower/product/select/journey.ts';
import { contactPurpose, contactUntilHousing } from '#remotes/borrower/start/contact/journey.ts';
import { demographics } from '#remotes/borrower/start/hmda/journey.ts';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import { matching } from '#src/testing/failureMatrix/run.ts';
import { isService, SERVICES } from '#src/testing/failureMatrix/serviceCalls.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { logIn, openApplication, signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, REPORTED_BY_GATE, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { createPerson, heading, type Person } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ tolerated: FAILED_REQUESTS });

const GENERIC = 'Something went wrong. Please try again.';
const OFFLINE = 'Check your internet connection and try again. What you entered is still here.';

interface Failing {
  kind: 'status' | 'network' | 'malformed';
  status?: number;
  message: string | RegExp;
}

/** One of each kind, as a browser meets it; `src/testing/failureMatrix` is every failure of every call. */
const SOME: readonly Failing[] = [
  { kind: 'status', status: 500, message: GENERIC },
  { kind: 'network', message: OFFLINE },
  { kind: 'malformed', message: GENERIC },
];

interface Attempt {
  method: string;
  path: string;
  submit: string | RegExp;
  /** That what was entered is still there. */
  kept: () => Promise<void>;
}

/** Submits once per failure: each says what is the matter, keeps the values, and leaves the button to try again. */
async function survives(at: BrowserDriver, sandbox: Sandbox, failures: readonly Failing[], attempt: Attempt) {
  for (const { message, ...failure } of failures) {
    const { method, path } = attempt;
    // Not counted: a browser sends a request again by itself when a connection that it had kept open breaks.
    await sandbox.fault({ ...failure, method, path });
    await at.press(attempt.submit);
    const banner = at.place.getByRole('alert').filter({ hasText: message });
    await expect(banner, JSON.stringify(failure)).toBeVisible();
    await sandbox.clearFaults();
    await expect(at.place.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(at.button(attempt.submit)).toBeEnabled();
    await attempt.kept();
  }
}

const isCall = (method: string, end: string) => (request: ReceivedRequest) =>
  request.method === method && request.path.endsWith(end);

async function openAccount(page: Page, origins: Origins): Promise<{ at: BrowserDriver; person: Person }> {
  const person = createPerson();
  const at = new BrowserDriver(page);
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await registerUntilAccount(at, person);
  await at.expectHeading('Create your account');
  return { at, person };
}

test('registration: create', async ({ page, origins, sandbox }) => {
  const { at, person } = await openAccount(page, origins);
  const password = page.getByLabel('Password', { exact: true });
  const attempt: Attempt = {
    method: 'POST',
    path: '**/registration/register',
    submit: CONTINUE,
    kept: () => expect(password).toHaveValue(person.password),
  };
  await sandbox.fault({ method: 'POST', path: attempt.path, kind: 'status', status: 500, times: 1 });
  await account(at, person);
  await expect(page.getByRole('alert').filter({ hasText: GENERIC })).toBeVisible();
  await survives(at, sandbox, SOME, attempt);

  // A 401 here is an account that exists; the dialog can be closed, and another email tried.
  await sandbox.fault({ method: 'POST', path: attempt.path, kind: 'status', status: 401, times: 1 });
  await at.continue();
  const exists = page.getByRole('dialog', { name: 'Account Already Exists' });
  await expect(exists).toContainText(`It looks like ${person.email} already has an account with us.`);
  await exists.getByRole('button', { name: 'Close' }).click();
  await attempt.kept();

  await survives(at, sandbox, SOME, { ...attempt, path: '**/application/helocs' });
  await sandbox.call('DELETE', '/requests');
  await sandbox.fault({
    method: 'POST',
    path: '**/application/helocs',
    kind: 'slow',
    delayMs: 2_000,
    times: 1,
  });
  await at.button(CONTINUE).dblclick();
  await at.expectHeading('Choose your offer');
  const requests = await sandbox.requests();
  expect(requests.filter(isCall('POST', '/application/helocs'))).toHaveLength(1);
});

test.describe('without a connection', () => {
  test.use({
    tolerated: {
      ...FAILED_REQUESTS,
      'the reporter logs that a part of the app did not arrive': /^\[heloc-borrower-1\] ChunkLoadError: /,
    },
  });
  test('registration: half-way offline, and on when the connection is back', async ({
    page,
    context,
    origins,
  }) => {
    const person = createPerson();
    const at = new BrowserDriver(page);
    await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
    await registerUntilAccount(at, person);
    await at.expectHeading('Create your account');
    await context.setOffline(true);
    await account(at, person);
    await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await context.setOffline(false);
    await at.continue();
    await at.expectHeading('Choose your offer');
  });
});

test.describe('a failure that is reported', () => {
  test.use({
    tolerated: {
      ...FAILED_REQUESTS,
      'the reporter logs what cannot be tried again':
        /^\[heloc-borrower-1\] ApiError: .*\{where: create, code: not-found, status: 404\}/s,
    },
  });
  test('registration: an application that is refused leaves the person where they are, to try again', async ({
    page,
    origins,
    sandbox,
  }) => {
    const { at, person } = await openAccount(page, origins);
    await sandbox.fault({
      method: 'POST',
      path: '**/application/helocs',
      kind: 'status',
      status: 404,
      times: 1,
    });
    await account(at, person);
    await expect(page.getByRole('alert').filter({ hasText: 'Your account is ready' })).toBeVisible();
    await at.continue();
    await at.expectHeading('Choose your offer');
  });
});

test('offer: confirm', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION');
  await selectOffer(at);
  await at.tick('These are the terms I want');
  const attempt: Attempt = {
    method: 'PUT',
    path: '**/offer/confirm',
    submit: 'Confirm and continue',
    kept: () => expect(at.box('These are the terms I want')).toBeChecked(),
  };
  const conflict: Failing = { kind: 'status', status: 409, message: /^This was changed in the meantime/ };
  await survives(at, sandbox, [...SOME, conflict], attempt);

  // The offers are 30 days old: they are refreshed.
  await sandbox.pass(31 * 24 * 60 * 60_000);
  await at.press(attempt.submit);
  await at.expectHeading('Choose your offer');
  await expect(page.getByText('Your offer has been refreshed').first()).toBeVisible();
  await expect(at.field('Draw amount')).toHaveValue('50,000');
  await at.continue();
  await confirmOffer(at);
  await at.expectHeading('A few more details');
});

test('contact: failures, a double click, ten seconds, and half-way offline', async ({
  page,
  context,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'COLLECT_ADDITIONAL_INFO');
  await contactUntilHousing(at);
  await context.setOffline(true);
  await at.choose('Yes');
  await at.fill('HOA dues a month', '120');
  await at.continue();
  await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
  await context.setOffline(false);

  const attempt: Attempt = {
    method: 'PUT',
    path: '**/contact',
    submit: 'Continue',
    kept: () => expect(at.field('HOA dues a month')).toHaveValue('120'),
  };
  await survives(at, sandbox, SOME, attempt);

  await sandbox.call('DELETE', '/requests');
  await sandbox.fault({ method: 'PUT', path: attempt.path, kind: 'slow', times: 1 });
  await at.button('Continue').dblclick();
  await expect(at.button('Submitting')).toBeVisible();
  await at.expectHeading('Demographic information');
  expect((await sandbox.requests()).filter(isCall('PUT', '/contact'))).toHaveLength(1);
});

/** It takes the half minute that the app waits. */
const LONG = { tag: '@soak' };
test(
  'an answer that never comes: the wait ends, the values stay',
  LONG,
  async ({ page, origins, sandbox }) => {
    const at = new BrowserDriver(page);
    await openApplication(page, { origins, sandbox }, 'HMDA');
    const white = page.getByRole('group', { name: /^Race/ }).getByRole('checkbox', { name: 'White' });
    await sandbox.fault({ method: 'PUT', path: '**/demographics', kind: 'timeout', times: 1 });
    await demographics(at);
    const banner = page
      .getByRole('alert')
      .filter({ hasText: 'This took longer than expected. Please try again.' });
    await expect(banner).toBeVisible({ timeout: 40_000 });
    await expect(white).toBeChecked();
    await at.continue();
    await at.expectHeading('Review and submit your application');
  },
);

test('a session that ended: sign in, come back, nothing lost', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  const created = await openApplication(page, { origins, sandbox }, 'COLLECT_ADDITIONAL_INFO');
  await contactPurpose(at);
  const saved = page.waitForResponse((r) => r.url().includes('/drafts/') && r.request().method() === 'PUT');
  await at.choose('Sole owner');
  await saved;
  for (const fault of [{ status: 401 }, { status: 403, body: { message: 'invalid signature' } }]) {
    await sandbox.fault({ method: 'GET', path: '**/status', kind: 'status', times: 1, ...fault });
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login\?/);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await logIn(page, created);
    await expect(at.radio('Sole owner')).toBeChecked();
  }
});

test('upload: a file that fails can be sent again, and the others stay', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', 'income/upload/paystub');
  await at.fill('Employer name', 'Brightwater Logistics');
  await at.upload('Pay stubs', samplePdf('first.pdf'));
  await expect(page.getByText('first.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('1 uploaded')).toBeVisible();
  const path = '**/documents';
  for (const failure of SOME) {
    const { kind, status } = failure;
    await sandbox.fault({ method: 'POST', path, kind, ...(status ? { status } : {}) });
    const name = `${kind}-${status ?? ''}.pdf`;
    await at.upload('Pay stubs', samplePdf(name));
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('button', { name: /^Retry/ }), name).toBeVisible();
    await expect(row).toContainText(/try again\./i);
    await sandbox.clearFaults();
    await expect(page.getByText('1 uploaded')).toBeVisible();
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(row).toHaveCount(0);
  }
  await sandbox.fault({ method: 'POST', path, kind: 'network' });
  await at.upload('Pay stubs', samplePdf('second.pdf'));
  await expect(page.getByRole('button', { name: /^Retry/ })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('2 uploaded')).toBeVisible();
  await expect(at.field('Employer name')).toHaveValue('Brightwater Logistics');
});

test.describe('an application that cannot be loaded', () => {
  test.use({ tolerated: { ...FAILED_REQUESTS, ...REPORTED_BY_GATE } });

  test('says so and can be tried again', async ({ page, origins, sandbox }) => {
    const at = new BrowserDriver(page);
    const { uuid } = await openApplication(page, { origins, sandbox }, 'COLLECT_ADDITIONAL_INFO');
    await at.expectHeading('A few more details');
    for (const { message: _, ...failure } of SOME) {
      await sandbox.fault({ method: 'GET', path: `**/heloc/${uuid}`, ...failure });
      await page.reload();
      await at.expectHeading('Sorry, looks like we have hit a snag!');
      await expect(page.getByText(/\(888\) 555-0142/).first()).toBeVisible();
      await expect(at.button('Go to dashboard')).toBeVisible();
      await sandbox.clearFaults();
      await at.press('Try again');
      await at.expectHeading('A few more details');
    }
  });
});

test('services that never answer leave the connections to what a person waits for', async ({
  page,
  origins,
  sandbox,
}) => {
  const silent = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isService({ method: request.method(), path: pathname })) silent.add(request);
  });
  for (const name of SERVICES) await sandbox.fault({ ...matching(name), kind: 'timeout' });
  await openApplication(page, { origins, sandbox }, 'HMDA');
  const at = new BrowserDriver(page);
  await at.expectHeading('Demographic information');
  // The footer comes when the page is idle, and with it what asks them.
  await expect(page.getByRole('link', { name: 'NMLS' }).first()).toBeVisible();
  await demographics(at);
  await at.expectHeading('Review and submit your application');
  // Of six over HTTP/1.1: three of all services, and one for events.
  expect(silent.size).toBeGreaterThan(2);
  expect(silent.size).toBeLessThan(5);
});

test('addresses that were made up', async ({ page, origins, sandbox }) => {
  const mine = await sandbox.create({ status: { checklistStatus: 'HMDA' } });
  const theirs = await sandbox.create({ status: { checklistStatus: 'HMDA' } });
  await signIn(page, origins, mine.jwt);
  const open = (path: string) => page.goto(`${origins.lender}/account/heloc/${path}?org=OAKLINE`);
  for (const uuid of [theirs.uuid, '00000000-0000-4000-8000-000000000000']) {
    await open(`${uuid}/start/hmda`);
    await expect(page).toHaveURL(`${origins.lender}/dashboard`);
  }
  await open('not-a-uuid/start/hmda');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await open(`${mine.uuid}/no/such/page`);
  await expect(heading(page, 'Demographic information')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${mine.uuid}/start/hmda`));
});

test('the login goes nowhere but to this site', async ({ page, origins, sandbox }) => {
  const { email, password } = await sandbox.create({ status: { checklistStatus: 'HMDA' } });
  for (const unsafe of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`${origins.lender}/auth/login?redirectUrl=${encodeURIComponent(unsafe)}`);
    await logIn(page, { email, password });
    await expect(page).toHaveURL(`${origins.lender}/dashboard`);
  }
});
