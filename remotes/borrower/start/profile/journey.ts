import type { CallCase, Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const NOT_FINISHED = { scenario: 'not-finished' };

/** Everything that is missing, not submitted. */
export async function writeProfile(at: PageDriver): Promise<void> {
  await at.tick(/^I authorize/);
  await at.fill('Mobile phone', '2085550143');
}

const next = (at: PageDriver) => at.expectHeading('Choose your offer');

const PHONE: CallCase = {
  application: NOT_FINISHED,
  async reach(at, control) {
    await control('PUT', '/clock', { rate: 50 });
    await writeProfile(at);
  },
  submit: 'See my offers',
  next,
};

export const journey = {
  states: {
    '': {
      application: NOT_FINISHED,
      heading: 'Confirm who you are',
      refused: { button: 'See my offers', messages: ['Please enter your mobile phone', 'Required'] },
    },
    'everything to fill in': {
      application: {
        ...NOT_FINISHED,
        profile: { name: null, dob: null, phoneNumbers: [], addresses: [] },
        property: { occupancyType: 'SECONDARY' },
        homeAddress: null,
      },
      heading: 'Confirm who you are',
      refused: {
        button: 'See my offers',
        messages: [
          'Please enter the first name',
          'Last name is required',
          'Date of birth is required',
          'Please enter your mobile phone',
          'Please enter a valid property address',
          'Required',
        ],
      },
    },
    'everything known': {
      application: { status: null },
      heading: 'Confirm who you are',
      async reach(at) {
        await at.press('Change Legal name');
        await at.fill('First name', '');
      },
      refused: { button: 'See my offers', messages: ['Please enter the first name'] },
    },
  },
  walk: async (at) => {
    await writeProfile(at);
    await at.press('See my offers');
  },
  calls: {
    getHelocConsentTypes: PHONE,
    putProfileName: {
      application: { status: null },
      async reach(at, control) {
        await control('PUT', '/clock', { rate: 50 });
        await at.press('Change Legal name');
        await at.fill('Last name', 'Okafor');
      },
      submit: 'See my offers',
      next,
    },
    putProfilePhone: PHONE,
    putApplicant: {
      application: { status: null },
      async reach(at, control) {
        await control('PUT', '/clock', { rate: 50 });
        await at.expectHeading('Confirm who you are');
      },
      draft: false, // Nothing is typed.
      submit: 'See my offers',
      next,
    },
  },
} satisfies Journey;
