import { expect } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { acceptDocument } from '#remotes/borrower/start/app-summary/journey.ts';
import { STATES } from '#remotes/journeys.ts';
import type { RemoteName } from '#src/domain/remotes.js';
import { MAIN, openApplication } from './application.ts';
import { BrowserDriver } from './browserDriver.ts';
import { mountWalks } from './mountWalks.ts';
import { photoFile } from './photos.ts';
import { createPerson } from './registration.ts';
import { reachState } from './states.ts';
import type { Sites, Walk } from './walk.ts';

/** States of the pages, one of each section that is loaded by itself. */
const EXAMINED: readonly Omit<Walk, 'go'>[] = [
  ...[
    'coming-soon',
    'identity-handoff, no link',
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
  { remote: 'chat', name: 'chat/survey' },
  { remote: 'chat', name: 'chat/assistant' },
  { remote: 'signer', name: 'heloc-signer/login' },
  { remote: 'signer', name: 'heloc-signer/resume, not invited' },
  { remote: 'signer', name: 'heloc-signer/conditions' },
  { remote: 'signer', name: 'heloc-signer/identity, details' },
  { remote: 'signer', name: 'heloc-signer/sign, session' },
];

const reach =
  (state: string): Walk['go'] =>
  ({ page, org, ...sites }) => {
    const found = STATES.find(({ name }) => name === state);
    if (!found) throw new Error(`No state is named "${state}"`);
    return reachState(found, page, sites, org);
  };

const examined = EXAMINED.map((walk): Walk => ({ ...walk, go: reach(walk.name) }));

/** A chat by each vendor whose client is a file of its own. */
const modeWalks = ['twilio', 'stream'].map(
  (mode): Walk => ({
    remote: 'chat',
    name: `by ${mode}`,
    async go(sites) {
      await sites.sandbox.call('PUT', '/chat', { mode });
      await reach('chat/agent')(sites);
      const panel = sites.page.getByRole('dialog', { name: /^Chat with/ });
      await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    },
  }),
);

const fileWalk: Walk = {
  remote: 'chat',
  name: 'a file for an agent',
  async go(sites) {
    await reach('chat/agent')(sites);
    const panel = sites.page.getByRole('dialog', { name: /^Chat with/ });
    await panel.getByLabel('Attach files').setInputFiles(photoFile('one.jpg'));
    await expect(panel.getByRole('listitem').filter({ hasText: 'one.jpg' })).toBeVisible();
  },
};

/** Photos that the device makes one PDF of. */
const PHOTOS = [
  ['borrower', 'conditions/upload-document?conditionEnum=GENERIC_DOCUMENT_REQUEST'],
  ['signer', 'heloc-signer/conditions/upload-document'],
] as const;

const photoWalks = PHOTOS.map(
  ([remote, state]): Walk => ({
    remote,
    name: 'photos that become one PDF, and more from a phone',
    async go(sites) {
      const { page } = sites;
      await reach(state)(sites);
      await page.getByLabel(/^W-2/).setInputFiles([photoFile('one.jpg'), photoFile('two.jpg')]);
      const at = new BrowserDriver(page);
      await at.press('Make one PDF');
      await expect(page.getByRole('listitem').filter({ hasText: 'document.pdf' })).toContainText('Uploaded');
      await page.getByRole('button', { name: 'Continue on your phone' }).first().click();
      await at.readText('Waiting for your phone');
    },
  }),
);

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
  ...VENDORS.map(outOfReach),
];

/** To a document that is read to its end. */
const READERS: readonly { remote: RemoteName; go: Walk['go'] }[] = [
  {
    remote: 'borrower',
    async go({ page, org, ...sites }) {
      await openApplication(page, sites, 'APP_SUBMISSION', '', org);
      await acceptDocument(new BrowserDriver(page), 'Electronic consent');
    },
  },
  {
    remote: 'signer',
    async go(sites) {
      const at = new BrowserDriver(sites.page);
      await reach('heloc-signer/documents')(sites);
      await at.press('Read the next document');
      await at.press('Skip to the end of the document');
      await at.press('I have read it');
    },
  },
];

/** What is behind the bell of the top bar, of who has been told something, and of who has not. */
const BELLS: readonly { remote: RemoteName; go: Walk['go'] }[] = [
  {
    remote: 'borrower',
    go: ({ page, org, ...sites }) => openApplication(page, sites, { scenario: 'notifications-3' }, '', org),
  },
  { remote: 'signer', go: reach('heloc-signer/conditions') },
];

const bellWalks = BELLS.map(
  ({ remote, go }): Walk => ({
    remote,
    name: 'notifications',
    optional: true,
    async go(sites) {
      await go(sites);
      // The header may be there before a page that is about to reload, for want of a file of its own.
      await sites.page.getByRole('heading', { level: 1 }).waitFor();
      const bell = sites.page.getByRole('button', { name: /^Notifications/ });
      await expect(bell).toBeVisible();
      await bell.click();
      const panel = sites.page.getByRole('group', { name: 'Notifications' });
      await expect(panel.getByText(/^(Mark all as read|No Notifications)$/)).toBeVisible();
    },
  }),
);

const documentWalks = READERS.flatMap(({ remote, go }) =>
  Object.entries({ 'a document': true, 'a document where no worker may run': false }).map(
    ([name, hasWorker]): Walk => ({
      remote,
      name,
      async go(sites) {
        if (!hasWorker) await sites.page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
        await go(sites);
      },
    }),
  ),
);

export const WALKS: readonly Walk[] = [
  ...borrowerWalks,
  ...documentWalks,
  ...bellWalks,
  ...photoWalks,
  ...examined,
  ...mountWalks,
  ...modeWalks,
  fileWalk,
];
