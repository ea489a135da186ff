import { applicant } from '#packages/testing/playwright/applicant.ts';
import {
  birthdate,
  forSale,
  income,
  legalName,
  phoneAndEmail,
  writeProperty,
} from '#packages/testing/playwright/registration.ts';
import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import type { CallCases, PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { registrationForm } from '#src/testing/registrationForm.ts';
import type { LEGAL_PAGES, NOTICES } from './paths.ts';

/** The others are left at once, for the lender's site. */
type OwnNotice = Exclude<(typeof NOTICES)[number], (typeof LEGAL_PAGES)[number]>;

const JOINED = 'Thank you. You are on our waitlist.';
/** Where nobody lends. */
const WEST_VIRGINIA = { city: 'Charleston', state: 'WV', zip: '25301' };

/** Filled in; not sent. */
async function writeMessage(at: PageDriver): Promise<void> {
  await at.fill('Name', 'Ana Rivera');
  await at.fill('Email', 'ana@example.com');
  await at.select('Topic', 'Documents');
  await at.fill('Message', 'I cannot open the brochure.');
}

/** For tests only: how each small page is come to. A page without one does not compile. */
export const NOTICE_JOURNEYS = {
  'register/account-setup': {
    states: {
      '': { address: 'register/account-setup', heading: 'Log in to finish setting up your account' },
    },
  },
  'register/support': {
    states: {
      '': {
        address: 'register/support',
        heading: 'How can we help?',
        refused: { button: 'Send', messages: ['Please enter your email', 'Required'] },
      },
      sent: {
        address: 'register/support',
        heading: 'How can we help?',
        async reach(at) {
          await writeMessage(at);
          await at.press('Send');
          await at.readText(/^We have received your message/);
        },
      },
    },
    calls: {
      postVisitorSupport: {
        address: 'register/support',
        reach: writeMessage,
        submit: 'Send',
        next: (at) => at.readText(/reference/),
      },
    } satisfies CallCases<CallsOf<'register/support'>>,
  },
  'not-accepting-apps': {
    states: {
      '': {
        address: 'not-accepting-apps?reason=referrer-missing',
        heading: "We can't take your application here.",
      },
    },
  },
  waitlist: { states: { '': { address: 'waitlist', heading: JOINED } } },
  'marketing-waitlist': {
    states: {
      form: {
        address: 'register-v2',
        heading: JOINED,
        async reach(at) {
          const [form, person] = [registrationForm(at), applicant(WEST_VIRGINIA)];
          await writeProperty(form, person);
          await at.readText(/^Go on, and we will put you on the waitlist/);
          await form.continue();
          await forSale(form);
          await income(form, person);
          await legalName(form, person);
          await birthdate(form, person);
          await phoneAndEmail(form, person);
        },
      },
    },
  },
  'coming-soon': {
    states: { '': { address: 'coming-soon?reason=product', heading: 'Coming soon' } },
    calls: {
      getWeek: { address: 'coming-soon', background: true, next: (at) => at.expectHeading('Coming soon') },
    } satisfies CallCases<CallsOf<'coming-soon'>>,
  },
} satisfies Record<OwnNotice, PageJourney>;
