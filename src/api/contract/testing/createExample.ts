import { wording } from '#src/domain/application/wording.ts';
import type { IsoDate } from '#src/domain/dates/dates.ts';
import { money } from '#src/domain/money/money.ts';
import { buildCreateBody } from '#src/domain/registration/createBody.ts';
import type { createHeloc } from '../create.ts';
import type { BodyOf } from '../endpoint.ts';

const VERSION = '1.0';

/** What registration makes of a second home and of every way of being sent here. */
const content = buildCreateBody(
  {
    propertyAddress: {
      street1: '7 Lakeshore Dr',
      street2: 'Unit 2',
      city: 'McCall',
      state: 'ID',
      zip: '83638',
      occupancyType: 'SECONDARY',
    },
    homeAddress: { street1: '12 Alder Way', street2: 'Apt 4', city: 'Boise', state: 'ID', zip: '83702' },
    income: { income: money(145_000), otherIncome: money(12_000), employmentType: 'FULL_TIME' },
    name: { firstName: 'Ana', middleName: 'Luisa', lastName: 'Rivera', suffix: 'JR' },
    dob: '1984-04-12' as IsoDate,
    email: 'ana.rivera@example.com',
    termPrivacyConsent: true,
    communicationConsent: true,
  },
  {
    consentVersions: ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'].map((type) => ({
      type,
      version: VERSION,
    })),
    nyFcra: false,
    trackerUuid: '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11',
    experiments: [{ name: 'fe-heloc-redesign-2025', variation: 'variation' }],
    affiliate: { abVersion: 'B', appIndicator: 'Lantern Compare', liveOffers: false },
    marketingTools: { totalExpertOwnerId: '4711', totalExpertContactId: '815' },
    utm: {
      campaign: 'spring',
      medium: 'email',
      source: 'newsletter',
      term: 'low rate',
      content: 'header',
      id: '7',
    },
    offerCode: { code: 'OAK-2026', inHomeDate: '2026-10-01', respondByDate: '2026-12-31' },
    referrerId: '11111111-1111-4111-8111-111111111111',
    referralId: '44444444-4444-4444-8444-444444444444',
    isCrypto: true,
  },
);

/** A full body of the create call. */
export const createHelocExample = {
  ...content,
  shown: [
    wording(
      'register-v2/set-password',
      'ACCEPTED',
      'TERMS',
      'I agree to the Terms of Use and Privacy Policy',
      'Terms of Use: https://bank.example/terms',
    ),
  ],
} satisfies BodyOf<typeof createHeloc>;
