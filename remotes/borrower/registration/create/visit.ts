import type { CreateContext, UtmParameters } from '#src/domain/createBody.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';

const UTM = {
  campaign: 'utm_campaign',
  medium: 'utm_medium',
  source: 'utm_source',
  term: 'utm_term',
  content: 'utm_content',
  id: 'utm_id',
} as const satisfies Record<keyof UtmParameters, string>;

export interface Visit extends Pick<CreateContext, 'utm' | 'referrerId' | 'referralId'> {
  /** A mailed offer's code, by session storage. */
  offerCode: string | undefined;
}

/** What the address and the tab say about how the person came here. */
export function readVisit(search: string, session: Pick<KeyValueStore, 'get'>): Visit {
  const query = new URLSearchParams(search);
  const utm = Object.fromEntries(
    Object.entries(UTM).map(([name, parameter]) => [name, query.get(parameter) ?? undefined]),
  );
  return {
    utm,
    referrerId: query.get('referrer'),
    referralId: query.get('referral'),
    offerCode: session.get('offerCode'),
  };
}
