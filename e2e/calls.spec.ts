import type { Page } from '@playwright/test';
import { SCREEN_CALLS, type ScreenCall } from '#remotes/borrower/journeys.ts';
import { contract } from '#src/api/contract/contract.ts';
import { FAILURES, type Failure, TIMEOUT } from '#src/testing/faults/failures.ts';
import type { CallCase } from '#src/testing/journey.ts';
import type { Named } from '#src/testing/pageDriver.ts';
import { openApplication } from './support/application.ts';
import { BrowserDriver } from './support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from './support/fixtures.ts';
import type { Origins } from './support/origins.ts';
import { random, SEED } from './support/random.ts';
import type { Sandbox } from './support/sandbox.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: FAILED_REQUESTS,
});

/** A call that a person makes: with its button. */
type Sent = ScreenCall & { call: CallCase & { submit: Named } };
const isSent = (made: ScreenCall): made is Sent => made.call.submit !== undefined;
const SENT = SCREEN_CALLS.filter(isSent);

interface Site {
  page: Page;
  origins: Origins;
  sandbox: Sandbox;
}

/** What every field of the application holds. Runs in the page. */
function answers(): string[] {
  const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
  const fields = root?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
  return [...fields].map(({ name, value, checked }) => `${name}=${value} ${checked ?? ''}`);
}

const isOwnSession = (name: ScreenCall['name']) => {
  const { unauthorized }: { unauthorized?: string } = contract[name];
  return unauthorized !== 'reject';
};

const glob = (path: string) => `**${path.replace(/\{\w+\}/g, '*')}`;

async function moment({ name, call }: Sent, { page, origins, sandbox }: Site) {
  const at = new BrowserDriver(page);
  if (call.expires) await sandbox.call('PUT', '/clock', { rate: 1 });
  const created = await openApplication(page, { origins, sandbox }, call.application, call.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await call.reach?.(at, (...asked) => sandbox.call(...asked));
  const form = call.dialog ? at.dialog(call.dialog) : at;
  // A field may show something else while it is written in.
  await form.button(call.submit).focus();
  const { method, path } = contract[name];
  return { at, form, created, met: { method, path: glob(path) } };
}

const messageOf = ({ message, messages }: CallCase, failure: Failure): Named =>
  messages?.[failure.name] ?? message ?? failure.message;

/** Says what is wrong, keeps every answer, can be tried again: for each failure. Then it goes through, once. */
async function endures(sent: Sent, failures: readonly Failure[], slow: number, site: Site) {
  const { name, call } = sent;
  const { page, sandbox } = site;
  const { at, form, met } = await moment(sent, site);
  const { retryButton = call.submit } = call;
  const typed = await page.evaluate(answers);
  for (const [index, failure] of failures.entries()) {
    await sandbox.fault({ ...met, ...failure.fault });
    await form.press(index === 0 ? call.submit : retryButton);
    const told = page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: messageOf(call, failure) });
    await expect(told.first(), `${name}: ${failure.name}`).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(answers), `${name}: ${failure.name}`).toEqual(typed);
    await sandbox.clearFaults();
  }
  await sandbox.call('DELETE', '/requests');
  await sandbox.fault({ ...met, kind: 'slow', delayMs: slow, times: 1 });
  await form.button(retryButton).dblclick();
  await call.next(at);
  const pattern = new RegExp(`${contract[name].path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const made = (await sandbox.requests()).filter(
    ({ method, path }) => method === met.method && pattern.test(path),
  );
  expect(made, `${name} is sent once`).toHaveLength(1);
}

const failuresOf = ({ call: { excludedFailures = [] } }: Sent) =>
  FAILURES.filter(({ name }) => !excludedFailures.includes(name));

const chance = random(SEED);
for (const sent of chance.sample(SENT, 2)) {
  const some = chance.sample(failuresOf(sent), 3);
  const names = some.map(({ name }) => name).join(', ');
  test(`a sample: ${sent.name} with ${names}`, ({ page, origins, sandbox }) =>
    endures(sent, some, 1_000, { page, origins, sandbox }));
}

/** On each test, since a soak that goes on knows them by name and tag. */
const LONG = { tag: '@soak' };
test.describe('every call', () => {
  for (const sent of SENT) {
    const { screen, name, call } = sent;
    const alike = SENT.filter((other) => other.name === name);
    const isTwiceHere = alike.filter((other) => other.screen === screen).length > 1;
    const place = alike.length > 1 ? `, ${screen}` : '';
    const title = `${name}${place}${isTwiceHere ? `, ${call.submit}` : ''}`;
    test(`${title} fails in every way`, LONG, ({ page, origins, sandbox }) =>
      endures(sent, [...failuresOf(sent), TIMEOUT], 10_000, { page, origins, sandbox }),
    );

    // Whose 401 is not about our session, says so itself.
    if (isOwnSession(name))
      test(`${title} without a session`, LONG, async ({ page, origins, sandbox }) => {
        const { form, created, met } = await moment(sent, { page, origins, sandbox });
        await sandbox.fault({ ...met, kind: 'status', status: 401, times: 1 });
        await form.press(call.submit);
        await expect(page).toHaveURL(/\/auth\/login\?/);
        await page.getByLabel('Email').fill(created.email);
        await page.getByLabel('Password').fill(created.password);
        await page.getByRole('button', { name: 'Log in' }).click();
        await expect(page).toHaveURL(new RegExp(`/account/heloc/${created.uuid}/`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  }
});
