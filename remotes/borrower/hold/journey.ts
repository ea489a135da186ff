import type { Journey } from '#src/testing/journey.ts';

const DUE = 'ONSITE_APPRAISAL_BORROWER_PAYMENT';
const PENDING = 'ONSITE_APPRAISAL_PENDING';
const NEEDED = 'An on-site appraisal is needed';
const ON_ITS_WAY = 'Your appraisal is on its way';
const REFUSE = "I don't want an appraisal";
const ADD = 'Add access notes or another contact';
const SAVE = 'Save for the appraiser';

export const journey = {
  states: {
    '': { application: DUE, heading: NEEDED, reach: (at) => at.expectButton(REFUSE) },
    'without one': {
      application: DUE,
      heading: NEEDED,
      reach: (at) => at.press(REFUSE),
      dialog: REFUSE,
      refused: {
        button: 'Continue without an appraisal',
        messages: ['Choose what we should do instead'],
      },
    },
    ordered: {
      waits: 'mail',
      application: { status: PENDING, hold: true },
      heading: ON_ITS_WAY,
      async reach(at) {
        await at.press(ADD);
        await at.fill('Name of the person to call', '');
      },
      refused: { button: SAVE, messages: ['Enter a name'] },
    },
    visited: {
      waits: 'mail',
      application: {
        status: PENDING,
        hold: true,
        appraisal: {
          fee: 650,
          vendor: 'Ridgeline Appraisals',
          orderedAt: '2026-11-16T18:00:00Z',
          scheduledFor: '2026-11-19T18:00:00Z',
          inspectedAt: '2026-11-19T18:00:00Z',
        },
      },
      heading: ON_ITS_WAY,
    },
  },
  calls: {
    postAppraisalOrder: { testedBy: 'remotes/borrower/hold/View.test.tsx' },
    postAppraisalDecline: {
      application: DUE,
      async reach(at) {
        await at.press(REFUSE);
        await at.within('dialog', REFUSE).choose('A smaller line that needs no appraisal');
      },
      dialog: REFUSE,
      draft: false, // One answer.
      submit: 'Continue without an appraisal',
      next: (at) => at.expectHeading('Your offer has changed'),
    },
    putAppraisalVisit: {
      application: { status: PENDING, hold: true },
      async reach(at) {
        await at.press(ADD);
        await at.fill(/^Access notes/, 'Park on the street.');
      },
      reopen: (at) => at.press(ADD),
      submit: SAVE,
      next: (at) => at.readText(/^Saved\. Ridgeline Appraisals calls Ana Rivera/),
    },
  },
} satisfies Journey;
