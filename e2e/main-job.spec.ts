import { expect, test } from './support/fixtures.ts';
import { keyboard, Worker } from './support/hands.ts';
import * as step from './support/journey.ts';
import { somebody } from './support/registration.ts';
import type { Sandbox } from './support/sandbox.ts';

const START = '/account/heloc/register-v2?org=OAKLINE';

test.describe.configure({ mode: 'parallel' });
test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });

interface Held {
  status: { checklistStatus: string };
  consents: { type: string }[];
  selectedOffer: { drawAmount: number; discounts: string[] };
}

/** What the server holds of the application in the address. */
async function held(sandbox: Sandbox, url: string): Promise<Held> {
  const [, uuid] = /heloc\/([0-9a-f-]{36})\//.exec(url) ?? [];
  return sandbox.call<Held>('GET', `/applications/${uuid}`);
}

/** From the offers to the documents' signature. */
async function untilSigned(at: Worker, person: ReturnType<typeof somebody>, owners: step.Owner[] = []) {
  await step.selectOffer(at);
  await step.confirmOffer(at);
  await step.contact(at, owners);
  await step.demographics(at);
  await step.summary(at);
  await step.incomeByBank(at);
  await at.press('Continue');
  await step.identity(at);
  await step.sign(at, person);
}

test('on a lender page: from an address to the cancellation period', async ({
  page,
  origins,
  sandbox,
  problems,
}) => {
  const person = somebody();
  const at = new Worker(page);
  await page.goto(origins.lender + START);
  await step.register(at, person);

  // The shell: title, application id, progress, encryption, footer; the offer once there is one.
  await expect(page).toHaveTitle(/Oakline/);
  await expect(page.getByText(/^Application ID/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Application progress' })).toBeVisible();
  await expect(page.getByText(/^Your data is protected with 256-bit encryption/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'NMLS Consumer Access' })).toBeVisible();

  await step.selectOffer(at);
  await step.confirmOffer(at);
  await step.contact(at);
  await expect(page.getByRole('heading', { name: 'Your offer details' })).toBeVisible();
  await step.demographics(at);
  await step.summary(at);
  await step.incomeByPaystub(at);
  await step.incomeByBank(at);
  await at.press('Continue');
  await step.identity(at);
  await step.sign(at, person);
  await step.disburseToLinked(at);
  await step.confirmAccount(at);
  await step.autopay(at);
  await step.notary(at);
  await step.complete(at);

  const application = await held(sandbox, page.url());
  expect(application.selectedOffer).toMatchObject({ drawAmount: 50_000, discounts: ['AUTOPAY'] });
  const recorded = application.consents.map(({ type }) => type);
  expect(recorded).toEqual(expect.arrayContaining(['SOFT_CREDIT', 'ESIGN', 'HARD_CREDIT']));
  expect(problems).toEqual([]);
});

test('on the dashboard, through single-spa', async ({ page, origins, problems }) => {
  const person = somebody();
  const at = new Worker(page);
  await page.goto(`${origins.dashboard}/dashboard`);
  await page.getByRole('link', { name: 'Home equity' }).click();
  await step.register(at, person);
  await untilSigned(at, person);
  await step.disburseToLinked(at);
  await step.confirmAccount(at);
  await step.autopay(at);
  await step.notary(at);
  await step.complete(at);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await page.locator('[data-heloc-mount]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('on a phone, with the keyboard alone', async ({ page, origins, problems }) => {
  test.slow();
  const person = somebody({ occupancy: 'Second home' });
  const at = new Worker(page, keyboard(page));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(origins.lender + START);
  await step.register(at, person);
  await untilSigned(at, person);
  await step.disburseToLinked(at);
  await step.confirmAccount(at);
  await step.autopay(at);
  await step.notary(at);
  await at.sees(/^(You're signed|We're recording your deed)/);
  expect(problems).toEqual([]);
});

test('with a co-owner, and an account typed in by hand', async ({ page, origins, sandbox, problems }) => {
  const person = somebody();
  const at = new Worker(page);
  const owner = {
    firstName: 'Jordan',
    lastName: 'Alvarez',
    email: `jordan.${person.email}`,
    phone: '3035550177',
  };
  await page.goto(origins.lender + START);
  await step.register(at, person);
  await untilSigned(at, person, [owner]);
  await step.disburseByHand(at, person);
  await step.confirmAccount(at);
  await step.autopay(at);
  await expect(page.getByRole('row', { name: /Jordan Alvarez/ })).toBeVisible();
  const outbox = await sandbox.call<{ to: string }[]>('GET', '/outbox');
  expect(outbox.map(({ to }) => to)).toContain(owner.email);
  await step.otherOwners(at);
  await step.notary(at);
  await step.complete(at);
  expect(problems).toEqual([]);
});
