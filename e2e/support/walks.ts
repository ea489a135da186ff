import { expect } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { acceptDocument } from '#remotes/borrower/start/app-summary/journey.ts';
import { STATES } from '#remotes/journeys.ts';
import { MAIN, openApplication } from './application.ts';
import { BrowserDriver } from './browserDriver.ts';
import { mountWalks } from './mountWalks.ts';
import { createPerson } from './registration.ts';
import { reachState } from './states.ts';
import type { Sites, Walk } from './walk.ts';

/** States of the pages, one of each section that is loaded by itself. */
const EXAMINED: readonly Omit<Walk, 'go'>[] = [
  ...[
    'coming-soon',
    'bank/disburse',
    'income/upload/paystub',
    'identity, photo',
    'signing/sign, adopted',
    'notary/session',
    'complete, cancellation period',
    'error/decline',
    'review-app/delinquency',
    'bpo/order-bpo',
    'product/assets',
  ].map((name) => ({ remote: 'borrower' as const, name })),
  { remote: 'borrower', name: 'product/select, charts', optional: true },
  { remote: 'borrower', name: 'register-v2, existing application, recent', optional: true },
  { remote: 'signer', name: 'heloc-signer/login' },
  { remote: 'signer', name: 'heloc-signer/resume, not invited' },
];

const examined = EXAMINED.map((walk): Walk => {
  const state = STATES.find(({ name }) => name === walk.name);
  if (!state) throw new Error(`No state is named "${walk.name}"`);
  return { ...walk, go: ({ page, org, ...sites }) => reachState(state, page, sites, org) };
});

const startOf = ({ origins, org = MAIN }: Sites) => `${origins.lender}/account/heloc/register-v2?org=${org}`;

/** Vendors with a script on another origin, and the screen that loads each. */
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
      await register(new BrowserDriver(page), createPerson());
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
  ...Object.entries({ 'a document': true, 'a document where no worker may run': false }).map(
    ([name, hasWorker]): Walk => ({
      remote: 'borrower',
      name,
      async go({ page, org, ...sites }) {
        if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
        await openApplication(page, sites, 'APP_SUBMISSION', '', org);
        await acceptDocument(new BrowserDriver(page), 'Electronic consent');
      },
    }),
  ),
  ...VENDORS.map(outOfReach),
];

export const WALKS: readonly Walk[] = [...borrowerWalks, ...examined, ...mountWalks];
