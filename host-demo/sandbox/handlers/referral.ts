import type * as topic from '#src/api/contract/referral.ts';
import { HttpError, notFound } from '../http/errors.ts';
import {
  AFFILIATES,
  MAILED_CODES,
  REFERRALS,
  REFERRED,
  REFERRERS,
  replacementIn,
} from '../model/referrals.ts';
import type { HandlersOf } from './types.ts';

function loanOriginator(uuid: string) {
  const row = Object.entries(REFERRERS).find(([known]) => known === uuid.toLowerCase())?.[1];
  if (!row) throw notFound('Loan originator not found');
  if ('fails' in row) throw new HttpError(503, { message: 'The lead portal is down' });
  const broker = row.kind.startsWith('A broker');
  return {
    uuid,
    originatorName: broker ? null : 'Robin Ashdown',
    brokerName: broker ? 'Ashdown Home Lending' : null,
    avatarUri: null,
    email: 'robin.ashdown@example.com',
    phoneNumber: '5095550100',
    nmls: '1900001',
    enforceLicensedStatesForReferral: row.states !== null,
    licensedStates: row.states ? [...row.states] : null,
  };
}

export const referralHandlers = {
  getLoanOriginator: ({ params }) => loanOriginator(params.loanOriginatorUuid),
  getDefaultLoanOriginator: ({ query }) => loanOriginator(replacementIn(query.state)),
  getLicensedStates: ({ params }) => loanOriginator(params.loanOriginatorUuid).licensedStates ?? [],
  getReferral({ params }) {
    if (!Object.hasOwn(REFERRALS, params.referralUuid)) throw notFound('Referral not found');
    return REFERRED;
  },
  getReferralStatus({ params }) {
    const row = Object.entries(REFERRALS).find(([uuid]) => uuid === params.referralUuid)?.[1];
    if (!row) throw notFound('Referral not found');
    return { status: row.status, email: REFERRED.email };
  },
  getOfferCode({ params }) {
    const offer = Object.entries(MAILED_CODES).find(([code]) => code === params.code.toUpperCase())?.[1];
    if (!offer) throw notFound('Offer code not found');
    const { email: _email, phoneNumber: _phone, ...mailed } = REFERRED;
    const dates = { inHomeDate: '2026-10-01', respondByDate: '2026-12-31' };
    return { ...mailed, offerCode: offer.offerCode, ...dates };
  },
  getAffiliatePrepop({ query }) {
    const row = Object.entries(AFFILIATES).find(([id]) => id === query.id)?.[1];
    if (!row) throw notFound('Affiliate record not found');
    return { affiliate: 'Lantern Compare', abVersion: 'B', liveOffers: false, ...row.record };
  },
} satisfies HandlersOf<typeof topic>;
