import type { PageJourney } from '#src/testing/journey.ts';
import { goOn, standingAt } from '../testing/invitation.ts';

const blockedBy = (problem: string, application: object = {}) =>
  standingAt('BLOCKED', { problem }, application);

export const journey = {
  states: {
    questions: {
      address: blockedBy('KBA_FAILED'),
      heading: "We couldn't confirm who you are",
      reach: goOn,
      waits: 'time',
    },
    county: {
      address: blockedBy('COUNTY_NOT_SUPPORTED'),
      heading: 'Your county needs you to sign on paper',
      reach: goOn,
    },
    capacity: {
      address: blockedBy('CAPACITY'),
      heading: 'The notary could not go on with the session',
      reach: goOn,
    },
    closed: {
      async address(control, org) {
        await control('PUT', '/operating-hours', { department: 'NOTARY', open: false });
        return standingAt('DOCUMENTS_READ')(control, org);
      },
      heading: 'Our notaries are closed now',
      reach: goOn,
      waits: 'time',
    },
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    getCoDeedNotary: {
      address: blockedBy('KBA_FAILED'),
      reach: goOn,
      background: true,
      next: (at) => at.expectButton('Use an in-person notary'),
    },
    putCoDeedName: { testedBy: 'remotes/signer/error/View.test.tsx' },
  },
} satisfies PageJourney;
