import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { applicant } from '#packages/testing/playwright/applicant.ts';
import { property } from '#packages/testing/playwright/registration.ts';
import type { Rows } from '#src/testing/faults/failureMatrix.ts';
import { writePersonal } from '#src/testing/personal.ts';
import { registrationForm } from '#src/testing/registrationForm.ts';
import type { TestPage } from '#src/testing/testingLibraryDriver.ts';
import { storageKey } from '../registration/storageKey.ts';
import { ANSWERS } from '../registration/testing.ts';

const LICENSED = '11111111-1111-4111-8111-111111111111';
const REFERRAL = '44444444-4444-4444-8444-444444444444';

const at = (search = '') => ({ path: `/register-v2${search}` });

const BOISE = applicant({ street: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' });

async function typeProperty(page: TestPage): Promise<unknown> {
  await property(registrationForm(page), BOISE);
  return page.expectHeading(/for sale/);
}

const inBackground = (search?: string) => [
  { open: at(search), background: true as const, next: typeProperty },
];

/** Somebody who has read that their property leads to the waitlist. */
async function closedState() {
  const answers = { ...ANSWERS, propertyAddress: { ...ANSWERS.propertyAddress, state: 'WV', zip: '25301' } };
  writePersonal(sessionStorage, storageKey('OAKLINE'), {
    answers,
    typed: {},
    noticed: 'area',
    savedAt: Date.now(),
  });
  return { path: '/register-v2/phone-and-email' };
}

async function listsKnown({ control }: TestPage): Promise<void> {
  await waitFor(async () => {
    const all = await control<{ path: string }[]>('GET', '/requests');
    expect(all.filter(({ path }) => /(states|zip)-eligibility$/.test(path))).toHaveLength(2);
  });
}

/** What is looked up while somebody answers; none of it may stand in the way. */
export const REGISTRATION = {
  typeahead: [
    {
      open: at(),
      reach: async ({ find, user }) => user.type(await find('combobox', 'Property address'), '12 alder'),
      message: 'We could not load suggestions. You can go on typing.',
      async next({ find, user }) {
        await user.click(await find('combobox', 'Property address'));
        await find('option', /Alder/);
      },
    },
  ],
  postFeatures: inBackground(),
  getStatesEligibility: inBackground(),
  getZipEligibility: inBackground(),
  getStateLicenses: inBackground(),
  getLoanOriginator: inBackground(`?referrer=${LICENSED}`),
  getReferral: inBackground(`?referralUuid=${REFERRAL}`),
  getReferralStatus: inBackground(`?referralUuid=${REFERRAL}`),
  getOfferCode: inBackground('?offerCode=OAK-2026'),
  getAffiliatePrepop: inBackground('?affiliateId=demo-affiliate'),
  postWaitlist: [
    {
      open: closedState,
      reach: listsKnown,
      submit: 'Continue',
      next: (at) => at.expectHeading('Thank you. You are on our waitlist.'),
    },
  ],
} satisfies Partial<Rows>;
