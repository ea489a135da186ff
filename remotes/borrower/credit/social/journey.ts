import type { CallCase, Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

/** Writes a number on the page that is shown, whatever its heading: it has another one after a try that missed. */
export async function writeSsn(at: PageDriver, ssn: string): Promise<void> {
  // The tick comes first, as it waits until no dialog lies over the page any more; writing does not.
  await at.tick(/^I (authorize|agree)/);
  await at.fill('Social Security number', ssn);
}

export async function sendSsn(at: PageDriver, ssn: string): Promise<void> {
  await writeSsn(at, ssn);
  await at.press('Check my credit');
}

/** For a person who does not live in the property. */
const CORRECTED = {
  status: { checklistStatus: 'CREDIT_NO_MATCH' },
  property: { occupancyType: 'SECONDARY' },
};

const SENT: CallCase = {
  application: CORRECTED,
  async reach(at, control) {
    await control('PUT', '/clock', { rate: 50 });
    await at.press('Change Legal name');
    await at.fill('Last name', 'Okafor');
    await writeSsn(at, '123-45-6789');
  },
  submit: 'Check my credit',
  next: (at) => at.expectHeading('Choose your offer'),
};

export const journey = {
  states: {
    '': {
      application: 'CREDIT_NO_MATCH',
      heading: 'Confirm your Social Security number',
      reach: (at) => at.expectButton('Check my credit'),
      refused: {
        button: 'Check my credit',
        messages: ['Enter your 9-digit Social Security number', 'Required'],
      },
    },
    'details to correct': {
      application: CORRECTED,
      heading: 'Confirm your Social Security number',
      async reach(at) {
        await at.press('Change Legal name');
        await at.fill('First name', '');
        await at.press('Change Date of birth');
        await at.press('Change Home address');
      },
      refused: {
        button: 'Check my credit',
        messages: ['Please enter the first name', 'Enter your 9-digit Social Security number', 'Required'],
      },
    },
    'the last try': {
      application: { status: { checklistStatus: 'CREDIT_NO_MATCH' }, ssnAttemptsLeft: 1 },
      heading: 'We still could not find your credit file',
      reach: (at) => at.expectButton('Check my credit'),
    },
    'hard inquiry': {
      application: {
        status: { checklistStatus: 'CREDIT_NO_MATCH' },
        dates: { submitted: '2026-11-02T10:00:00Z' },
      },
      heading: 'Confirm your Social Security number',
      reach: (at) => at.expectButton('Check my credit'),
    },
  },
  walk: (at) => sendSsn(at, '123-45-6789'),
  calls: { putProfileName: SENT, putApplicant: SENT, getHelocConsentTypes: SENT, putSsn: SENT },
} satisfies Journey;
