import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { goOn, standingAt } from '../testing/invitation.ts';
import { CHECK, check, join } from '../testing/notary.ts';

const AT = standingAt('DOCUMENTS_READ');
const ONLINE = 'Meet your notary online';
const BOOK = 'Book this appointment';
const BOOKED = 'Your notary appointment';

async function toNotary(at: PageDriver): Promise<void> {
  await goOn(at);
  await check(at);
  await at.expectHeading(ONLINE);
}

async function toTimes(at: PageDriver): Promise<void> {
  await goOn(at);
  await check(at, { number: false });
  await at.expectButton(BOOK);
}

async function chooseTime(at: PageDriver): Promise<void> {
  await toTimes(at);
  await at.choose('At my home');
  await at.select('Time', '11:00 AM');
  await at.fill('Phone number for the notary', '2085550100');
}

export const journey = {
  states: {
    check: {
      address: AT,
      heading: CHECK,
      reach: goOn,
      refused: {
        button: 'Continue',
        messages: ['Say whether this is your name', 'Say whether you have one'],
      },
    },
    online: { address: AT, heading: ONLINE, reach: toNotary },
    'in person': { address: AT, heading: 'Meet a notary in person', reach: toTimes },
    booked: {
      address: AT,
      heading: BOOKED,
      async reach(at) {
        await chooseTime(at);
        await at.press(BOOK);
        await at.expectHeading(BOOKED);
      },
    },
    'ended without a result': {
      address: standingAt('DOCUMENTS_READ', { lastName: 'Noshow', hasTaxpayerNumber: true }),
      heading: 'Your notary session',
      async reach(at, control) {
        await toNotary(at);
        await control('PUT', '/clock', { rate: 100 });
        await join(at);
        await at.readText('Nobody came to the session');
      },
    },
    session: {
      address: AT,
      heading: 'Your notary session',
      async reach(at) {
        await toNotary(at);
        await join(at);
        await at.expectButton('Sign before the notary');
      },
    },
  },
  async walk(at) {
    await check(at);
    await join(at);
    await at.press('Sign before the notary');
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    putCoDeedName: { testedBy: 'remotes/signer/sign/View.test.tsx' },
    putCoDeedTaxpayerNumber: {
      address: AT,
      async reach(at) {
        await goOn(at);
        await at.choose('Yes, this is my name');
        await at.choose('No, I have neither');
      },
      submit: 'Continue',
      next: (at) => at.expectHeading('Meet a notary in person'),
    },
    getCoDeedNotary: {
      address: AT,
      async reach(at) {
        await goOn(at);
        await check(at);
      },
      message: 'We could not load what we need for your notary session.',
      next: (at) => at.expectButton('Join a notary now'),
    },
    getCoDeedDocuments: { testedBy: 'heloc-signer/intro' },
    getCoDeedDocument: { testedBy: 'remotes/signer/documents/View.test.tsx' },
    postCoDeedNotarySession: {
      address: AT,
      async reach(at) {
        await toNotary(at);
        await join(at);
      },
      retryButton: 'Join a notary now',
      next: (at) => at.expectHeading('Your notary session'),
    },
    getCoDeedNotarySession: { testedBy: 'remotes/signer/sign/View.test.tsx' },
    postCoDeedNotaryComplete: {
      address: AT,
      async reach(at, control) {
        await toNotary(at);
        await join(at);
        await control('PUT', '/clock', { rate: 20 });
      },
      submit: 'Sign before the notary',
      next: (at) => at.expectHeading("Thank you. You're finished."),
    },
    getCoDeedNotarySlots: {
      address: AT,
      async reach(at) {
        await goOn(at);
        await check(at, { number: false });
      },
      message: 'We could not load the free times.',
      next: (at) => at.expectButton(BOOK),
    },
    putCoDeedAppointment: {
      address: AT,
      reach: chooseTime,
      submit: BOOK,
      next: (at) => at.expectHeading(BOOKED),
    },
    deleteCoDeedAppointment: {
      address: AT,
      async reach(at) {
        await chooseTime(at);
        await at.press(BOOK);
        await at.expectHeading(BOOKED);
        await at.press('Cancel appointment');
      },
      dialog: 'Cancel this appointment?',
      draft: false, // Nothing is typed.
      submit: 'Cancel it',
      next: (at) => at.readText('Your appointment is cancelled.'),
    },
  },
} satisfies PageJourney;
