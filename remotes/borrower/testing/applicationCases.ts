import type { CallCase, CallCases } from '#src/testing/journey.ts';
import { contactPurpose } from '../start/contact/journey.ts';
import type { CallsOf } from './testedBy.ts';

/** Without it nothing of an application is shown. */
const REQUIRED: CallCase = {
  application: 'HMDA',
  message: 'Sorry, looks like we have hit a snag!',
  redirects: { 404: (at) => at.waitForSitePage('/dashboard') },
  next: (at) => at.expectHeading('Demographic information'),
};

const FEEDBACK = 'Share your thoughts with our CEO';

/** What is asked around the screens of an application. */
export const calls = {
  getHeloc: REQUIRED,
  getProfile: REQUIRED,
  getStatus: { ...REQUIRED, redirects: {} },
  postLeaveSurvey: {
    application: 'OFFER_SELECTION',
    async reach(at) {
      await at.press('Save and finish later');
      await at.within('dialog', 'Before you go').press(/^Skip/);
    },
    background: true,
    next: (at) => at.waitForSitePage('/dashboard'),
  },
  postCeoFeedback: {
    application: 'HMDA',
    async reach(at) {
      await at.expectHeading('Demographic information');
      await at.press('Share your feedback with the CEO');
      const form = at.within('dialog', FEEDBACK);
      await form.choose('Improve our product');
      await form.fill('Your message', 'The income page could say how long it takes.');
      await form.choose('Yes');
    },
    dialog: FEEDBACK,
    submit: 'Send to the CEO',
    next: (at) => at.readText(/^Thank you\. Your message/),
  },
  getDraft: {
    application: 'COLLECT_ADDITIONAL_INFO',
    message: 'We could not load what you have already entered on this page. It is still saved.',
    next: contactPurpose,
  },
  putDraft: {
    application: 'COLLECT_ADDITIONAL_INFO',
    // What is chosen is saved a moment later.
    reach: (at) => at.choose('Debt consolidation'),
    background: true,
    next: contactPurpose,
  },
} satisfies CallCases<CallsOf<'application'>>;
