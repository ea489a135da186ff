import type { Page } from '@playwright/test';
import { LEGAL_PAGES } from '#remotes/borrower/notices/legal/paths.ts';
import { pages } from '#remotes/borrower/pages.ts';
import { pathOf, STEP_JOURNEYS } from '#remotes/borrower/registration/journeys.ts';
import { screens } from '#remotes/borrower/screens.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { BANK_RETURN_PATH } from '#src/domain/application/entryPaths.ts';
import { LEGACY_FLOW, legacyFlowOf } from '#src/domain/registration/legacyRegistration.ts';
import {
  type RegistrationFlow,
  type RegistrationStepId,
  VERSION_2,
} from '#src/domain/registration/registration.ts';
import type { Named } from '#src/testing/pageDriver.ts';
import { signIn } from '../support/application.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { SEED } from '../support/random.ts';
import { completeProperty, createPerson } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { headingOf } from '../support/states.ts';

/** Every address, opened directly by a person who may or may not see it. The screens under their own status: accessibility.spec.ts. */

/** An address below the base path, where it leads (below it, or on the site with a slash), and what is shown there. */
type Row = readonly [address: string, leadsTo: string, heading: Named];

interface Sites {
  page: Page;
  origins: Origins;
  sandbox: Sandbox;
}

const BASE = '/account/heloc/';
const STATUS = { checklistStatus: 'HMDA' };
const OF_STATUS = 'start/hmda';
const CONDITIONS = 'conditions';
const LOGIN = ['/auth/login', 'Log in'] as const;
const DASHBOARD = ['/dashboard', 'Your applications'] as const;
const UNKNOWN_UUID = '11111111-1111-4111-8111-111111111111';
const MALFORMED = 'not-a-uuid';

/** A type that there is, where the address has one. */
const typed = (path: string) => path.replace(':type', path.includes('upload') ? 'paystub' : 'plaid');

/** Below an application: its screens, the addresses above them, and some that are none. */
const BELOW = [
  ...screens.map(({ path }) => typed(path)),
  ...new Set(screens.flatMap(({ path }) => (path.includes('/') ? [path.split('/')[0] ?? ''] : []))),
  '',
  'nothing',
  'nothing/here',
];
const below = (uuid: string, shown: readonly [string, Named]) =>
  BELOW.map((path): Row => [`${uuid}/${path}`, ...shown]);

const STEPS = Object.keys(STEP_JOURNEYS) as RegistrationStepId[];
const questionOf = (step: RegistrationStepId) => headingOf(pathOf(VERSION_2, step));

/** Every step of a flow, and the step that is shown for it. */
const steps = (flow: RegistrationFlow, shownFor: (step: RegistrationStepId) => RegistrationStepId) =>
  STEPS.map((step): Row => {
    const shown = shownFor(step);
    return [pathOf(flow, step), flow.address(shown).pathname.slice(1), questionOf(shown)];
  });

const [START, STARTS_WITH] = ['register-v2', headingOf('register-v2')];
const ACCOUNT_SETUP = 'register/account-setup';
/** They are left at once, for the lender's own site. */
const LEGAL: readonly string[] = LEGAL_PAGES;
/** Open to everybody; what that of an account shows depends on who is signed in. */
const PUBLIC: readonly Row[] = [
  ...pages
    .map(([{ path }]) => path)
    .filter((path) => path !== ACCOUNT_SETUP && !LEGAL.includes(path))
    .map((path): Row => [path, path, headingOf(path)]),
  ...LEGAL.map((path): Row => [path, `/${path}`, "The lender's own site"]),
];
const SIGNERS = [
  '',
  'login',
  'resume',
  'cancelled',
  'identity',
  'intro',
  'error',
  'sign',
  'documents',
  'declined',
  'conditions',
  'conditions/nothing',
  'notary/session',
  'nothing',
];
const signers = (shown: (path: string) => readonly [string, Named]) =>
  SIGNERS.map((path): Row => [`heloc-signer/${path}`, ...shown(path)]);

/** Other addresses of the signers' pages. */
const ledTo = (path: string): string =>
  ({
    '': 'resume',
    login: 'resume',
    nothing: 'resume',
    'conditions/nothing': 'conditions',
    'notary/session': 'sign',
  })[path] ?? path;

const ACTIVE = 'Active application already exists.';

/** By who opens them: comes in, and has what each address leads to. */
const SITUATIONS: Readonly<Record<string, (sites: Sites) => Promise<readonly Row[]>>> = {
  'an application, by a visitor': async ({ sandbox }) =>
    below((await sandbox.create({ status: STATUS })).uuid, LOGIN),

  'no application, by a visitor': async () => below(MALFORMED, LOGIN),

  "somebody else's application": async (sites) => {
    await asApplicant(sites);
    return below((await sites.sandbox.create({ status: STATUS })).uuid, DASHBOARD);
  },

  'no application': async (sites) => {
    await asApplicant(sites);
    return [...below(MALFORMED, DASHBOARD), ...below(UNKNOWN_UUID, DASHBOARD)];
  },

  'under another status': async (sites) => {
    const uuid = await asApplicant(sites);
    const { editable } = await sites.sandbox.call<Heloc>('GET', `/applications/${uuid}`);
    return BELOW.map((path): Row => {
      const screen = screens.find((other) => typed(other.path) === path);
      const isOpen = screen?.alwaysOpen || (screen?.edits && editable?.includes(screen.edits));
      // Nothing is asked for: a page of one request leads to the list.
      if (isOpen && screen.path.startsWith(CONDITIONS))
        return [`${uuid}/${path}`, `${uuid}/${CONDITIONS}`, headingOf(`${CONDITIONS}, nothing needed`)];
      const shown = isOpen ? screen.path : OF_STATUS;
      return [`${uuid}/${path}`, `${uuid}/${isOpen ? path : OF_STATUS}`, headingOf(shown)];
    });
  },

  'what is no application, by a visitor': async () => [
    ['', START, STARTS_WITH],
    ['register', START, STARTS_WITH],
    ['register-v2/nothing', START, STARTS_WITH],
    ['register/nothing', 'register', STARTS_WITH],
    [`register/${MALFORMED}/birthdate`, 'register', STARTS_WITH],
    [`register/${UNKNOWN_UUID}/nothing`, `register/${UNKNOWN_UUID}/property-info`, STARTS_WITH],
    ...steps(VERSION_2, () => 'property'),
    ...steps(LEGACY_FLOW, () => 'property'),
    ...steps(legacyFlowOf(UNKNOWN_UUID), (step) => (step === 'home-address' ? 'property' : step)),
    ...PUBLIC.filter(([address]) => address !== BANK_RETURN_PATH),
    [BANK_RETURN_PATH, ...LOGIN],
    [ACCOUNT_SETUP, ACCOUNT_SETUP, headingOf(ACCOUNT_SETUP)],
    ...signers(() => ['heloc-signer/login', headingOf('heloc-signer/login, no link')]),
    ['nothing', ...LOGIN],
    ['nothing/here', ...LOGIN],
  ],

  'registration, by whoever has begun it': async ({ page, origins }) => {
    await page.goto(`${origins.lender}${BASE}${START}?org=OAKLINE`);
    await completeProperty(page, createPerson());
    const own = (step: RegistrationStepId) => (step === 'home-address' ? 'for-sale' : step);
    await expect(page.getByRole('heading', { name: questionOf('for-sale') })).toBeVisible();
    return [...steps(VERSION_2, own), ...steps(LEGACY_FLOW, own)];
  },

  'what is no application, by an applicant': async (sites) => {
    await asApplicant(sites);
    return [
      ['', ...DASHBOARD],
      ['nothing', ...DASHBOARD],
      ['nothing/here', ...DASHBOARD],
      ...[...steps(VERSION_2, () => 'property'), ...steps(LEGACY_FLOW, () => 'property')].map(
        ([address, leadsTo]): Row => [address, leadsTo, ACTIVE],
      ),
      [ACCOUNT_SETUP, START, ACTIVE],
      ...PUBLIC,
      ...signers((path) => [`heloc-signer/${ledTo(path)}`, headingOf('heloc-signer/resume, not invited')]),
    ];
  },

  'what is a signer’s, by a signer': async (sites) => {
    await asSigner(sites);
    return signers((path) => {
      const page = ledTo(path) === 'resume' ? 'heloc-signer/resume' : 'heloc-signer/intro';
      return [page, headingOf(page)];
    });
  },
};

/** Signs in whose application stands at STATUS. @returns its id */
async function asApplicant({ page, origins, sandbox }: Sites): Promise<string> {
  const { uuid, jwt } = await sandbox.create({ status: STATUS });
  await signIn(page, origins, jwt);
  return uuid;
}

async function asSigner({ page, origins, sandbox }: Sites): Promise<void> {
  const email = 'slow.sam@example.com';
  await sandbox.create({ status: 'CO_DEED_REQ', signers: [{ firstName: 'Sam', lastName: 'Rivera', email }] });
  const mails = await sandbox.call<{ to: string; path?: string }[]>('GET', '/outbox');
  const path = mails.find(({ to }) => to === email)?.path ?? '';
  await page.goto(`${origins.lender}/account/heloc${path.replace('/login', '/login?org=OAKLINE')}`);
  await page.getByRole('textbox', { name: '6-digit code' }).fill('123456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: headingOf('heloc-signer/resume') })).toBeVisible();
}

/** Where the page is, as a row says it. */
function resolveAddress(page: Page): string {
  const { pathname } = new URL(page.url());
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
}

async function expectShown(page: Page, origins: Origins, [address, leadsTo, heading]: Row): Promise<void> {
  await page.goto(`${origins.lender}${BASE}${address}${address.includes('?') ? '&' : '?'}org=OAKLINE`);
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  // The first page is drawn before the scripts that lead to its address are there.
  await expect.poll(() => resolveAddress(page)).toBe(leadsTo);
  if (leadsTo !== LOGIN[0]) return;
  const back = new URL(page.url()).searchParams.get('redirectUrl') ?? '';
  expect(new URL(back, page.url()).pathname).toBe(BASE + address);
}

test.describe.configure({ mode: 'parallel' });
test.use({ tolerated: FAILED_REQUESTS });

/** Of so many addresses `npm test` opens one. */
const ONE_OF = 8;

for (const [situationIndex, [name, arrange]] of Object.entries(SITUATIONS).entries()) {
  for (const { part, one, tag } of [
    { part: 'some', one: ONE_OF, tag: [] },
    { part: 'every one', one: 1, tag: ['@soak'] },
  ]) {
    test(`addresses of ${name}: ${part}`, { tag }, async ({ page, origins, sandbox }) => {
      const rows = await arrange({ page, origins, sandbox });
      for (const row of rows.filter((_, index) => (index + situationIndex + SEED) % one === 0)) {
        await test.step(row[0], () => expectShown(page, origins, row));
      }
    });
  }
}
