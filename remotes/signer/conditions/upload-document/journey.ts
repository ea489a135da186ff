import type { PageJourney } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';
import { askedFor, toList } from '../../testing/tasks.ts';

const AT = askedFor('GENERIC_DOCUMENT_REQUEST', { requestDocuments: ['W2'] });

async function toTask(at: PageDriver): Promise<void> {
  await toList(at);
  await at.follow(/^Send documents/);
}

export const journey = {
  states: { '': { address: AT, heading: 'Documents we need', reach: toTask } },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    getProfile: { testedBy: 'heloc-signer/conditions' },
    getConditions: { testedBy: 'heloc-signer/conditions' },
    uploadCoDeedDocument: { testedBy: 'heloc-signer/identity' },
    postConditionSubmission: {
      address: AT,
      async reach(at) {
        await toTask(at);
        await at.upload(/^W-2/, samplePdf('w2.pdf'));
        await at.readText('Uploaded');
      },
      draft: false, // Files, which the server has.
      submit: 'Submit documents',
      // It is read again, so that nobody has to reload the page.
      messages: { 409: 'This changed in the meantime. Please look at it again and submit once more.' },
      next: (at) => at.expectHeading('Nothing needed right now.'),
    },
  },
} satisfies PageJourney;
