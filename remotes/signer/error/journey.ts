import type { Control, PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { goOn, standingAt } from '../testing/invitation.ts';
import { check, join } from '../testing/notary.ts';

const blockedBy = (problem: string) => standingAt('BLOCKED', { problem });

/** A session that fails for a reason, which the sandbox takes from a last name, leads to why. */
const afterSessionOf = (lastName: string) => ({
  address: standingAt('DOCUMENTS_READ', { lastName, hasTaxpayerNumber: true }),
  async reach(at: PageDriver, control: Control) {
    await goOn(at);
    await check(at);
    await control('PUT', '/clock', { rate: 100 });
    await join(at);
  },
});

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
    'name on the ID': { ...afterSessionOf('Idreject'), heading: 'The notary could not accept your ID' },
    technical: { ...afterSessionOf('Techfail'), heading: 'There was a technical problem' },
    'no notary': { ...afterSessionOf('Nonotary'), heading: 'No notary was available' },
    location: { ...afterSessionOf('Abroad'), heading: 'You cannot meet a notary from where you are' },
    left: { ...afterSessionOf('Signerleft'), heading: 'The session ended before everything was signed' },
    'not ready': {
      address: standingAt('DOCUMENTS_READ', {}, { dates: { noteSigned: null } }),
      heading: 'It is not your turn yet',
      reach: goOn,
      waits: 'mail',
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
