import type { Page } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { SCREEN_STATES, walkOn } from '#remotes/borrower/journeys.ts';
import { STEP_JOURNEYS } from '#remotes/borrower/registration/journeys.ts';
import { contactPurpose } from '#remotes/borrower/start/contact/journey.ts';
import { STATUS_CASES } from '#remotes/borrower/testing/statusCases.ts';
import { statusOf as readStatus } from '#sandbox/control/makeApplication.ts';
import { scenarios } from '#scenarios/scenarios.ts';
import type { StatusFacts } from '#src/domain/application/routing.ts';
import { CHECKLIST_STATUSES } from '#src/domain/application/status.ts';
import { registrationSteps } from '#src/domain/registration/registration.ts';
import type { Named } from '#src/testing/pageDriver.ts';
import { addressOf, logIn, openApplication, signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectedLanding, landing } from '../support/landing.ts';
import { createPerson } from '../support/registration.ts';
import { headingOf } from '../support/states.ts';

const START = '/account/heloc/register-v2?org=OAKLINE';

test.describe.configure({ mode: 'parallel' });

test('registration keeps every answer over reload, Back and Forward, in its tab only', async ({
  page,
  context,
  origins,
}) => {
  const person = createPerson();
  const at = new BrowserDriver(page);
  const value = (name: string) => expect(at.field(name));
  const steps = registrationSteps({ occupancyType: 'HOME' });
  const half = steps.indexOf('birthdate');
  const walk = async (from: number, to: number) => {
    for (const step of steps.slice(from, to)) await STEP_JOURNEYS[step].walk(at, person);
  };
  await page.goto(origins.lender + START);
  await walk(0, half);
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
  for (let count = 0; count < half; count += 1) await page.goForward();
  await value('Month').toHaveValue('4');
  await walk(half, steps.indexOf('set-password'));
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

test('another browser resumes at the last submitted step, with what was half filled in', async ({
  page,
  browser,
  origins,
  sandbox,
}) => {
  const person = createPerson();
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

  const otherBrowser = await browser.newContext();
  const other = await otherBrowser.newPage();
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
  await otherBrowser.close();
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

/** Where the page of work that goes on is meant, under whichever path. */
const SHOWS_IT = SCREEN_STATES.filter(({ heading }) => heading === headingOf('error/timeout')).map(
  ({ screen }) => screen,
);

interface Case {
  name: string;
  application: Record<string, unknown>;
  /** Where that is said by hand; else by the table. */
  path?: string;
}

/** The application that has these facts. */
function applicationWith({
  propertyState,
  disburseRoutingNumber,
  isInquiry,
  isCrypto,
  ...status
}: StatusFacts): Case['application'] {
  return {
    status,
    property: propertyState ? { state: propertyState } : undefined,
    disburseAccount: disburseRoutingNumber ? { routingNumber: disburseRoutingNumber } : undefined,
    isInquiry,
    isCrypto,
  };
}

/**
 * What leads to a page under a condition, once for each page and each way to it; without the consent to a credit check,
 * which the sandbox gives whom it makes: `journeys.spec.ts` has New York.
 */
const CONDITIONAL = STATUS_CASES.filter(
  ([, , { softCreditConsent }, destination, also], index) =>
    softCreditConsent === undefined &&
    STATUS_CASES.findIndex(([, , , to, more]) => to === destination && more?.instead === also?.instead) ===
      index,
).map(([name, checklistStatus, facts, destination, also]) => ({
  name,
  application: applicationWith({ checklistStatus, ...facts }),
  path: also?.instead ?? destination,
}));

/** Every status, and those whose page depends on something else. */
const CASES: readonly Case[] = [
  ...CHECKLIST_STATUSES.map((name) => ({ name, application: { status: { checklistStatus: name } } })),
  ...CONDITIONAL,
];
/** So that both workers have some. */
const PARTS = 4;

/** What the page of an application may be called: as a state of its screen under its status, else as any. */
function headingsOf(application: Case['application'], path: string): readonly Named[] {
  const states = SCREEN_STATES.filter(({ screen }) => screen === path);
  const alike = states.filter((state) => statusOf(state.application) === statusOf(application));
  return (alike.length > 0 ? alike : states).map(({ heading }) => heading);
}

/** By itself, or by its scenario. */
function statusOf(application: string | Record<string, unknown>) {
  if (typeof application === 'string') return application;
  const { body } = scenarios[String(application.scenario)] ?? {};
  return readStatus({ ...body, ...application }).name;
}

test.describe('every status', () => {
  test.use({ tolerated: { 'one that is not known is reported': /Unknown checklist status/ } });
  for (let part = 0; part < PARTS; part += 1) {
    const cases = CASES.filter((_, index) => index % PARTS === part);
    test(`leads where the table says (${part + 1} of ${PARTS})`, async ({ page, origins, sandbox }) => {
      for (const { name, application, path } of cases) {
        const { uuid, jwt } = await sandbox.create({ ...application, hold: true });
        const expected = path ?? (await expectedLanding(sandbox, uuid));
        // An application that is still open would ask with the new token.
        await page.goto('about:blank');
        await signIn(page, origins, jwt);
        expect.soft(await landing(page, origins, uuid, expected), name).toBe(expected);
        if (expected === 'waiting' || expected.startsWith('/')) continue;
        const heading = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
        const known = headingsOf(application, expected);
        const isReturningVisitor = known.some((one) =>
          typeof one === 'string' ? one === heading : one.test(heading),
        );
        expect.soft(isReturningVisitor, `${name}: "${heading}" of ${expected}, not ${known}`).toBe(true);
        const stillWorking = page.getByRole('heading', { level: 1, name: headingOf('error/timeout') });
        await expect.soft(stillWorking, name).toHaveCount(SHOWS_IT.includes(expected) ? 1 : 0);
      }
    });
  }
});
