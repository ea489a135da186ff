import type { Page } from '@playwright/test';
import { contract } from '#src/api/contract/contract.ts';
import { FAILURES, type Failure, TIMEOUT } from '#src/testing/faults/failures.ts';
import { openApplication } from './support/application.ts';
import { SENT, type Sent } from './support/calls.ts';
import { expect, FAILED_REQUESTS, test } from './support/fixtures.ts';
import { Worker } from './support/hands.ts';
import type { Origins } from './support/origins.ts';
import { random, SEED } from './support/random.ts';
import type { Sandbox } from './support/sandbox.ts';

test.describe.configure({ mode: 'parallel' });
test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: FAILED_REQUESTS,
});

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

const glob = (path: string) => `**${path.replace(/\{\w+\}/g, '*')}`;

async function moment(call: Sent, { page, origins, sandbox }: Site) {
  const at = new Worker(page);
  if (call.expires) await sandbox.call('PUT', '/clock', { rate: 1 });
  const created = await openApplication(page, { origins, sandbox }, call.application, call.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await call.reach(at);
  const form = call.dialog ? at.dialog(call.dialog) : at;
  await expect(form.button(call.submit)).toBeVisible();
  const { method, path } = contract[call.name];
  return { at, form, created, met: { method, path: glob(path) } };
}

/** Says what is wrong, keeps every answer, can be tried again: for each failure. Then it goes through, once. */
async function endures(call: Sent, failures: readonly Failure[], slow: number, site: Site) {
  const { page, sandbox } = site;
  const { at, form, met } = await moment(call, site);
  const typed = await page.evaluate(answers);
  for (const { name, fault, said } of failures) {
    await sandbox.fault({ ...met, ...fault });
    await form.press(call.submit);
    const told = page.getByRole('alert').filter({ hasText: call.says?.[name] ?? said });
    await expect(told, `${call.name}: ${name}`).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(answers), `${call.name}: ${name}`).toEqual(typed);
    await sandbox.clearFaults();
  }
  await sandbox.call('DELETE', '/requests');
  await sandbox.fault({ ...met, kind: 'slow', delayMs: slow, times: 1 });
  await form.button(call.submit).dblclick();
  await call.next(at);
  const pattern = new RegExp(`${contract[call.name].path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const sent = (await sandbox.requests()).filter(
    ({ method, path }) => method === met.method && pattern.test(path),
  );
  expect(sent, `${call.name} is sent once`).toHaveLength(1);
}

const failuresOf = ({ apart = [] }: Sent) => FAILURES.filter(({ name }) => !apart.includes(name));

const chance = random(SEED);
for (const call of chance.sample(SENT, 2)) {
  const some = chance.sample(failuresOf(call), 3);
  const names = some.map(({ name }) => name).join(', ');
  test(`a sample: ${call.name} with ${names}`, ({ page, origins, sandbox }) =>
    endures(call, some, 1_000, { page, origins, sandbox }));
}

/** On each test, since a soak that goes on knows them by name and tag. */
const LONG = { tag: '@soak' };
test.describe('every call', () => {
  for (const call of SENT) {
    test(`${call.name} fails in every way`, LONG, ({ page, origins, sandbox }) =>
      endures(call, [...failuresOf(call), TIMEOUT], 10_000, { page, origins, sandbox }),
    );

    test(`${call.name} without a session`, LONG, async ({ page, origins, sandbox }) => {
      const { form, created, met } = await moment(call, { page, origins, sandbox });
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
