import type { Journey } from '#src/testing/journey.ts';

const CORRECT = 'Correct the name on my documents';
const because = (reason: string, more: object = {}) => ({
  application: { status: 'DEED_SIGNING', notaryFailure: reason, ...more },
  path: `notary/error?reason=${reason}`,
});

export const journey = {
  states: {
    '': { ...because('KBA_FAILED'), heading: "We couldn't confirm who you are" },
    locked: {
      ...because('KBA_FAILED', { property: { state: 'LA', zip: '70112' } }),
      heading: "We couldn't confirm who you are",
      reach: (at) => at.expectButton('Check again'),
      waits: 'time',
    },
    id: { ...because('ID_REJECTED'), heading: 'The notary could not accept your ID' },
    'another name': {
      ...because('ID_REJECTED'),
      heading: 'The notary could not accept your ID',
      reach: (at) => at.press(CORRECT),
      dialog: CORRECT,
      refused: { button: 'Send the correction', messages: ['Enter your full name as on your ID'] },
    },
    'no notary': { ...because('NO_NOTARY'), heading: 'No notary was available' },
    county: { ...because('COUNTY_NOT_SUPPORTED'), heading: 'Your county needs you to sign on paper' },
  },
  calls: {
    getNotary: {
      ...because('ID_REJECTED'),
      background: true,
      next: (at) => at.expectButton('Use an in-person notary'),
    },
    postSupportRequest: {
      ...because('ID_REJECTED'),
      async reach(at) {
        await at.press(CORRECT);
        await at.within('dialog', CORRECT).fill('Your full name, exactly as on your ID', 'Ana Maria Rivera');
      },
      dialog: CORRECT,
      draft: false, // One answer.
      submit: 'Send the correction',
      next: (at) => at.readText(/^We have received it/),
    },
  },
} satisfies Journey;
