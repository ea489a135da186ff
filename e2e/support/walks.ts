import { expect } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { SCREEN_STATES } from '#remotes/borrower/journeys.ts';
import { acceptDocument } from '#remotes/borrower/start/app-summary/journey.ts';
import { SIGNER_STATES } from '#remotes/signer/journeys.ts';
import { linkBank } from '#src/features/bank-link/journey.ts';
import type { NamedState } from '#src/testing/journey.ts';
import { MAIN, openApplication, signIn } from './application.ts';
import { BrowserDriver } from './browserDriver.ts';
import { mountWalks } from './mountWalks.ts';
import { somebody } from './registration.ts';
import { reachState } from './states.ts';
import type { Sites, Walk } from './walk.ts';

/** States of the application's screens, one of each section that is loaded by itself. */
const EXAMINED = [
  'income/upload/paystub',
  'identity, photo',
  'signing/sign, places',
  'notary/session',
  'complete, cancellation period',
  'error/decline',
  'review-app/delinquency',
  'bpo/order-bpo',
  'product/assets',
];

/** To a state by its name. */
const goTo = (name: string, states: readonly NamedState[]): Walk['go'] => {
  const state = states.find((other) => other.name === name);
  if (!state) throw new Error(`No state is named "${name}"`);
  return ({ page, org, ...sites }) => reachState(state, page, sites, org);
};

const applicationWalks = EXAMINED.map(
  (name): Walk => ({ remote: 'borrower', name, go: goTo(name, SCREEN_STATES) }),
);

const startOf = ({ origins, org = MAIN }: Sites) => `${origins.lender}/account/heloc/register-v2?org=${org}`;

/** Vendors whose script is elsewhere, and where each is asked for. */
const VENDORS = [
  { provider: 'plaid', what: 'a bank', status: 'DISBURSEMENT_ACCOUNT', path: '', start: 'Connect your bank' },
  {
    provider: 'truv',
    what: 'a payroll',
    status: 'INCOME_VERIFICATION',
    path: 'income/link/truv-payroll',
    start: 'Connect my payroll',
  },
];

const outOfReach = ({ provider, what, status, path, start }: (typeof VENDORS)[number]): Walk => ({
  remote: 'borrower',
  name: `${what}, by a vendor that cannot be reached`,
  endsInFailure: true,
  async go({ page, org, ...sites }) {
    await page.route('**/bank-link/token', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), provider } });
    });
    const at = new BrowserDriver(page);
    await openApplication(page, sites, status, path, org);
    await at.press(start);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const borrowerWalks: Walk[] = [
  {
    remote: 'borrower',
    name: 'registration',
    async go(sites) {
      const { page } = sites;
      await page.goto(startOf(sites));
      await register(new BrowserDriver(page), somebody());
      await new BrowserDriver(page).expectHeading('Choose your offer');
    },
  },
  {
    remote: 'borrower',
    name: 'a visitor with answers from elsewhere',
    async go(sites) {
      const { page } = sites;
      const given = encodeURIComponent(btoa(JSON.stringify({ firstName: 'Maria' })));
      await page.goto(`${startOf(sites)}&userData=${given}`);
      await new BrowserDriver(page).expectHeading('What property would you like to use?');
    },
  },
  {
    remote: 'borrower',
    name: 'somebody who has an application',
    optional: true,
    async go(sites) {
      const { page, origins, sandbox, org = MAIN } = sites;
      const { jwt } = await sandbox.create({ org, scenario: 'again-recent' });
      await signIn(page, origins, jwt);
      await page.goto(startOf(sites));
      await expect(page.getByRole('dialog', { name: 'You already have a HELOC with us' })).toBeVisible();
    },
  },
  {
    remote: 'borrower',
    name: 'a notice',
    async go({ page, origins, org = MAIN }) {
      await page.goto(`${origins.lender}/account/heloc/coming-soon?org=${org}`);
      await new BrowserDriver(page).expectHeading('Coming soon');
    },
  },
  {
    remote: 'borrower',
    name: 'charts of an offer',
    optional: true,
    async go({ page, org, ...sites }) {
      await openApplication(page, sites, 'OFFER_SELECTION', '', org);
      await expect(page.getByRole('heading', { name: 'Your choice in pictures' })).toBeVisible();
    },
  },
  {
    remote: 'borrower',
    name: 'a document',
    async go({ page, org, ...sites }) {
      const at = new BrowserDriver(page);
      await openApplication(page, sites, 'APP_SUBMISSION', '', org);
      await at.expectHeading('Review and submit your application');
      await acceptDocument(at, 'Electronic consent');
    },
  },
  {
    remote: 'borrower',
    name: 'a document where no worker may run',
    async go({ page, org, ...sites }) {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
      const at = new BrowserDriver(page);
      await openApplication(page, sites, 'APP_SUBMISSION', '', org);
      await at.expectHeading('Review and submit your application');
      await acceptDocument(at, 'Electronic consent');
    },
  },
  {
    remote: 'borrower',
    name: 'a bank, by the sandbox',
    async go({ page, org, ...sites }) {
      const at = new BrowserDriver(page);
      await openApplication(page, sites, 'DISBURSEMENT_ACCOUNT', '', org);
      await at.press('Connect your bank');
      await linkBank(at);
    },
  },
  ...VENDORS.map(outOfReach),
];

const signerWalks: Walk[] = [
  {
    remote: 'signer',
    name: 'an invitation',
    go: goTo('heloc-signer/login', SIGNER_STATES),
  },
  {
    remote: 'signer',
    name: 'somebody who is signed in',
    async go({ page, origins, sandbox, org = MAIN }) {
      const { jwt } = await sandbox.create({ org, status: { checklistStatus: 'CO_DEED_REQ' } });
      await signIn(page, origins, jwt);
      await page.goto(`${origins.lender}/account/heloc/heloc-signer/resume?org=${org}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

export const WALKS: readonly Walk[] = [...borrowerWalks, ...applicationWalks, ...signerWalks, ...mountWalks];
