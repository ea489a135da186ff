import { applicant } from '#packages/testing/playwright/applicant.ts';
import { property, writeProperty } from '#packages/testing/playwright/registration.ts';
import type { CallCase, CallCases, Control } from '#src/testing/journey.ts';
import type { CallsOf } from '../../testing/testedBy.ts';
import type { StepJourney } from '../testing/stepJourney.ts';

const LICENSED = '11111111-1111-4111-8111-111111111111';
const UNKNOWN_LICENCES = '22222222-2222-4222-8222-222222222222';
const UNAVAILABLE = '66666666-6666-4666-8666-666666666666';
const REFERRAL = '44444444-4444-4444-8444-444444444444';
const BOISE = applicant({ street: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' });

/** Look-ups while the person answers, which never block them. */
const lookUp = (search = '', prepare?: (control: Control) => Promise<unknown>): CallCase => ({
  async address(control) {
    await prepare?.(control);
    return `register-v2${search}`;
  },
  background: true,
  reach: (at) => writeProperty(at, BOISE),
  async next(at) {
    await at.press('Continue');
    await at.expectHeading(/for sale/);
  },
});

export const journey = {
  states: {
    '': {
      heading: 'What property would you like to use?',
      refused: {
        button: 'Continue',
        messages: ['Please enter a valid property address', 'Please select an occupancy type'],
      },
    },
  },
  walk: property,
  calls: {
    typeahead: {
      address: 'register-v2',
      reach: (at) => at.search('Property address', '12 alder'),
      message: 'We could not load suggestions. You can go on typing.',
      next: (at) => at.expectSuggestion('Property address', /Alder/),
    },
    postFeatures: lookUp(),
    getStatesEligibility: lookUp(),
    getZipEligibility: lookUp(),
    getStateLicenses: lookUp(),
    getLoanOriginator: lookUp(`?referrer=${LICENSED}`),
    // By the state of the home, once that is known.
    getDefaultLoanOriginator: {
      address: `register-v2?referrer=${UNAVAILABLE}`,
      background: true,
      reach: (at) => property(at, BOISE),
      next: (at) => at.expectHeading(/for sale/),
    },
    getLicensedStates: lookUp(`?referrer=${UNKNOWN_LICENCES}`, (control) =>
      control('POST', '/faults', {
        path: `**/lo/${UNKNOWN_LICENCES}`,
        kind: 'status',
        status: 200,
        body: {
          uuid: UNKNOWN_LICENCES,
          originatorName: 'Robin Ashdown',
          enforceLicensedStatesForReferral: true,
          licensedStates: null,
        },
      }),
    ),
    getReferral: lookUp(`?referralUuid=${REFERRAL}`),
    getReferralStatus: lookUp(`?referralUuid=${REFERRAL}`),
    getOfferCode: lookUp('?offerCode=OAK-2026'),
    getAffiliatePrepop: lookUp('?affiliateId=demo-affiliate'),
  } satisfies CallCases<CallsOf<'registration/property'>>,
} satisfies StepJourney;
