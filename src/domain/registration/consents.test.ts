import { describe, expect, it } from '@jest/globals';
import { createConsents, creditCheckConsent, hasConsent, smsConsentBody, versionOf } from './consents.ts';

const versions = ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'].map((type, i) => ({
  type,
  version: `${i + 1}`,
}));

describe('createConsents', () => {
  it('sends the three registration consents and the soft pull, each with its version', () => {
    expect(createConsents({ versions, propertyState: 'CA', nyFcra: false })).toEqual({
      consentListRequest: [
        { type: 'PRIVACY', version: '1', optInOut: 'OPT_IN' },
        { type: 'TERMS', version: '2', optInOut: 'OPT_IN' },
        { type: 'COMMUNICATIONS', version: '3', optInOut: 'OPT_IN' },
      ],
      consentRequests: [{ type: 'SOFT_CREDIT', version: '4' }],
    });
  });

  it('skips the soft pull for New York unless the flag is on', () => {
    expect(createConsents({ versions, propertyState: 'ny', nyFcra: false }).consentRequests).toEqual([]);
    expect(createConsents({ versions, propertyState: 'NY', nyFcra: true }).consentRequests).toHaveLength(1);
  });

  it('refuses to go without a version', () => {
    expect(() => createConsents({ versions: versions.slice(1), propertyState: 'CA', nyFcra: false })).toThrow(
      'No version for consent PRIVACY',
    );
    expect(() =>
      createConsents({ versions: versions.slice(0, 3), propertyState: 'CA', nyFcra: false }),
    ).toThrow('No version for consent SOFT_CREDIT');
    expect(() =>
      createConsents({ versions: versions.slice(0, 3), propertyState: 'NY', nyFcra: false }),
    ).not.toThrow();
  });
});

it('finds a held consent', () => {
  expect(hasConsent([{ type: 'HARD_CREDIT' }], 'HARD_CREDIT')).toBe(true);
  expect(hasConsent([{ type: 'SOFT_CREDIT' }, {}], 'HARD_CREDIT')).toBe(false);
  expect(hasConsent(null, 'HARD_CREDIT')).toBe(false);
});

it.each([
  ['before an offer', {}, 'SOFT_CREDIT'],
  ['with the consent of registration', { dates: {}, consents: [{ type: 'SOFT_CREDIT' }] }, 'SOFT_CREDIT'],
  ['not submitted', { dates: { submitted: null }, consents: null }, 'SOFT_CREDIT'],
  ['submitted', { dates: { submitted: '2026-11-02T10:00:00Z' } }, 'HARD_CREDIT'],
  ['agreed to the hard inquiry', { consents: [{ type: 'HARD_CREDIT' }] }, 'HARD_CREDIT'],
])('a credit check of an application %s', (_, application, expected) => {
  expect(creditCheckConsent(application)).toBe(expected);
});

it('finds the version of a consent, or refuses', () => {
  expect(versionOf(versions, 'TERMS')).toBe(versions[1]?.version);
  expect(() => versionOf(versions, 'HARD_CREDIT')).toThrow('No version for consent HARD_CREDIT');
});

it('answers the SMS prompts', () => {
  expect(
    smsConsentBody({
      mainOrg: 'OAKLINE',
      phone: '5125550123',
      email: 'a@b.co',
      answers: [
        { consentPromptUuid: 'p1', optedIn: true },
        { consentPromptUuid: 'p2', optedIn: false },
      ],
    }),
  ).toEqual({
    org: 'OAKLINE',
    source: 'APP_FLOW',
    productType: 'HELOC',
    phone: '5125550123',
    email: 'a@b.co',
    consents: [
      { consentPromptUuid: 'p1', optInOut: 'OPT_IN' },
      { consentPromptUuid: 'p2', optInOut: 'OPT_OUT' },
    ],
  });
});
