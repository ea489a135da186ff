import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import type { Row, Rows } from '#src/testing/faults/failureMatrix.ts';
import type { TestPage } from '#src/testing/testingLibraryDriver.ts';
import { agreeToSummary } from '../start/app-summary/journey.ts';
import { contactPurpose } from '../start/contact/journey.ts';

const SNAG = 'Sorry, looks like we have hit a snag!';

/** An application that stands at a status. */
const open = (checklistStatus: string) => ({ path: '/{uuid}', application: { status: { checklistStatus } } });

const asked: Row = {
  open: open('HMDA'),
  message: SNAG,
  // What is missing leads to the dashboard.
  excludedFailures: ['404'],
  next: (at) => at.expectHeading('Demographic information'),
};

/** What is typed is saved a moment later. */
async function draftSent(at: TestPage): Promise<void> {
  await at.choose('Debt consolidation');
  await waitFor(async () => {
    const all = await at.control<{ method: string; path: string }[]>('GET', '/requests');
    expect(all.some(({ method, path }) => method === 'PUT' && path.includes('/drafts/'))).toBe(true);
  });
}

/** Every document was opened, and accepted where that is asked. */
async function documentsRead() {
  const sandbox = await createTestSandbox();
  const { uuid, jwt } = await sandbox.make({ status: 'APP_SUBMISSION' });
  const api = sandbox.api({ jwt });
  const { documents } = await api.call(contract.getDocuments, { params: { uuid } });
  for (const { uuid: documentUuid } of documents)
    await api.call(contract.getDocument, { params: { uuid, documentUuid } });
  return { path: `/${uuid}`, sandbox, jwt };
}

/** In a browser the documents are read on pages of their own (`start/app-summary/journey.ts`). */
export const SUMMARY: Row = {
  open: documentsRead,
  reach: agreeToSummary,
  submit: 'Submit application',
  next: (at) => at.expectHeading('Verify your income'),
};

/** What is asked around the screens of an application, and by the pages beside them. */
export const APPLICATION = {
  getHeloc: [asked],
  getProfile: [asked],
  getStatus: [{ ...asked, excludedFailures: [] }],
  getWeek: [
    { open: { path: '/coming-soon' }, background: true, next: (at) => at.expectHeading('Coming soon') },
  ],
  postLeaveSurvey: [
    {
      open: open('OFFER_SELECTION'),
      async reach(at) {
        await at.press('Save and finish later');
        await at.within('dialog', 'Before you go').press(/^Skip/);
      },
      background: true,
      next: ({ left }) => waitFor(() => expect(left.join()).toContain('/dashboard')),
    },
  ],
  postVisitorSupport: [
    {
      open: { path: '/register/support' },
      async reach(at) {
        await at.fill('Name', 'Ana Rivera');
        await at.fill('Email', 'ana@example.com');
        await at.select('Topic', 'Something else');
        await at.fill('Message', 'I cannot find my application.');
      },
      submit: 'Send',
      next: (at) => at.readText(/reference/),
    },
  ],
  getDraft: [
    {
      open: open('COLLECT_ADDITIONAL_INFO'),
      message: 'We could not load what you have already entered on this page. It is still saved.',
      next: contactPurpose,
    },
  ],
  putDraft: [
    { open: open('COLLECT_ADDITIONAL_INFO'), reach: draftSent, background: true, next: contactPurpose },
  ],
} satisfies Partial<Rows>;
