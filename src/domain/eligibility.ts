/** Who may go on from the property step, and who may start at all. Spec: borrower flow s4, s5 and s7. */

/** Kinds of brand that rules depend on; part of the brand data. */
export type BrandRole = 'main' | 'ny' | 'wholesale' | 'partner';

const upper = (text: string | null | undefined) => (text ?? '').trim().toUpperCase();

/**
 * Which New York modal appears: on a brand of New York for a property elsewhere, on any other brand for a
 * property in New York. Only with the flag (rules s7 no. 6).
 */
export function newYorkModal({
  propertyState,
  isNewYorkBrand,
  flag,
}: {
  propertyState: string;
  isNewYorkBrand: boolean;
  flag: boolean;
}): 'located-in' | 'outside-of' | undefined {
  const state = upper(propertyState);
  if (!flag || state === '' || (state === 'NY') === isNewYorkBrand) return undefined;
  return isNewYorkBrand ? 'outside-of' : 'located-in';
}

/** The main brand does not lend in Hawaii; partners may (rules s7 no. 55). */
export function isHawaiiBlocked(propertyState: string, role: BrandRole): boolean {
  return role === 'main' && upper(propertyState) === 'HI';
}

export const UNLICENSED_STATE =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

/** The message when the referrer's licences are enforced and do not cover the state. */
export function licensedStateProblem(
  referrer:
    | {
        enforceLicensedStatesForReferral?: boolean | null | undefined;
        licensedStates?: readonly string[] | null;
      }
    | null
    | undefined,
  propertyState: string,
): string | undefined {
  if (!referrer?.enforceLicensedStatesForReferral) return undefined;
  const licensed = (referrer.licensedStates ?? []).map(upper);
  return licensed.includes(upper(propertyState)) ? undefined : UNLICENSED_STATE;
}

/** True when the five-digit zip is in a list, written as an array or as text with separators. */
export function isZipListed(zip: string, list: readonly string[] | string | null | undefined): boolean {
  const zips = typeof list === 'string' ? list.split(/[\s,;|]+/) : (list ?? []);
  return zips.includes(zip.slice(0, 5));
}

/**
 * Whether the applicant joins the waitlist instead of applying, and the page that says so.
 *
 * @param allowedStates from the state list call; undefined when it could not be loaded, which blocks nobody.
 * @param isCryptoOpen the organisation lends against crypto, so utm_source=cloc is welcome (rules s7 no. 22).
 */
export function waitlistPath({
  state,
  zip,
  allowedStates,
  blockedZips,
  utmSource,
  role,
  isCryptoOpen = false,
}: {
  state: string;
  zip: string;
  allowedStates: readonly string[] | undefined;
  blockedZips: readonly string[] | undefined;
  utmSource?: string | null | undefined;
  role: BrandRole;
  isCryptoOpen?: boolean;
}): '/marketing-waitlist' | '/waitlist' | undefined {
  const stateClosed = allowedStates !== undefined && !allowedStates.map(upper).includes(upper(state));
  const cloc = utmSource?.trim().toLowerCase() === 'cloc' && !isCryptoOpen;
  if (!stateClosed && !isZipListed(zip, blockedZips) && !cloc) return undefined;
  return role === 'main' ? '/marketing-waitlist' : '/waitlist';
}
