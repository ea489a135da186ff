import { describe, expect, it } from '@jest/globals';
import type { IsoDate } from '../dates/dates.ts';
import { money } from '../money/money.ts';
import { buildCreateBody, type CreateContext, createQuery } from './createBody.ts';
import type { RegistrationAnswers } from './registrationAnswers.ts';

const trackerUuid = '123e4567-e89b-12d3-a456-426614174000';
const property = { street1: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' };
const home = { street1: '9 Elm Rd', street2: 'Apt 2', city: 'Dallas', state: 'TX', zip: '75201' };

const answers: RegistrationAnswers = {
  propertyAddress: { ...property, state: 'tx', occupancyType: 'HOME' },
  isListedForSale: true,
  hasSaleStatusBeenSet: true,
  income: { income: money(90_000), otherIncome: money(1200), employmentType: 'ALIMONY' },
  name: { firstName: ' Maria ', middleName: '', lastName: 'O’Neil', suffix: 'JR' },
  dob: '1980-02-03' as IsoDate,
  email: ' Maria@Example.com ',
  phoneNumber: '5125550123',
  communicationConsent: true,
  termPrivacyConsent: true,
};
const context: CreateContext = {
  consentVersions: ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'].map((type) => ({
    type,
    version: '1',
  })),
  nyFcra: false,
  trackerUuid,
};

describe('buildCreateBody', () => {
  it('builds exactly the body of an owner-occupant', () => {
    expect(buildCreateBody(answers, context)).toEqual({
      abVersionsRequest: [],
      consentListRequest: [
        { type: 'PRIVACY', version: '1', optInOut: 'OPT_IN' },
        { type: 'TERMS', version: '1', optInOut: 'OPT_IN' },
        { type: 'COMMUNICATIONS', version: '1', optInOut: 'OPT_IN' },
      ],
      consentRequests: [{ type: 'SOFT_CREDIT', version: '1' }],
      income: { incomeCoDeeders: 0, incomePrimary: 90_000, incomeOther: 1200 },
      profileRequest: {
        name: { firstName: 'Maria', lastName: "O'Neil", suffix: 'JR' },
        email: 'Maria@example.com',
        dob: '1980-02-03',
        homeAddress: property,
      },
      propertyListedForSale: true,
      propertyRequest: { ...property, occupancyType: 'HOME' },
      publish: true,
      employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS',
      optimizelyProfileRequest: { trackerUuid },
    });
    expect(createQuery(answers)).toEqual({ state: 'TX' });
  });

  it('tells home and asset apart for other occupancies, and sends false where for-sale was not asked', () => {
    const body = buildCreateBody(
      {
        ...answers,
        propertyAddress: { ...property, occupancyType: 'INVESTMENT' },
        homeAddress: home,
        isListedForSale: undefined,
      },
      context,
    );
    expect(body.profileRequest.homeAddress).toEqual(home);
    expect(body.profileRequest.assetAddress).toEqual(property);
    expect(body.propertyRequest.occupancyType).toBe('INVESTMENT');
    expect(body.propertyListedForSale).toBe(false);
  });

  it('carries the visit: utm in capitals, offer, affiliate, referrer', () => {
    const body = buildCreateBody(answers, {
      ...context,
      utm: { source: 'google', campaign: ' Fall ', term: '' },
      offerCode: { code: 'ABC', inHomeDate: '2026-11-01' },
      affiliate: { abVersion: 'b', liveOffers: false },
      marketingTools: { totalExpertOwnerId: '7' },
      referrerId: 'r1',
      referralId: null,
      experiments: [{ name: 'x', variation: 'control' }],
    });
    expect(body).toMatchObject({
      utmParameters: { source: 'GOOGLE', campaign: 'FALL' },
      offerCode: { code: 'ABC', inHomeDate: '2026-11-01' },
      affiliateAbVersion: 'b',
      affiliateLiveOffers: false,
      marketingTools: { totalExpertOwnerId: '7' },
      referrerId: 'r1',
      abVersionsRequest: [{ name: 'x', variation: 'control' }],
    });
    expect(body.utmParameters).not.toHaveProperty('term');
    expect(body).not.toHaveProperty('referralId');
    expect(body).not.toHaveProperty('affiliateAppIndicator');
  });

  it('leaves New York without a soft pull', () => {
    const inNewYork = {
      ...answers,
      propertyAddress: { ...property, state: 'NY', occupancyType: 'HOME' as const },
    };
    expect(buildCreateBody(inNewYork, context).consentRequests).toEqual([]);
  });

  it('never carries a phone, password or SSN', () => {
    const text = JSON.stringify(
      buildCreateBody({ ...answers, ...{ password: 'p4ss', ssn: '123' } }, context),
    );
    expect(text).not.toMatch(/5125550123|p4ss|ssn/);
  });

  it.each<[string, Partial<RegistrationAnswers>]>([
    ['Missing answer: occupancyType', { propertyAddress: property }],
    ['Missing answer: propertyAddress', { propertyAddress: { occupancyType: 'HOME' } }],
    ['Missing answer: homeAddress', { propertyAddress: { ...property, occupancyType: 'SECONDARY' } }],
    ['Missing answer: income', { income: {} }],
    ['Missing answer: dob', { dob: undefined }],
    ['Missing answer: lastName', { name: { firstName: 'Maria' } }],
    ['consents are required', { communicationConsent: false }],
    ['consents are required', { termPrivacyConsent: undefined }],
  ])('refuses: %s', (message, changed) => {
    expect(() => buildCreateBody({ ...answers, ...changed }, context)).toThrow(message);
  });

  it.each([null, undefined, '', 'abc'])('refuses the tracker id %p', (id) => {
    expect(() => buildCreateBody(answers, { ...context, trackerUuid: id })).toThrow(
      new Error('Local tracker UUID is required to create a HELOC application'),
    );
  });
});
