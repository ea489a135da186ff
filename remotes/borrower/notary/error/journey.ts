import type { Journey } from '#src/testing/journey.ts';

const DEED = { application: 'DEED_SIGNING' };
const because = (reason: string) => ({ ...DEED, path: `notary/error?reason=${reason}` });

export const journey = {
  states: {
    '': { ...because('KBA_FAILED'), heading: "We couldn't confirm who you are" },
    id: { ...because('ID_REJECTED'), heading: 'The notary could not accept your ID' },
    'no notary': { ...because('NO_NOTARY'), heading: 'No notary is available right now' },
    county: { ...because('COUNTY_NOT_SUPPORTED'), heading: 'Your county needs you to sign on paper' },
  },
  calls: {
    getNotary: {
      ...because('ID_REJECTED'),
      unseen: true,
      next: (at) => at.expectButton('Use an in-person notary'),
    },
  },
} satisfies Journey;
