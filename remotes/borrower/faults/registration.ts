import { applicant } from '#packages/testing/playwright/applicant.ts';
import * as registration from '#packages/testing/playwright/registration.ts';
import type { CallCase, CallCases } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { registrationForm } from '#src/testing/registrationForm.ts';

const LICENSED = '11111111-1111-4111-8111-111111111111';
const REFERRAL = '44444444-4444-4444-8444-444444444444';

const BOISE = applicant({ street: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' });
/** Where nobody lends yet. */
const CLOSED = applicant({ city: 'Charleston', state: 'WV', zip: '25301' });

/** What is looked up while somebody answers. */
const lookUp = (search = ''): CallCase => ({
  address: `register-v2${search}`,
  background: true,
  reach: (at) => registration.writeProperty(registrationForm(at), BOISE),
  async next(at) {
    await at.press('Continue');
    await at.expectHeading(/for sale/);
  },
});

/** From the first page to the last before the waitlist. */
async function untilContact(at: PageDriver): Promise<void> {
  const form = registrationForm(at);
  await registration.property(form, CLOSED);
  await registration.forSale(form);
  await registration.income(form, CLOSED);
  await registration.legalName(form, CLOSED);
  await registration.birthdate(form, CLOSED);
}

/** What is looked up while somebody answers; none of it may stand in the way. */
export const REGISTRATION = {
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
  getReferral: lookUp(`?referralUuid=${REFERRAL}`),
  getReferralStatus: lookUp(`?referralUuid=${REFERRAL}`),
  getOfferCode: lookUp('?offerCode=OAK-2026'),
  getAffiliatePrepop: lookUp('?affiliateId=demo-affiliate'),
  postWaitlist: {
    address: 'register-v2',
    async reach(at) {
      await untilContact(at);
      await at.fill('Mobile phone', '2085550142');
      await at.fill('Email', 'ana.rivera@example.com');
    },
    submit: 'Continue',
    next: (at) => at.expectHeading('Thank you. You are on our waitlist.'),
  },
} satisfies Partial<CallCases>;
