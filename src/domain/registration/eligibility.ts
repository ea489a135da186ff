/** Whether a person may start at all, and continue after the property step. Source: docs/rules.md#property-gates */

/** Kinds of brand that rules depend on; part of the brand data. */
export type BrandRole = 'main' | 'ny' | 'wholesale' | 'partner';

const upper = (text: string | null | undefined) => (text ?? '').trim().toUpperCase();

interface Licences {
  /** The capability `newYork`. */
  readonly takesNewYork: boolean;
  readonly licensedStates: readonly string[];
}

/**
 * Which New York modal appears: on a brand of New York alone for a property elsewhere, on a brand that is not licensed
 * there for a property in New York. Only with the flag (docs/rules.md#new-york-property).
 */
export function newYorkModal({
  propertyState,
  takesNewYork,
  licensedStates,
  flag,
}: Licences & {
  propertyState: string;
  flag: boolean;
}): 'located-in' | 'outside-of' | undefined {
  const state = upper(propertyState);
  if (!flag || state === '' || (state === 'NY') === takesNewYork) return undefined;
  if (!takesNewYork) return 'located-in';
  return licensedStates.some((licensed) => licensed !== 'NY') ? undefined : 'outside-of';
}

/** The main brand does not lend in Hawaii; partners may (docs/rules.md#hawaii-property). */
export function isHawaiiBlocked(propertyState: string, role: BrandRole): boolean {
  return role === 'main' && upper(propertyState) === 'HI';
}

/** Whether the referrer's licences are enforced and do not cover the state (docs/rules.md#licences-of-a-referrer). */
export function isUnlicensedState(
  referrer:
    | {
        enforceLicensedStatesForReferral?: boolean | null | undefined;
        licensedStates?: readonly string[] | null;
      }
    | null
    | undefined,
  propertyState: string,
): boolean {
  if (!referrer?.enforceLicensedStatesForReferral) return false;
  const licensed = (referrer.licensedStates ?? []).map(upper);
  return !licensed.includes(upper(propertyState));
}

/** True when the five-digit zip is in a list, written as an array or as text with separators. */
export function isZipListed(zip: string, list: readonly string[] | string | null | undefined): boolean {
  const zips = typeof list === 'string' ? list.split(/[\s,;|]+/) : (list ?? []);
  return zips.includes(zip.slice(0, 5));
}

/** Why a property cannot be used on this site: another site of the group takes it, or a partner does. */
export type SiteBlock = 'located-in' | 'outside-of' | 'hawaii';

/** Whether an application for this property belongs to another site; nothing needs to be looked up for it. */
export function siteBlock({
  propertyState,
  role,
  newYorkFlag,
  ...licences
}: Licences & {
  propertyState: string;
  role: BrandRole;
  newYorkFlag: boolean;
}): SiteBlock | undefined {
  const newYork = newYorkModal({ propertyState, ...licences, flag: newYorkFlag });
  return newYork ?? (isHawaiiBlocked(propertyState, role) ? 'hawaii' : undefined);
}

/** How the look-up of the referrer failed: the id is unknown (404 or 400), or no usable answer came. */
export type ReferrerFailure = 'unknown' | 'failed';

/** How the HTTP status of a failed look-up is read (docs/rules.md#referrer). */
export function referrerFailure(status: number): ReferrerFailure {
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}

/** Why a visit is not accepted for want of a referrer: the reasons of /not-accepting-apps. */
export function referrerRefusal({
  required,
  referrerId,
  failure,
}: {
  required: boolean;
  referrerId: string | null | undefined;
  failure?: ReferrerFailure | undefined;
}): 'referrer-missing' | 'referrer-not-found' | undefined {
  if (!referrerId) return required ? 'referrer-missing' : undefined;
  return failure === 'unknown' ? 'referrer-not-found' : undefined;
}

/** Why an applicant joins the waitlist instead of applying: the place, or the crypto product that is not open. */
export type WaitlistReason = 'area' | 'crypto';

/**
 * Whether the applicant joins the waitlist instead of applying (docs/rules.md#waitlist).
 *
 * @param allowedStates from the state list call; undefined when it could not be loaded, and then no state is refused.
 * @param isCrypto the visit came with utm_source=cloc.
 * @param isCryptoOpen the organisation lends against crypto, so such a visit may apply (docs/rules.md#crypto-campaign).
 */
export function waitlistReason({
  state,
  zip,
  allowedStates,
  blockedZips,
  isCrypto,
  isCryptoOpen,
}: {
  state: string;
  zip: string;
  allowedStates: readonly string[] | undefined;
  blockedZips: readonly string[] | undefined;
  isCrypto: boolean;
  isCryptoOpen: boolean;
}): WaitlistReason | undefined {
  if (isCrypto && !isCryptoOpen) return 'crypto';
  const isClosed = allowedStates !== undefined && !allowedStates.map(upper).includes(upper(state));
  return isClosed || isZipListed(zip, blockedZips) ? 'area' : undefined;
}

/** The page that confirms the waitlist entry. */
export const waitlistPath = (role: BrandRole) => (role === 'main' ? '/marketing-waitlist' : '/waitlist');
