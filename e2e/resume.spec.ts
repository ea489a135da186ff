import type { Page } from '@playwright/test';
import {
  birthdate,
  forSale,
  income,
  legalName,
  phoneAndEmail,
  property,
  register,
} from '#packages/testing/playwright/registration.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { contactPurpose } from '#remotes/borrower/start/contact/journey.ts';
import { CHECKLIST_STATUSES } from '#src/domain/status.ts';
import { addressOf, openApplication, signIn } from './support/application.ts';
import { BrowserDriver } from './support/browserDriver.ts';
import { expect, test } from './support/fixtures.ts';
import { expectedLanding, landing } from './support/landing.ts';
import { somebody } from './support/registration.ts';
import type { Created } from './support/sandbox.ts';

const START = '/account/heloc/register-v2?org=OAKLINE';

test.describe.configure({ mode: 'parallel' });

test('registration keeps every answer over reload, Back and Forward, in its tab only', async ({
  page,
  context,
  origins,
}) => {
  const person = somebody();
  const at = new BrowserDriver(page);
  const value = (name: string) => expect(at.field(name));
  await page.goto(origins.lender + START);
  await property(at, person);
  await forSale(at);
  await income(at, person);
  await legalName(at, person);
  await at.expectHeading('What is your date of birth?');
  await at.fill('Month', '4');
  await at.fill('Day', '12');

  await page.reload();
  await value('Month').toHaveValue('4');
  await value('Day').toHaveValue('12');
  await page.goBack();
  await value('First name').toHaveValue(person.firstName);
  await page.reload();
  await value('Last name').toHaveValue(person.lastName);
  await page.goBack();
  await value('Annual pre-tax income').toHaveValue(person.income);
  await page.goBack();
  await expect(at.radio('No')).toBeChecked();
  await page.goBack();
  await value('Street address').toHaveValue(person.street);
  await expect(at.radio(person.occupancy)).toBeChecked();
  for (let steps = 0; steps < 4; steps += 1) await page.goForward();
  await value('Month').toHaveValue('4');
  await birthdate(at, person);
  await phoneAndEmail(at, person);
  await at.expectHeading('Create your account');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(person.password);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(person.password);
  await page.reload();
  await expect(password).toHaveValue('');
  await page.goBack();
  await value('Email').toHaveValue(person.email);

  const other = await context.newPage();
  await other.goto(origins.lender + START);
  await new BrowserDriver(other).press('Enter address manually');
  await expect(new BrowserDriver(other).field('Street address')).toHaveValue('');
});

const draftSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT');

/** Signs in on the lender's login page, which leads back to where the person wanted to go. */
async function logIn(page: Page, { email, password }: Pick<Created, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('another browser resumes at the last submitted step, with what was half filled in', async ({
  page,
  browser,
  origins,
  sandbox,
}) => {
  const person = somebody();
  const at = new BrowserDriver(page);
  await page.goto(origins.lender + START);
  await register(at, person);
  await walkOn(at, person, { until: 'start/contact' });
  await contactPurpose(at);
  await at.choose('Joint owner');
  await at.fill('First name', 'Jordan');
  const saved = draftSaved(page);
  await at.fill('Last name', 'Alvarez');
  await saved;
  const [, uuid = ''] = /heloc\/([0-9a-f-]{36})\//.exec(page.url()) ?? [];

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(addressOf(origins, uuid));
  await expect(other).toHaveURL(/\/auth\/login\?/);
  await logIn(other, person);
  const there = new BrowserDriver(other);
  await expect(other).toHaveURL(/\/start\/contact/);
  await expect(there.radio('Joint owner')).toBeChecked();
  await expect(there.field('First name')).toHaveValue('Jordan');
  await expect(there.field('Last name')).toHaveValue('Alvarez');

  // Submitted in one browser, the step is behind the other one, too.
  await sandbox.call('PATCH', `/applications/${uuid}`, { status: { checklistStatus: 'HMDA' } });
  await page.reload();
  await at.expectHeading('Demographic information');
  await page.goto(addressOf(origins, uuid, 'product/select'));
  await expect(page).not.toHaveURL(/product\/select/);
  await at.expectHeading('Demographic information');
  await elsewhere.close();
});

test('a screen of the application restores its draft after a reload', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', 'income/upload/paystub');
  const saved = draftSaved(page);
  await at.fill('Employer name', 'Brightwater Logistics');
  await saved;
  await page.reload();
  await expect(at.field('Employer name')).toHaveValue('Brightwater Logistics');
});

const STILL_WORKING = "We're still working on your application";
/** Where that page is meant. */
const SHOWS_IT: readonly string[] = ['error/timeout', 'review-app/datatree', 'review-app/signdocs'];
const STATUSES = [...CHECKLIST_STATUSES, 'WAITING_FOR_SOMETHING_NEW', 'A_STATUS_FROM_THE_FUTURE'];
/** So that both workers have some. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  const statuses = STATUSES.filter((_, index) => index % PARTS === part);
  test(`every status leads where the table says (${part + 1} of ${PARTS})`, async ({
    page,
    origins,
    sandbox,
  }) => {
    for (const checklistStatus of statuses) {
      const { uuid, jwt } = await sandbox.create({ status: { checklistStatus }, hold: true });
      const expected = await expectedLanding(sandbox, uuid);
      // An application that is still open would ask with the new token.
      await page.goto('about:blank');
      await signIn(page, origins, jwt);
      expect.soft(await landing(page, origins, uuid, expected), checklistStatus).toBe(expected);
      if (expected === 'waiting' || expected.startsWith('/')) continue;
      const stillWorking = page.getByRole('heading', { level: 1, name: STILL_WORKING });
      await expect.soft(stillWorking, checklistStatus).toHaveCount(SHOWS_IT.includes(expected) ? 1 : 0);
    }
  });
}
