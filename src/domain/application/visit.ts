/**
 * How a person came here: campaign, who sent them, which letter they hold. Never personal data. Source: docs/rules.md#visit
 */
import type { CreateContext, OfferCode, UtmParameters } from '../registration/createBody.ts';
import { isUuid } from '../text/uuid.ts';

const isText = (value: string) => value.length <= 200;
/** Ids and codes as systems write them: nothing that could change a path or a page. */
const isCode = (value: string) => /^[\w.-]{1,64}$/.test(value);

/** The parameters that are remembered for the visit, and which values count. */
const PARAMETERS = {
  utm_campaign: isText,
  utm_medium: isText,
  utm_source: isText,
  utm_term: isText,
  utm_content: isText,
  utm_id: isText,
  /** Loan officer or broker. */
  referrer: isCode,
  referralUuid: isUuid,
  /** Of a mailed offer. */
  offerCode: isCode,
  reservationCode: isCode,
  /** What an affiliate calls the record that it keeps of the person, and the affiliate's own name. */
  affiliateId: isCode,
  affiliate: isCode,
  totalExpertOwnerId: isCode,
  totalExpertContactId: isCode,
} as const satisfies Record<string, (value: string) => boolean>;
type VisitParameter = keyof typeof PARAMETERS;
export type VisitParameters = Partial<Record<VisitParameter, string>>;

/** Other names under which a parameter is accepted. */
const ALIASES: Partial<Record<VisitParameter, string>> = { referralUuid: 'referral' };

const NAMES = Object.keys(PARAMETERS) as VisitParameter[];
const isUtm = (name: string) => name.startsWith('utm_');

/** What look-ups have said about the visit, each with the code or id that was looked up; `is` is missing when unknown. */
export interface VisitFacts {
  offerCode?: Fact<OfferCode> | undefined;
  affiliate?: Fact<NonNullable<CreateContext['affiliate']>> | undefined;
  /** A crypto visit was made by a visitor; kept because they have an account by the time of the create call. */
  isCrypto?: true | undefined;
}
interface Fact<T> {
  of: string;
  is?: T | undefined;
}

/** What the create call and the gates need to know about the visit. */
export interface Visit
  extends Pick<
    CreateContext,
    'utm' | 'referrerId' | 'referralId' | 'offerCode' | 'affiliate' | 'marketingTools'
  > {
  /** A line against crypto assets was asked for (docs/rules.md#crypto-campaign). */
  isCrypto: boolean;
}

/** The parameters of a query; values of another form are ignored. */
export function visitParameters(query: URLSearchParams): VisitParameters {
  const found = NAMES.flatMap((name) => {
    const value = (query.get(name) ?? query.get(ALIASES[name] ?? name))?.trim();
    return value && PARAMETERS[name](value) ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

/** What is remembered once these parameters have come: a new campaign replaces the whole of the one before. */
export function rememberParameters(before: VisitParameters, now: VisitParameters): VisitParameters {
  const isNewCampaign = Object.keys(now).some(isUtm);
  const kept = Object.entries(before).filter(([name]) => !(isNewCampaign && isUtm(name)));
  return { ...Object.fromEntries(kept), ...now };
}

const UTM = {
  campaign: 'utm_campaign',
  medium: 'utm_medium',
  source: 'utm_source',
  term: 'utm_term',
  content: 'utm_content',
  id: 'utm_id',
} as const satisfies Record<keyof UtmParameters, VisitParameter>;

/** The code of the person's letter; an offer's outranks a reservation's. */
export function letterCode({ offerCode, reservationCode }: VisitParameters): string | undefined {
  return offerCode ?? reservationCode;
}

/** What was looked up under this code or id; `unknown` until it has been. */
function known<T>(fact: Fact<T> | undefined, of: string | undefined, unknown?: T): T | undefined {
  if (of === undefined) return undefined;
  return fact?.of === of ? fact.is : unknown;
}

/** Whether a campaign is for lines against crypto assets. */
export const isCryptoCampaign = ({ utm_source }: VisitParameters) => utm_source?.toLowerCase() === 'cloc';

/**
 * The visit that the parameters and the look-ups describe. A code that turned out to be unknown is left out.
 *
 * @param isVisitor no person is signed in: the crypto campaign is for visitors only.
 */
export function describeVisit(
  parameters: VisitParameters,
  { facts = {}, isVisitor }: { facts?: VisitFacts; isVisitor: boolean },
): Visit {
  const { affiliateId, referrer, referralUuid, totalExpertOwnerId, totalExpertContactId } = parameters;
  const utm = Object.fromEntries(Object.entries(UTM).map(([field, name]) => [field, parameters[name]]));
  const code = letterCode(parameters);
  return {
    utm,
    referrerId: referrer,
    referralId: referralUuid,
    offerCode: known(facts.offerCode, code, code === undefined ? undefined : { code }),
    affiliate: known(facts.affiliate, affiliateId),
    marketingTools: { totalExpertOwnerId, totalExpertContactId },
    isCrypto: isCryptoCampaign(parameters) && (isVisitor || facts.isCrypto === true),
  };
}
