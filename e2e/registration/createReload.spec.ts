import type { Page, Route } from '@playwright/test';
import { account, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { random, SEED } from '../support/random.ts';
import { continueButton, createPerson, heading, type Person } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.use({ tolerated: FAILED_REQUESTS });
test.setTimeout(300_000);

const LAST = 'Create your account';
const CREATE = 'POST /service-application/api/v3/application/helocs';
const BLANK = '/e2e-blank';
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** A tab that stands on the last step, to be put back there as another person. */
interface Tab {
  url: string;
  kept: Record<string, string>;
  email: string;
}

async function walkToLastStep(page: Page, { lender }: Origins, person: Person): Promise<Tab> {
  const at = new BrowserDriver(page);
  await page.goto(`${lender}/account/heloc/register-v2?org=OAKLINE`);
  await registerUntilAccount(at, person);
  await expect(heading(page, LAST)).toBeVisible();
  return { url: page.url(), kept: await page.evaluate(() => ({ ...sessionStorage })), email: person.email };
}

async function restoreTab(page: Page, { lender }: Origins, { url, kept, email }: Tab, person: Person) {
  await page.goto(lender + BLANK);
  const mine = JSON.parse(JSON.stringify(kept).replaceAll(email, person.email)) as Tab['kept'];
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, mine);
  await page.goto(url);
  await expect(heading(page, LAST)).toBeVisible();
}

/** The calls of the sequence, in their order: all up to the application, then what is written beside it. */
function sequenceOf(requests: readonly ReceivedRequest[]): string[] {
  const names = requests
    .filter(({ method }) => method !== 'OPTIONS')
    .map(({ method, path }) => `${method} ${path.replace(UUID, '*')}`);
  const created = names.indexOf(CREATE);
  const writes = names.slice(created + 1).filter((name) => !name.startsWith('GET'));
  return [...new Set([...names.slice(0, created + 1), ...writes])];
}

/** Reloads the page at a call: before the server gets it, or while its answer is on the way. */
async function reloadAt(
  page: Page,
  { api }: Origins,
  call: string,
  when: 'before' | 'after',
  start: () => Promise<void>,
) {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^${api}${path.replaceAll('*', '[\\da-f-]{36}')}(\\?|$)`);
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const stop = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    if (when === 'after') await route.fetch();
    reach();
  };
  await page.route(pattern, stop);
  await start();
  await reached;
  await page.unroute(pattern, stop);
  await page.reload();
}

/** Whatever page stands there now, its way on is taken until the offers are there. */
async function advanceToOffers(page: Page, person: Person): Promise<void> {
  const offers = heading(page, 'Choose your offer');
  const active = page.getByRole('button', { name: 'Continue application' });
  const form = heading(page, LAST);
  const taken = page.getByRole('dialog', { name: 'Account Already Exists' });
  const soon = { timeout: 1000 };
  await expect(offers.or(form).or(active).first()).toBeVisible();
  // Retried, as the notice about an existing application covers the form a moment later.
  await expect(async () => {
    await expect(taken).toHaveCount(0);
    if (await active.isVisible()) await active.click(soon);
    else if (await form.isVisible()) {
      const passwords = await page.getByLabel(/^(Confirm p|P)assword$/).all();
      for (const field of passwords) await field.fill(person.password, soon);
      for (const box of await page.getByRole('checkbox').all()) await box.check(soon);
      await continueButton(page).click(soon);
    }
    await expect(offers).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await expect(taken).toHaveCount(0);
}

async function applicationsOf({ api }: Origins, { email, password }: Person): Promise<number> {
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(api + path, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-org': 'OAKLINE', ...init.headers },
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const body = JSON.stringify({ email, password });
  const { jwt } = (await ask('/identity/api/v1/login', { method: 'POST', body })) as { jwt: string };
  const headers = { authorization: jwt };
  const all = (await ask('/service-application/api/v1/application/heloc/all', { headers })) as object[];
  return all.length;
}

async function record(page: Page, sandbox: Sandbox, start: () => Promise<void>): Promise<string[]> {
  await sandbox.call('DELETE', '/requests');
  await start();
  await expect(heading(page, 'Choose your offer')).toBeVisible();
  return sequenceOf(await sandbox.requests());
}

/** How many of the calls, and at which moment: `after` is where two applications could come from. */
const RUNS = [
  { when: 'after', few: true, tag: [] },
  { when: 'after', few: false, tag: '@soak' },
  { when: 'before', few: false, tag: '@soak' },
] satisfies { when: 'before' | 'after'; few: boolean; tag: string | string[] }[];

for (const { when, few, tag } of RUNS) {
  const moment = when === 'before' ? 'before the server has heard of it' : 'with its answer on the way';
  const name = `a reload at ${few ? 'the creation and some' : 'any'} call of the sequence, ${moment}, makes one application`;
  test(name, { tag }, async ({ page, origins, sandbox }) => {
    await page.route(origins.lender + BLANK, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    const first = createPerson();
    const tab = await walkToLastStep(page, origins, first);
    const submit = (person: Person) => () => account(new BrowserDriver(page), person);
    const calls = await record(page, sandbox, submit(first));
    expect(calls).toContain(CREATE);
    expect(calls.length).toBeGreaterThan(8);
    const others = calls.filter((call) => call !== CREATE);
    for (const call of few ? [CREATE, ...random(SEED).sample(others, 4)] : calls) {
      await test.step(call, async () => {
        const person = createPerson();
        await restoreTab(page, origins, tab, person);
        await reloadAt(page, origins, call, when, submit(person));
        await advanceToOffers(page, person);
        expect(await applicationsOf(origins, person), call).toBe(1);
      });
    }
  });
}
