import type { createHeloc } from './create.ts';
import type { BodyOf } from './endpoint.ts';

/** A full body of the create call, as register-v2 sends it for a second home. */
export const createHelocExample = {
  abVersionsRequest: [{ name: 'fe-heloc-redesign-2025', variation: 'variation' }],
  affiliateAbVersion: null,
  affiliateAppIndicator: null,
  affiliateLiveOffers: false,
  consentListRequest: [
    { type: 'PRIVACY', optInOut: 'OPT_IN', version: '1.0' },
    { type: 'TERMS', optInOut: 'OPT_IN', version: '1.0' },
    { type: 'COMMUNICATIONS', optInOut: 'OPT_IN', version: '1.0' },
  ],
  consentRequests: [{ type: 'SOFT_CREDIT', version: '1.0' }],
  income: { incomeCoDeeders: 0, incomePrimary: 145_000, incomeOther: 12_000 },
  marketingTools: { totalExpertOwnerId: null, totalExpertContactId: null },
  profileRequest: {
    name: { firstName: 'Ana', middleName: 'Luisa', lastName: 'Rivera', suffix: '' },
    email: 'ana.rivera@example.com',
    dob: '1984-04-12',
    homeAddress: { street1: '12 Alder Way', street2: '', city: 'Boise', state: 'ID', zip: '83702' },
    assetAddress: { street1: '7 Lakeshore Dr', street2: 'Unit 2', city: 'McCall', state: 'ID', zip: '83638' },
  },
  propertyListedForSale: false,
  propertyRequest: {
    street1: '7 Lakeshore Dr',
    street2: 'Unit 2',
    city: 'McCall',
    state: 'ID',
    zip: '83638',
    occupancyType: 'SECONDARY',
  },
  publish: true,
  utmParameters: {
    campaign: 'SPRING',
    medium: 'EMAIL',
    source: 'NEWSLETTER',
    term: null,
    content: null,
    id: null,
  },
  employmentType: 'FULL_TIME',
  offerCode: { code: 'OAK-2026', inHomeDate: '2026-10-01', respondByDate: '2026-12-31' },
  optimizelyProfileRequest: { trackerUuid: '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11', epoch: 1_764_000_000 },
  referrerId: null,
  referralId: null,
} satisfies BodyOf<typeof createHeloc>;
