import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { CONTINUE } from '#packages/testing/playwright/registration.ts';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { contract } from '#src/api/contract/contract.ts';
import { saveLink } from '#src/features/bank-link/savedLink.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { ownedBy, personalKey } from '#src/platform/personal.ts';
import { orgOf } from '#src/testing/brand.ts';
import { apiOf } from '#src/testing/builders.ts';
import { writePersonal } from '#src/testing/personal.ts';
import { control, type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import type { TestedRemote } from '#src/testing/screenCalls.ts';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { SELF_EMPLOYED } from './borrower/income/link/journey.ts';
import { ANSWERS } from './borrower/registration/testing/renderStep.ts';
import { demographics } from './borrower/start/hmda/journey.ts';
import { borrower } from './borrower/testing/remote.ts';
import { invite, signIn } from './signer/testing/invitation.ts';
import { signer } from './signer/testing/remote.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const LOAN_OFFICER = '11111111-1111-4111-8111-111111111111';

/** An address with one parameter of each kind. */
const GIVEN: Readonly<Record<string, string>> = {
  org: 'OAKLINE',
  isolation: 'light',
  remote: 'borrower',
  'pop-webchat': 'true',
  utm_source: 'mail',
  utm_id: '7',
  referrer: LOAN_OFFICER,
  referralUuid: '99999999-9999-4999-8999-999999999999',
  page: 'a',
  unknown: 'x',
};
const ALL = Object.keys(GIVEN);
const VISIT = ['utm_source', 'utm_id', 'referrer', 'referralUuid'];
/** From page to page of an application, and to those beside registration. */
const PAGE = ['org', 'isolation', 'remote', 'pop-webchat'];
/** Into the app from outside of an application. */
const ENTRY = ['org', 'isolation', 'pop-webchat', ...VISIT, 'page'];

/** Where the router has been. */
let visited: string[] = [];
function Address() {
  const { pathname, search } = useLocation();
  visited.push(pathname.replace(UUID, '{uuid}') + search);
  return null;
}
const WatchedBorrower = () => (
  <>
    <Address />
    <borrower.App />
  </>
);
const WatchedSigner = () => (
  <>
    <Address />
    <signer.App />
  </>
);
const BORROWER = { ...borrower, App: WatchedBorrower };
const SIGNER = { ...signer, App: WatchedSigner };

interface Redirect {
  remote?: TestedRemote;
  from: string;
  /** Where it leads; with an origin, out of the app. */
  to: string;
  survives: readonly string[];
  /** Parameters of the redirect's own. */
  own?: Readonly<Record<string, string>>;
  /** Parameters that the address has not. */
  without?: readonly string[];
  application?: Record<string, unknown>;
  flags?: Record<string, boolean>;
  role?: Parameters<typeof orgOf>[0];
  press?: [role: 'link' | 'button', name: string];
  /** What a person does there. */
  act?: [name: string, act: (at: TestPage) => Promise<unknown>];
  /** Answers of registration that the tab holds. */
  answers?: typeof ANSWERS;
  /** Makes an application, and what the browser remembers. */
  before?: (sandbox: Sandbox) => Promise<Beforehand>;
  /** Only with what the redirect to it has. */
  bare?: true;
}

/** Of an application, and the fragment of the address. */
type Beforehand = Pick<RenderInput, 'jwt' | 'local'> & { uuid?: string; fragment?: string };

const under = (checklistStatus: string, more: object = {}) => ({ status: { checklistStatus }, ...more });
const CO_DEEDER = under('HMDA', { profile: { type: 'CO_DEEDER' } });
const LOGIN = 'http://localhost/account/heloc/heloc-signer/login';
/** What sends somebody elsewhere before they can be sent here. */
const REFERRALS = ['referrer', 'referralUuid'];
const BANK_RETURN = '/plaid-oauth-success?oauth_state_id=abc-1';
const TRANSCRIPT = 'c9a1f4de-52b7-4a4e-9d55-0f7f4f6f7a10';

const make = (sandbox: Sandbox, application: object) =>
  control<Created>(sandbox, 'POST', '/applications', { org: 'OAKLINE', ...application });

/** At the site of their bank, whose way back is one address without parameters of ours. */
async function atTheBank(sandbox: Sandbox): Promise<Beforehand> {
  const { uuid, jwt, identityUuid } = await make(sandbox, under('INCOME_VERIFICATION'));
  const local: Record<string, string> = {};
  const store = {
    get: () => undefined,
    set: (name: string, value: string) => {
      local[personalKey(name)] = ownedBy(`OAKLINE/${identityUuid}`, value);
    },
    remove: () => {},
  };
  const expiry = '2999-01-01T00:00:00Z';
  saveLink(store, uuid, { token: 'link-1', expiry, step: 'income/link/plaid', provider: 'plaid' });
  return { jwt, local };
}

/** The same, and of a page that had its organisation from the address, which is the bank's by now. */
async function atTheBankOfPartner(sandbox: Sandbox): Promise<Beforehand> {
  const { jwt, local } = await atTheBank(sandbox);
  window.history.replaceState(null, '', BANK_RETURN);
  return { jwt, local: { ...local, 'heloc:bank-return-org': 'EMBERFOLD_CU' } };
}

/** A form for the tax authority waits for its signature at the vendor's. */
async function atTheTaxVendor(sandbox: Sandbox): Promise<Beforehand> {
  const { uuid, jwt, identityUuid } = await make(sandbox, SELF_EMPLOYED);
  await apiOf(sandbox, { jwt }).call(contract.postTaxTranscript, {
    params: { uuid },
    body: {
      taxYears: [2025, 2024],
      name: { firstName: 'Ana', lastName: 'Rivera' },
      address: { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' },
      consents: true,
      state: TRANSCRIPT,
    },
  });
  const kept = ownedBy(`OAKLINE/${identityUuid}`, TRANSCRIPT);
  sessionStorage.setItem(personalKey(`tax-transcript:${uuid}`), kept);
  return { jwt, uuid };
}

/** Somebody who has been sent a link. */
async function atTheMail(sandbox: Sandbox): Promise<Beforehand> {
  const { link } = await invite((...asked) => control(sandbox, ...asked), 'OAKLINE');
  return { fragment: link.slice(link.indexOf('#')) };
}

/** Answers of somebody to whom the lender does not lend yet. */
const WAITLISTED = {
  ...ANSWERS,
  propertyAddress: { ...ANSWERS.propertyAddress, state: 'WV', zip: '25301' },
  waitlistConsent: true,
} as typeof ANSWERS;

/** Once it is known where the lender lends. */
async function joinWaitlist(at: TestPage): Promise<void> {
  await waitFor(async () => {
    const requests = await at.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => /(states|zip)-eligibility$/.test(path))).toHaveLength(2);
  });
  await at.press('Continue');
}

async function createAccount(at: TestPage): Promise<void> {
  for (const name of ['Password', 'Confirm password']) {
    await at.user.click(screen.getByLabelText(name));
    await at.user.paste('Correct-Horse-9!');
  }
  for (const box of screen.getAllByRole('checkbox')) await at.user.click(box);
  await at.press(CONTINUE);
}

/**
 * Every redirect of ours within the app and to its own pages, and which parameters survive it
 * (docs/rules.md#parameters-of-a-redirect). What goes to other sites: `links.test.ts`; the host's own: `legacy.test.ts`; to
 * the login: `borrower/signIn.test.tsx`.
 */
const REDIRECTS: readonly Redirect[] = [
  { from: '/', to: '/register-v2', survives: ALL },
  { from: '/register', to: '/register-v2', survives: ALL },
  { from: '/register-v2', to: '/register', survives: ALL, flags: { 'fe-heloc-redesign-2025': false } },
  { from: '/register-v2/birthdate', to: '/register-v2', survives: ALL },
  { from: '/register-v2/nothing', to: '/register-v2', survives: ALL },
  {
    from: '/register-v2',
    without: REFERRALS,
    role: 'wholesale',
    to: '/not-accepting-apps',
    survives: PAGE,
    own: { reason: 'referrer-missing' },
  },
  {
    from: '/register/account-setup',
    application: under('HMDA'),
    to: '/register-v2',
    survives: ALL,
  },
  {
    from: '/register/account-setup',
    press: ['link', 'Start your application'],
    to: '/register-v2',
    survives: ENTRY,
  },
  { from: '/register-v2', application: CO_DEEDER, to: LOGIN, survives: ENTRY },
  { from: '/{uuid}/start/hmda', application: CO_DEEDER, to: LOGIN, survives: ENTRY },
  { from: '/{uuid}', application: under('HMDA'), to: '/{uuid}/start/hmda', survives: PAGE },
  { from: '/{uuid}/start/contact', application: under('HMDA'), to: '/{uuid}/start/hmda', survives: PAGE },
  {
    from: '/{uuid}/income/link/nothing',
    application: under('INCOME_VERIFICATION'),
    to: '/{uuid}/income/review',
    survives: PAGE,
  },
  {
    from: '/register-v2',
    without: REFERRALS,
    application: { scenario: 'again-active' },
    press: ['button', 'Continue application'],
    to: '/{uuid}',
    survives: PAGE,
  },
  {
    from: '/register-v2',
    without: REFERRALS,
    application: { scenario: 'again-active' },
    press: ['button', 'Go to dashboard'],
    to: 'http://localhost/dashboard',
    survives: [],
  },
  {
    from: '/register-v2/phone-and-email',
    answers: WAITLISTED,
    act: ['the waitlist', joinWaitlist],
    to: '/marketing-waitlist',
    survives: PAGE,
    own: { reason: 'area' },
  },
  {
    from: '/register-v2/set-password',
    answers: ANSWERS,
    act: ['the new application', createAccount],
    to: '/{uuid}',
    survives: PAGE,
  },
  {
    from: '/{uuid}/start/hmda',
    application: under('HMDA'),
    act: ['an answer', demographics],
    to: '/{uuid}/start/app-summary',
    survives: PAGE,
  },
  {
    from: '/{uuid}/document/disclosures?returnUrl=/{uuid}/start/hmda',
    application: under('HMDA'),
    act: ['the way back', (at) => at.press('Back')],
    to: '/{uuid}/start/hmda',
    survives: PAGE,
  },
  { from: BANK_RETURN, before: atTheBank, to: '/{uuid}/income/link/plaid', survives: PAGE },
  {
    from: BANK_RETURN,
    before: atTheBankOfPartner,
    bare: true,
    to: '/{uuid}/income/link/plaid',
    survives: [],
    own: { org: 'EMBERFOLD_CU' },
  },
  {
    from: `/{uuid}/income/pointserv-callback?state=${TRANSCRIPT}&result=SIGNED`,
    before: atTheTaxVendor,
    to: '/{uuid}/income/review',
    survives: PAGE,
  },
  { from: '/{uuid}', application: under('COMPLETE'), to: 'http://localhost/dashboard', survives: [] },
  { from: '/nothing', application: under('HMDA'), to: 'http://localhost/dashboard', survives: [] },
  { remote: SIGNER, from: '/heloc-signer', to: '/heloc-signer/login', survives: PAGE },
  { remote: SIGNER, from: '/heloc-signer/nothing', to: '/heloc-signer/login', survives: PAGE },
  { remote: SIGNER, from: '/heloc-signer/resume', to: '/heloc-signer/login', survives: PAGE },
  {
    remote: SIGNER,
    from: '/heloc-signer/resume?token=t',
    to: '/heloc-signer/login',
    survives: ALL,
  },
  {
    remote: SIGNER,
    from: '/heloc-signer/login',
    before: atTheMail,
    act: ['the code of an invitation', signIn],
    to: '/heloc-signer/resume',
    survives: PAGE,
  },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  visited = [];
});
afterEach(() => window.history.replaceState(null, '', '/'));

const without = (names: readonly string[], all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

/** Opens the address with its parameters, and does what leads on. */
async function follow({ remote = BORROWER, from, before, answers, press, act, ...row }: Redirect) {
  const org = row.role && (await orgOf(row.role));
  const given = row.bare ? {} : without(row.without ?? [], { ...GIVEN, ...(org ? { org } : {}) });
  const [path = '', query] = from.split('?');
  const search = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(given)]);
  if (answers)
    writePersonal(
      sessionStorage,
      storageKey('OAKLINE'),
      { answers, typed: {}, noticed: 'area', savedAt: Date.now() },
      'OAKLINE',
    );
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  const { uuid, fragment = '', ...beforehand } = (await before?.(sandbox)) ?? {};
  const address = `${path}?${search}${fragment}`;
  const view = await renderRemote(remote, {
    path: uuid ? address.replace('{uuid}', uuid) : address,
    sandbox,
    ...(org ? { org } : {}),
    ...(row.application && { application: row.application }),
    ...(row.flags && { flags: row.flags }),
    ...beforehand,
  });
  if (press) await view.user.click(await screen.findByRole(press[0], { name: press[1] }));
  await act?.[1](drive(view));
  return { given, view };
}

test.each(
  REDIRECTS.map((row) => [`${row.press?.[1] ?? row.act?.[0] ?? row.from} to ${row.to}`, row] as const),
)('%s', async (_, row) => {
  const { given, view } = await follow(row);
  const found = await waitFor(
    () => {
      const addresses = row.to.startsWith('http') ? view.left : visited;
      const address = addresses.find((reached) => reached.split('?')[0] === row.to);
      if (address === undefined) throw new Error(`${row.to} is not among ${addresses.join(', ')}`);
      return address;
    },
    { timeout: 10_000 },
  );
  const expected = Object.fromEntries(
    row.survives.filter((name) => name in given).map((name) => [name, given[name]]),
  );
  expect(Object.fromEntries(new URLSearchParams(found.split('?')[1]))).toEqual({ ...expected, ...row.own });
});
