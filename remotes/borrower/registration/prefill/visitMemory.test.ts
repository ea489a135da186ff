import { beforeEach, describe, expect, it } from '@jest/globals';
import type { KeyValueStore } from '#src/platform/storage.ts';
import { forgetVisit, noteVisitFacts, readVisit, rememberVisit } from './visitMemory.ts';

const REFERRAL = '44444444-4444-4444-8444-444444444444';

let data: Map<string, string>;
let org: string;
const store: KeyValueStore = {
  get: (key) => data.get(key),
  set: (key, value) => void data.set(key, value),
  remove: (key) => void data.delete(key),
};
let isSignedIn: boolean;
const auth = { isSignedIn: () => isSignedIn } as Parameters<typeof readVisit>[1]['auth'];
const context = { storage: { local: store, session: store }, org: () => org, auth };

beforeEach(() => {
  data = new Map();
  org = 'ONE';
  isSignedIn = false;
});

describe('the visit', () => {
  it('is read from the address', () => {
    const search =
      `?org=ONE&utm_campaign=spring&utm_id=7&referrer=lo-1&referralUuid=${REFERRAL}&offerCode=ABC` +
      '&totalExpertOwnerId=7&totalExpertContactId=8';
    expect(readVisit(search, context)).toEqual({
      utm: { campaign: 'spring', id: '7' },
      referrerId: 'lo-1',
      referralId: REFERRAL,
      offerCode: { code: 'ABC' },
      marketingTools: { totalExpertOwnerId: '7', totalExpertContactId: '8' },
      isCrypto: false,
    });
  });

  it('outlives a navigation that drops its parameters, in this tab and for its organisation', () => {
    rememberVisit('?utm_source=cloc&referrer=lo-1&offerCode=ABC', context);
    expect(readVisit('', context)).toMatchObject({
      utm: { source: 'cloc' },
      referrerId: 'lo-1',
      offerCode: { code: 'ABC' },
      isCrypto: true,
    });
    org = 'TWO';
    expect(readVisit('', context)).toMatchObject({ referrerId: undefined, isCrypto: false });
  });

  it('is for crypto when a visitor made it, also once they have an account', () => {
    rememberVisit('?utm_source=CLOC', context);
    isSignedIn = true;
    expect(readVisit('', context).isCrypto).toBe(true);
    expect(readVisit('?utm_source=mail', context).isCrypto).toBe(false);
  });

  it('is not for crypto when the person came signed in', () => {
    isSignedIn = true;
    rememberVisit('?utm_source=cloc', context);
    expect(readVisit('?utm_source=cloc', context)).toMatchObject({
      isCrypto: false,
      utm: { source: 'cloc' },
    });
  });

  it('goes by the latest address: a new campaign replaces the whole of the one before', () => {
    rememberVisit('?utm_source=mail&utm_campaign=spring&referrer=lo-1', context);
    expect(readVisit('?utm_source=web', context)).toMatchObject({
      utm: { source: 'web', campaign: undefined },
      referrerId: 'lo-1',
    });
  });

  it('takes the codes that the lender’s page has put into session storage, and keeps its own there', () => {
    data.set('offerCode', 'MAIL-1');
    expect(readVisit('', context).offerCode).toEqual({ code: 'MAIL-1' });
    rememberVisit('?reservationCode=RES-2&offerCode=MAIL-3', context);
    expect(data.get('offerCode')).toBe('MAIL-3');
    expect(data.get('reservationCode')).toBe('RES-2');
  });

  it('carries what was looked up, as long as it is about the same code', () => {
    rememberVisit('?offerCode=mail-1&affiliateId=a1', context);
    const offer = { code: 'MAIL-1', inHomeDate: '2026-10-01' };
    noteVisitFacts({ offerCode: { of: 'mail-1', is: offer } }, context);
    noteVisitFacts({ affiliate: { of: 'a1', is: { abVersion: 'B' } } }, context);
    expect(readVisit('', context)).toMatchObject({ offerCode: offer, affiliate: { abVersion: 'B' } });
    expect(readVisit('?offerCode=other&affiliateId=a2', context)).toMatchObject({
      offerCode: { code: 'other' },
      affiliate: undefined,
    });
  });

  it('goes on without a code that is unknown', () => {
    rememberVisit('?offerCode=nope', context);
    noteVisitFacts({ offerCode: { of: 'nope' } }, context);
    expect(readVisit('', context).offerCode).toBeUndefined();
  });

  it.each([
    '?referralUuid=not-a-uuid',
    '?offerCode=../../etc/passwd',
    '?affiliateId=%3Cscript%3E',
    `?utm_source=${'x'.repeat(10_000)}`,
    '?referrer=',
  ])('ignores junk: %.40s', (search) => {
    rememberVisit(search, context);
    expect(readVisit(search, context)).toEqual({ utm: {}, marketingTools: {}, isCrypto: false });
    expect(data.size).toBe(0);
  });

  it.each(['{', 'null', '5', '[]', '{"parameters":null}', '{"parameters":{"referrer":{}}}'])(
    'is empty when what is stored cannot be read: %s',
    (text) => {
      data.set('heloc:visit:ONE', text);
      expect(readVisit('', context)).toEqual({ utm: {}, marketingTools: {}, isCrypto: false });
    },
  );

  it('is forgotten once the application is there', () => {
    rememberVisit('?utm_source=mail&offerCode=ABC&reservationCode=DEF', context);
    forgetVisit(context);
    expect(data.size).toBe(0);
  });
});
