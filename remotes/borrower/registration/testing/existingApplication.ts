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
    elsewhere: found('again-elsewhere', 'Active application already exists.'),
    complete: found('again-complete', 'Your application is complete'),
  },
} satisfies PageJourney;
