import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { orgOf } from '#src/testing/brand.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import type { TestedRemote } from '#src/testing/screenCalls.ts';
import { borrower } from './borrower/testing/remote.ts';
import { signer } from './signer/testing/remote.ts';

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

/** Where the router is. */
let at = '';
function Address() {
  const { pathname, search } = useLocation();
  at = pathname + search;
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
}

const under = (checklistStatus: string, more: object = {}) => ({ status: { checklistStatus }, ...more });
const CO_DEEDER = under('HMDA', { profile: { type: 'CO_DEEDER' } });
const LOGIN = 'http://localhost/account/heloc/heloc-signer/login';
/** What sends somebody elsewhere before they can be sent here. */
const REFERRALS = ['referrer', 'referralUuid'];

/**
 * Every redirect of ours within the app and to its own pages, and which parameters survive it
 * (docs/rules.md#parameters-of-a-redirect). What goes to other sites: `links.test.ts`; the host's own: `legacy.test.ts`.
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
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(REDIRECTS.map((row) => [`${row.press?.[1] ?? row.from} to ${row.to}`, row] as const))(
  '%s',
  async (_, { remote = BORROWER, from, to, survives, own = {}, without = [], role, press, ...input }) => {
    const org = role && (await orgOf(role));
    const all: Readonly<Record<string, string>> = { ...GIVEN, ...(org ? { org } : {}) };
    const given = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
    const [path = '', query] = from.split('?');
    const search = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(given)]);
    const view = await renderRemote(remote, {
      path: `${path}?${search}`,
      ...(org ? { org } : {}),
      ...input,
    });
    if (press) await view.user.click(await screen.findByRole(press[0], { name: press[1] }));
    const target = to.replace('{uuid}', view.application?.uuid ?? '');
    const isOut = to.startsWith('http');
    await waitFor(() => expect((isOut ? (view.left[0] ?? '') : at).split('?')[0]).toBe(target), {
      timeout: 10_000,
    });
    const kept = Object.fromEntries(new URLSearchParams((isOut ? view.left[0] : at)?.split('?')[1]));
    const expected = Object.fromEntries(
      survives.filter((name) => !without.includes(name)).map((name) => [name, given[name]]),
    );
    expect(kept).toEqual({ ...expected, ...own });
  },
);
