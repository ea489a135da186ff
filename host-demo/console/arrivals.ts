import { byId, h } from './dom.ts';
import { attempt } from './messages.ts';
import { openSignedOut } from './open.ts';
import { place } from './where.ts';

const ANSWERS = { income: 145_000, employmentType: 'FULL_TIME', dob: '1984-04-12' };

/** Ways to come to registration with something known already: docs/prefill.md. */
const ARRIVALS: Readonly<Record<string, string>> = {
  'Link with answers': `userData=${encodeURIComponent(JSON.stringify(ANSWERS))}`,
  'Mailed offer': 'offerCode=OAK-2026',
  Reservation: 'reservationCode=RES-4411',
  Referral: 'referralUuid=44444444-4444-4444-8444-444444444444',
  'Referral that has applied': 'referralUuid=55555555-5555-4555-8555-555555555555',
  Affiliate: 'affiliateId=demo-affiliate&affiliate=lantern',
};

/** A button for each. */
export function showArrivals(): void {
  const buttons = Object.entries(ARRIVALS).map(([label, query]) => {
    const button = h('button', { type: 'button' }, label);
    button.addEventListener(
      'click',
      () =>
        void attempt('', () => openSignedOut({ ...place(), remote: 'borrower' }, `/register-v2?${query}`)),
    );
    return button;
  });
  byId('arrivals').replaceChildren(...buttons);
}
