import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { contract } from '#src/api/contract/contract.ts';
import { linkBank } from '#src/features/bank-link/journey.ts';
import { shareLocation } from '#src/features/location-alert/journey.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import type { Row, Rows } from '#src/testing/faults/failureMatrix.ts';
import type { TestPage } from '#src/testing/testingLibraryDriver.ts';
import { askForDeposits } from '../bank/manual-disburse/journey.ts';
import { choosePassport } from '../identity/verification/journey.ts';
import { joinNotary } from '../notary/intro/journey.ts';
import { agreeToSummary } from '../start/app-summary/journey.ts';
import { contactPurpose } from '../start/contact/journey.ts';

const DAY_MS = 24 * 60 * 60_000;
const SNAG = 'Sorry, looks like we have hit a snag!';
const NOT_LOADED = 'We could not load this part of the page.';

/** An application that stands at a status, at one of its pages. */
const open = (status: string, page = '', more: object = {}) => ({
  path: `/{uuid}${page && `/${page}`}`,
  application: { status: { checklistStatus: status }, ...more },
});

const asked: Row = {
  open: open('HMDA'),
  says: SNAG,
  // What is missing leads to the dashboard.
  apart: ['404'],
  next: (at) => at.sees('Demographic information'),
};

/** What is typed is saved a moment later. */
async function draftSent(at: TestPage): Promise<void> {
  await at.choose('Debt consolidation');
  await waitFor(async () => {
    const all = await at.control<{ method: string; path: string }[]>('GET', '/requests');
    expect(all.some(({ method, path }) => method === 'PUT' && path.includes('/drafts/'))).toBe(true);
  });
}

/** Every document was opened, and accepted where that is asked; in a browser that is done on pages of their own. */
async function documentsRead() {
  const sandbox = await createTestSandbox();
  const { uuid, jwt } = await sandbox.make({ status: 'APP_SUBMISSION' });
  const api = sandbox.api({ jwt });
  const { documents } = await api.call(contract.getDocuments, { params: { uuid } });
  for (const { uuid: documentUuid } of documents)
    await api.call(contract.getDocument, { params: { uuid, documentUuid } });
  return { path: `/${uuid}`, sandbox, jwt };
}

/** What the pages of an application ask for by themselves, and what stands beside what a person sends from a screen. */
export const APPLICATION = {
  getHeloc: [asked],
  getProfile: [asked],
  getStatus: [{ ...asked, apart: [] }],
  getContact: [
    {
      open: open('APP_SUBMISSION', 'start/contact'),
      says: NOT_LOADED,
      next: (at) => at.find('radio', 'Home improvement'),
    },
  ],
  getWeek: [{ open: { path: '/coming-soon' }, unseen: true, next: (at) => at.sees('Coming soon') }],
  postLeaveSurvey: [
    {
      open: open('OFFER_SELECTION'),
      async reach(at) {
        await at.press('Save and finish later');
        await at.part('dialog', 'Before you go').press(/^Skip/);
      },
      unseen: true,
      next: ({ left }) => waitFor(() => expect(left.join()).toContain('/dashboard')),
    },
  ],
  postVisitorSupport: [
    {
      open: { path: '/register/support' },
      async reach(at) {
        await at.write('Name', 'Ana Rivera');
        await at.write('Email', 'ana@example.com');
        await at.select('Topic', 'Something else');
        await at.write('Message', 'I cannot find my application.');
      },
      submit: 'Send',
      next: (at) => at.reads(/reference/),
    },
  ],
  getCosts: [
    {
      open: open('OFFER_SELECTION'),
      unseen: true,
      async next(at) {
        await at.press('Continue');
        await at.sees('Confirm your offer');
      },
    },
  ],
  getDraft: [
    {
      open: open('COLLECT_ADDITIONAL_INFO'),
      says: 'We could not load what you have already entered on this page. It is still saved.',
      next: contactPurpose,
    },
  ],
  putDraft: [{ open: open('COLLECT_ADDITIONAL_INFO'), reach: draftSent, unseen: true, next: contactPurpose }],
  postSummaryAcceptance: [
    {
      open: documentsRead,
      reach: agreeToSummary,
      submit: 'Submit application',
      next: (at) => at.sees('Verify your income'),
    },
  ],
  getDocuments: [
    {
      open: open('RESCISSION'),
      says: 'We could not load the list of your documents.',
      next: (at) => at.offers('Download all (ZIP)'),
    },
    {
      open: open('APP_SUBMISSION'),
      says: 'We could not load your documents.',
      next: (at) => at.offers('Open Electronic consent'),
    },
    {
      open: open('APP_SUBMISSION', 'document/disclosures'),
      says: 'We could not load your documents.',
      next: (at) => at.reads(/^(Sample PDF|Electronic consent)$/),
    },
  ],
  getIncomeRecords: [
    {
      open: open('INCOME_VERIFICATION'),
      says: NOT_LOADED,
      next: (at) => at.offers(/^Start: Connect the bank/),
    },
  ],
  postBankLinkExchange: [
    {
      open: open('INCOME_VERIFICATION', 'income/link/plaid'),
      async reach(at) {
        await at.press('Connect my bank');
        await linkBank(at);
      },
      // What the server refuses it would refuse again: the way on begins at the bank.
      apart: ['400', '404', '409'],
      says: {
        any: 'We could not finish linking Harbor Community Bank. Please try again or choose another way.',
        429: 'There were too many tries in a short time.',
      },
      next: (at) => at.find('checkbox', 'This is my pay'),
    },
  ],
  getIdentityVerification: [
    {
      open: open('IDENTITY_VERIFICATION'),
      says: NOT_LOADED,
      next: (at) => at.find('radio', 'US Passport'),
    },
  ],
  postIdentityHandoff: [
    {
      open: open('IDENTITY_VERIFICATION'),
      async reach(at) {
        await choosePassport(at);
        await at.press('Continue on your phone');
      },
      says: 'We could not get a code for your phone.',
      next: (at) => at.offers('Text me the link'),
    },
  ],
  postSigningSession: [
    {
      open: open('FINAL_OFFER', 'signing/sign'),
      reach: shareLocation,
      says: 'We could not open your documents.',
      next: (at) => at.offers(/^Sign as/),
    },
  ],
  getSigners: [
    {
      open: { path: '/{uuid}', application: { scenario: 'co-owner-bounced' } },
      says: 'We could not load the list of signers.',
      next: (at) => at.offers('Change email of Sam Okafor'),
    },
  ],
  getBankAccounts: [
    {
      open: open('DISBURSEMENT_ACCOUNT'),
      says: NOT_LOADED,
      next: (at) => at.offers('Connect your bank'),
    },
    {
      open: open('AUTOPAY_ACCOUNT', 'bank/autopay', {
        disburseAccount: { routingNumber: '021000021', mask: '4321' },
      }),
      says: NOT_LOADED,
      next: (at) => at.find('radio', /^Automatic payments/),
    },
    {
      open: open('DISBURSEMENT_ACCOUNT', 'bank/manual-disburse'),
      says: NOT_LOADED,
      next: (at) => at.find('radio', 'Checking'),
    },
  ],
  putDisbursementVerification: [
    {
      open: open('DISBURSEMENT_ACCOUNT', 'bank/manual-disburse'),
      async reach(at) {
        await askForDeposits(at);
        await at.control('PUT', '/clock', { now: Date.now() + 5 * DAY_MS });
        window.dispatchEvent(new Event('visibilitychange'));
        await at.write('One deposit', '0.32');
        await at.write('The other deposit', '0.45');
      },
      submit: 'Check the amounts',
      next: (at) => at.sees('Confirm your account'),
    },
  ],
  getNotary: [
    {
      open: open('DEED_SIGNING'),
      says: 'We could not load what we need for your notary session.',
      next: (at) => at.offers('Join a notary now'),
    },
  ],
  postNotarySession: [
    {
      open: open('DEED_SIGNING'),
      reach: (at) => joinNotary(at, { asksLocation: true }),
      again: 'Join a notary now',
      next: (at) => at.sees('Your notary session'),
    },
  ],
} satisfies Partial<Rows>;
