import type { PageJourney, PageState } from '#src/testing/journey.ts';

const found = (scenario: string, dialog: string): PageState => ({
  signedIn: { scenario },
  address: 'register-v2',
  heading: 'What property would you like to use?',
  dialog,
  persistent: true,
});

/** What registration says to a person who has an application already: a dialog over its first step. */
export const existingApplication = {
  states: {
    recent: found('again-recent', 'You already have a HELOC with us'),
    complete: found('again-complete', 'Your application is complete'),
  },
} satisfies PageJourney;
