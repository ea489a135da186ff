import { shareLocation } from '#src/features/location-alert/testing/shareLocation.ts';
import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

/** The location is asked for once in a tab: not again if the documents were signed in it. */
export async function joinNotary(at: PageDriver, { asksLocation = false } = {}): Promise<void> {
  await at.expectHeading('Meet your notary online');
  await at.tick('I agree the session is recorded in audio and video and kept as state law requires.');
  await at.press('Join a notary now');
  if (asksLocation) await shareLocation(at);
}

export const journey = {
  states: {
    '': {
      application: 'DEED_SIGNING',
      heading: 'Meet your notary online',
      refused: { button: 'Join a notary now', messages: [] },
    },
    preparing: {
      application: { status: 'GEN_NOTARY_DISCLOSURE', hold: true },
      heading: 'We are preparing your notary documents',
      waits: 'mail',
    },
    'an attorney looks': {
      application: { status: 'ATTORNEY_REVIEW', property: { state: 'GA', zip: '30303' }, hold: true },
      heading: 'An attorney is looking at your documents',
      waits: 'mail',
    },
    'waiting period': {
      application: { status: 'NOTARY_WAITING_PERIOD', property: { state: 'TX', zip: '73301' }, hold: true },
      heading: 'Your closing has a waiting period',
      reach: (at) => at.expectButton('Add to my calendar'),
      waits: 'mail',
    },
  },
  walk: (at) => joinNotary(at),
  calls: {
    getNotary: {
      application: 'DEED_SIGNING',
      message: 'We could not load what we need for your notary session.',
      next: (at) => at.expectButton('Join a notary now'),
    },
    getDocuments: { testedBy: 'remotes/borrower/notary/intro/View.test.tsx' },
    getDocument: { testedBy: 'remotes/borrower/notary/intro/View.test.tsx' },
    postNotarySession: {
      application: 'DEED_SIGNING',
      reach: (at) => joinNotary(at, { asksLocation: true }),
      retryButton: 'Join a notary now',
      next: (at) => at.expectHeading('Your notary session'),
    },
  },
} satisfies Journey;
