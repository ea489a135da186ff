import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { money } from '#src/domain/money/money.ts';
import type { CreateBody } from '#src/domain/registration/createBody.ts';
import { LEGACY_FLOW } from '#src/domain/registration/legacyRegistration.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { orgOf } from '#src/testing/brand.ts';
import { ANSWERS, type StepInput } from '../testing/renderStep.ts';
import { CREATE, lastStep, REGISTER } from './testing/lastStep.ts';

beforeEach(() => sessionStorage.clear());

const TRACKER = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';
const REFERRAL = '44444444-4444-4444-8444-444444444444';
const HOME = { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' };
const LAKE = { street1: '7 Lakeshore Dr', street2: 'Unit 2', city: 'McCall', state: 'ID', zip: '83638' };
const ALBANY = { street1: '12 Alder Way', city: 'Albany', state: 'NY', zip: '12207' };
const OFFER = { code: 'OAK-2026', inHomeDate: '2026-10-01', respondByDate: '2026-12-31' };

/** The body of the create call for an owner-occupant who came by no link, letter or campaign (docs/rules.md#create-call). */
const BODY: CreateBody = {
  abVersionsRequest: [
    { name: 'fe-heloc-redesign-2025', variation: 'variation' },
    { name: 'fe-heloc-auth0', variation: 'control' },
  ],
  consentListRequest: [
    { type: 'PRIVACY', version: '1.0', optInOut: 'OPT_IN' },
    { type: 'TERMS', version: '1.0', optInOut: 'OPT_IN' },
    { type: 'COMMUNICATIONS', version: '1.0', optInOut: 'OPT_IN' },
  ],
  consentRequests: [{ type: 'SOFT_CREDIT', version: '1.0' }],
  income: { incomeCoDeeders: 0, incomePrimary: 145_000, incomeOther: 0 },
  profileRequest: {
    name: { firstName: 'Ana', lastName: 'Rivera', suffix: '' },
    email: 'ana.rivera@example.com',
    dob: '1984-04-12' as CreateBody['profileRequest']['dob'],
    homeAddress: HOME,
  },
  propertyListedForSale: false,
  propertyRequest: { ...HOME, occupancyType: 'HOME' },
  publish: true,
  employmentType: 'FULL_TIME',
  optimizelyProfileRequest: { trackerUuid: TRACKER },
};

/** Every part of the body, in the order of the contract. */
const PARTS = [
  'abVersionsRequest',
  'affiliateAbVersion',
  'affiliateAppIndicator',
  'affiliateLiveOffers',
  'consentListRequest',
  'consentRequests',
  'income',
  'marketingTools',
  'profileRequest',
  'propertyListedForSale',
  'propertyRequest',
  'publish',
  'utmParameters',
  'employmentType',
  'offerCode',
  'optimizelyProfileRequest',
  'referrerId',
  'referralId',
  'isCrypto',
] as const satisfies readonly (keyof CreateBody)[];

interface Case {
  input?: StepInput;
  /** The look-up that must have been answered first. */
  asked?: string;
  query?: { state: string };
  /** What differs from `BODY`. */
  sends: Partial<CreateBody>;
}

const answers = (changes: RegistrationAnswers): RegistrationAnswers => ({ ...ANSWERS, ...changes });
const otherOccupancy = (occupancyType: 'SECONDARY' | 'INVESTMENT'): Case => ({
  input: {
    answers: answers({
      propertyAddress: { ...LAKE, occupancyType },
      homeAddress: HOME,
      // Only owner-occupants are asked.
      isListedForSale: undefined,
      hasSaleStatusBeenSet: undefined,
    }),
  },
  sends: {
    propertyRequest: { ...LAKE, occupancyType },
    profileRequest: { ...BODY.profileRequest, homeAddress: HOME, assetAddress: LAKE },
  },
});
const newYork: Partial<CreateBody> = {
  propertyRequest: { ...ALBANY, occupancyType: 'HOME' },
  profileRequest: { ...BODY.profileRequest, homeAddress: ALBANY },
};
const inNewYork = async (flags: Record<string, boolean>): Promise<StepInput> => ({
  org: await orgOf('ny'),
  flags,
  answers: answers({ propertyAddress: { ...ALBANY, occupancyType: 'HOME' } }),
});

const CASES: Record<string, Case | (() => Promise<Case>)> = {
  'nothing prefilled, a primary home': { query: { state: 'ID' }, sends: {} },
  'the older flow': {
    input: { flow: LEGACY_FLOW, flags: { 'fe-heloc-redesign-2025': false } },
    sends: {
      abVersionsRequest: [
        { name: 'fe-heloc-redesign-2025', variation: 'control' },
        { name: 'fe-heloc-auth0', variation: 'control' },
      ],
    },
  },
  'a primary home for sale': {
    input: { answers: answers({ isListedForSale: true }) },
    sends: { propertyListedForSale: true },
  },
  'a second home, with the address where they live': otherOccupancy('SECONDARY'),
  'an investment property, with the address where they live': otherOccupancy('INVESTMENT'),
  'New York: the credit check waits for its own page': async () => ({
    input: await inNewYork({ 'fe-heloc-ny-fcra': false }),
    query: { state: 'NY' },
    sends: { ...newYork, consentRequests: [] },
  }),
  'New York with fe-heloc-ny-fcra': async () => ({
    input: await inNewYork({ 'fe-heloc-ny-fcra': true }),
    query: { state: 'NY' },
    sends: newYork,
  }),
  'a whole name, other income, and alimony': {
    input: {
      answers: answers({
        name: { firstName: 'Ana', middleName: 'Luisa', lastName: "O'Rivera", suffix: 'JR' },
        income: { income: money(90_000), otherIncome: money(1200), employmentType: 'ALIMONY' },
      }),
    },
    sends: {
      profileRequest: {
        ...BODY.profileRequest,
        name: { firstName: 'Ana', middleName: 'Luisa', lastName: "O'Rivera", suffix: 'JR' },
      },
      income: { incomeCoDeeders: 0, incomePrimary: 90_000, incomeOther: 1200 },
      employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS',
    },
  },
  'an offer code': { input: { search: '?offerCode=oak-2026' }, sends: { offerCode: OFFER } },
  'a reservation code': { input: { search: '?reservationCode=RES-4411' }, sends: { offerCode: OFFER } },
  'an unknown code': {
    input: { search: '?offerCode=NOPE' },
    asked: 'offerCode:NOPE',
    sends: {},
  },
  'a referral': { input: { search: `?referralUuid=${REFERRAL}` }, sends: { referralId: REFERRAL } },
  'an affiliate': {
    input: { search: '?affiliateId=demo-affiliate&affiliate=lantern' },
    asked: 'affiliate:demo-affiliate',
    sends: { affiliateAbVersion: 'B', affiliateAppIndicator: 'Lantern Compare', affiliateLiveOffers: false },
  },
  'a campaign, in capitals': {
    input: {
      search:
        '?utm_campaign=spring&utm_medium=email&utm_source=Newsletter&utm_term=low%20rate&utm_content=b&utm_id=7x',
    },
    sends: {
      utmParameters: {
        campaign: 'SPRING',
        medium: 'EMAIL',
        source: 'NEWSLETTER',
        term: 'LOW RATE',
        content: 'B',
        id: '7X',
      },
    },
  },
  'a loan officer, with the marketing tools': {
    input: {
      search: '?referrer=11111111-1111-4111-8111-111111111111&totalExpertOwnerId=77&totalExpertContactId=88',
    },
    sends: {
      referrerId: '11111111-1111-4111-8111-111111111111',
      marketingTools: { totalExpertOwnerId: '77', totalExpertContactId: '88' },
    },
  },
  'a crypto visit, where that is offered': {
    input: { org: 'OAKLINE_MARKETS_CREDIT', search: '?utm_source=cloc' },
    sends: { utmParameters: { source: 'CLOC' }, isCrypto: true },
  },
  'a crypto visit of somebody who came signed in': {
    input: {
      search: '?utm_source=cloc',
      answers: answers({ email: undefined }),
      application: { scenario: 'again-closed', email: 'petra.novak@example.com' },
    },
    sends: {
      utmParameters: { source: 'CLOC' },
      profileRequest: { ...BODY.profileRequest, email: 'petra.novak@example.com' },
    },
  },
  'signed in: the name, date and email of the profile': {
    input: {
      answers: answers({ email: undefined, name: undefined, dob: undefined }),
      application: {
        scenario: 'again-closed',
        email: 'petra.novak@example.com',
        profile: { name: { firstName: 'Petra', lastName: 'Novak' }, dob: '1979-05-06' },
      },
    },
    sends: {
      profileRequest: {
        ...BODY.profileRequest,
        name: { firstName: 'Petra', lastName: 'Novak', suffix: '' },
        email: 'petra.novak@example.com',
        dob: '1979-05-06' as CreateBody['profileRequest']['dob'],
      },
    },
  },
};

describe('the create call sends what its rule says', () => {
  test.each(Object.entries(CASES))('%s', async (_, given) => {
    const { input, asked = '', query, sends } = typeof given === 'function' ? await given() : given;
    const { create, received } = await lastStep({ ...input, local: { telemetry_trackerUuid: TRACKER } });
    if (asked) await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain(asked));
    await create();
    const requests = await received(CREATE);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.body).toEqual({ ...BODY, ...sends, shown: expect.any(Array) });
    if (query) expect(requests[0]?.query).toEqual(query);
    expect(await received(REGISTER)).toHaveLength(input?.application ? 0 : 1);
  });

  test('every part of the body is in one of these', async () => {
    const all = await Promise.all(
      Object.values(CASES).map(async (given) => (typeof given === 'function' ? given() : given)),
    );
    const sent = new Set(all.flatMap(({ sends }) => Object.keys({ ...BODY, ...sends })));
    expect([...sent].toSorted()).toEqual(PARTS.toSorted());
  });
});
