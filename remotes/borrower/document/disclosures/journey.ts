import type { Journey } from '#src/testing/journey.ts';
import { openDocument } from '../../testing/openDocument.ts';

export const journey = {
  states: {
    '': {
      application: 'APP_SUBMISSION',
      heading: 'Your documents',
      async reach(at) {
        await openDocument(at, 'Electronic consent');
        // Until its end was in sight, that is what is missing.
        await at.expectCheckbox('I have read and received Electronic consent');
      },
      refused: { button: 'Agree and continue', messages: ['Required'] },
    },
  },
  calls: {
    getDocuments: {
      application: 'APP_SUBMISSION',
      path: 'document/disclosures',
      message: 'We could not load your documents.',
      next: (at) => at.readText(/^(Sample PDF|Electronic consent)$/),
    },
    getDocument: { testedBy: 'remotes/borrower/document/disclosures/View.test.tsx' },
    postConsent: {
      application: 'APP_SUBMISSION',
      needsBrowser: true,
      async reach(at) {
        await openDocument(at, 'Electronic consent');
        await at.tick('I have read and received Electronic consent');
      },
      submit: 'Agree and continue',
      next: (at) => at.expectHeading('Review and submit your application'),
    },
  },
} satisfies Journey;
