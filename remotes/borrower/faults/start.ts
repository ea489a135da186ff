import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import type { Rows } from '#src/testing/faults/endure.ts';
import type { Hands } from '#src/testing/faults/hands.ts';
import { open } from './open.ts';

async function contactUntilMailing(at: Hands): Promise<void> {
  await at.choose('Home improvement');
  await at.press('Continue');
  await at.choose('Sole owner');
  await at.press('Continue');
  await at.choose('Unmarried');
  await at.press('Continue');
  await at.find('button', 'Send code');
}

async function writeCode(at: Hands): Promise<void> {
  await contactUntilMailing(at);
  await at.press('Send code');
  await at.write('6-digit code', '123456');
}

async function continueWithOffer(at: Hands): Promise<unknown> {
  await at.press('Continue');
  return at.sees('Confirm your offer');
}

/** What is typed is saved a moment later. */
async function draftSent(at: Hands): Promise<void> {
  await at.choose('Debt consolidation');
  await waitFor(async () => {
    const all = await at.control<{ method: string; path: string }[]>('GET', '/requests');
    expect(all.some(({ method, path }) => method === 'PUT' && path.includes('/drafts/'))).toBe(true);
  });
}

async function choosePurpose(at: Hands): Promise<unknown> {
  await at.choose('Home improvement');
  await at.press('Continue');
  return at.reads(/^Step 2 of 5/);
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

/** From the credit check until the application is submitted. */
export const START = {
  putSsn: [
    {
      open: open('CREDIT_NO_MATCH'),
      async reach(at) {
        await at.control('PUT', '/clock', { rate: 50 });
        await at.write('Social Security number', '123-45-6789');
        await at.tick(/^I authorize/);
      },
      submit: 'Check my credit',
      next: (at) => at.sees('Choose your offer'),
    },
  ],
  putOffer: [
    {
      open: open('OFFER_SELECTION'),
      reach: (at) => at.sees('Choose your offer'),
      submit: 'Continue',
      // The offers were refreshed meanwhile: they are shown anew.
      apart: ['409'],
      next: (at) => at.sees('Confirm your offer'),
    },
  ],
  getCosts: [{ open: open('OFFER_SELECTION'), unseen: true, next: continueWithOffer }],
  putOfferConfirm: [
    {
      open: open('OFFER_SELECTION'),
      async reach(at) {
        await at.press('Continue');
        await at.tick('These are the terms I want');
      },
      submit: 'Confirm and continue',
      apart: ['409'],
      next: (at) => at.sees('A few more details'),
    },
  ],
  sendPhoneCode: [
    {
      open: open('COLLECT_ADDITIONAL_INFO'),
      reach: contactUntilMailing,
      submit: 'Send code',
      next: (at) => at.reads(/^We sent a code/),
    },
  ],
  verifyPhoneCode: [
    {
      open: open('COLLECT_ADDITIONAL_INFO'),
      reach: writeCode,
      submit: 'Continue',
      says: { 400: 'There is a problem' },
      next: (at) => at.reads(/^Step 5 of 5/),
    },
  ],
  putContact: [
    {
      open: open('COLLECT_ADDITIONAL_INFO'),
      async reach(at) {
        await writeCode(at);
        await at.press('Continue');
        await at.choose('Yes');
        await at.write('HOA dues a month', '120');
      },
      submit: 'Continue',
      next: (at) => at.sees('Demographic information'),
    },
  ],
  getDraft: [
    {
      open: open('COLLECT_ADDITIONAL_INFO'),
      says: 'We could not load what you have already entered on this page. It is still saved.',
      next: choosePurpose,
    },
  ],
  putDraft: [{ open: open('COLLECT_ADDITIONAL_INFO'), reach: draftSent, unseen: true, next: choosePurpose }],
  putDemographics: [
    {
      open: open('HMDA'),
      async reach({ all, find, user }) {
        await find('checkbox', 'White');
        for (const box of all('checkbox', /^I do not wish to provide/)) await user.click(box);
      },
      submit: 'Continue',
      next: (at) => at.sees('Review and submit your application'),
    },
  ],
  postSummaryAcceptance: [
    {
      open: documentsRead,
      async reach(at) {
        await at.tick(/^I agree to receive and sign documents electronically/);
        await at.tick(/^I have reviewed the summary and disclosures/);
        await at.tick('I agree to the hard credit inquiry');
      },
      submit: 'Submit application',
      next: (at) => at.sees('Verify your income'),
    },
  ],
} satisfies Partial<Rows>;
