/** Consents that the create call carries. Source: docs/rules.md#registration-consents */
import type { ConsentType, OptChoice } from '../application/applicationEnums.ts';

/** One entry of GET .../consent-types. */
export interface ConsentVersion {
  type: string;
  version: string | number;
}

export interface ConsentListItem {
  type: 'PRIVACY' | 'TERMS' | 'COMMUNICATIONS';
  version: string | number;
  optInOut: 'OPT_IN';
}

export interface ConsentRequest {
  type: 'SOFT_CREDIT';
  version: string | number;
}

const REGISTRATION_CONSENTS = ['PRIVACY', 'TERMS', 'COMMUNICATIONS'] as const;

/** Whether the create call carries it: not for New York, unless the flag is on (docs/rules.md#new-york-credit-notice). */
export function sendsSoftCreditConsent(propertyState: string, nyFcra: boolean): boolean {
  return propertyState.trim().toUpperCase() !== 'NY' || nyFcra;
}

/**
 * The wording of a consent that is in force.
 *
 * @throws Error when it has no version: without one a consent proves nothing.
 */
export function versionOf<Version>(
  versions: readonly { type: string; version: Version }[],
  type: ConsentType,
): Version {
  const found = versions.find((entry) => entry.type === type);
  if (!found) throw new Error(`No version for consent ${type}`);
  return found.version;
}

/**
 * The create call's two consent lists.
 *
 * @param versions from the consent-types call.
 * @param nyFcra flag fe-heloc-ny-fcra.
 * @throws Error when a needed consent has no version: an application is never created without its consents.
 */
export function createConsents({
  versions,
  propertyState,
  nyFcra,
}: {
  versions: readonly ConsentVersion[];
  propertyState: string;
  nyFcra: boolean;
}): { consentListRequest: ConsentListItem[]; consentRequests: ConsentRequest[] } {
  return {
    consentListRequest: REGISTRATION_CONSENTS.map((type) => ({
      type,
      version: versionOf(versions, type),
      optInOut: 'OPT_IN',
    })),
    consentRequests: sendsSoftCreditConsent(propertyState, nyFcra)
      ? [{ type: 'SOFT_CREDIT', version: versionOf(versions, 'SOFT_CREDIT') }]
      : [],
  };
}

/** True when a consent of `type` is held, e.g. HARD_CREDIT. */
export function hasConsent(
  consents: readonly { type?: string | null | undefined }[] | null | undefined,
  type: ConsentType,
): boolean {
  return consents?.some((consent) => consent.type === type) ?? false;
}

export type CreditConsent = Extract<ConsentType, 'SOFT_CREDIT' | 'HARD_CREDIT'>;

/**
 * Which inquiry a search for the credit file is: soft before an offer, hard once the application was submitted
 * (docs/rules.md#hard-credit-consent). Both stages have the same status, so the date of the submit and the hard consent
 * decide. In doubt it is soft, which never allows more than the person has read.
 */
export function creditCheckConsent({
  dates,
  consents,
}: {
  dates?: { submitted?: string | null | undefined } | null | undefined;
  consents?: readonly { type?: string | null | undefined }[] | null | undefined;
}): CreditConsent {
  return dates?.submitted || hasConsent(consents, 'HARD_CREDIT') ? 'HARD_CREDIT' : 'SOFT_CREDIT';
}

/** Body of POST /service-comms-prefs/secure/api/v1/consent/user. */
export interface SmsConsentBody {
  /** The main brand's code on every brand (docs/rules.md#text-consents-under-the-main-brand). */
  org: string;
  source: 'APP_FLOW';
  productType: 'HELOC';
  phone: string;
  email: string;
  consents: { consentPromptUuid: string; optInOut: OptChoice }[];
}

/** The answers to the SMS prompts that were shown; a prompt that was not loaded is not answered. */
export function smsConsentBody({
  mainOrg,
  phone,
  email,
  answers,
}: {
  mainOrg: string;
  phone: string;
  email: string;
  answers: readonly { consentPromptUuid: string; optedIn: boolean }[];
}): SmsConsentBody {
  return {
    org: mainOrg,
    source: 'APP_FLOW',
    productType: 'HELOC',
    phone,
    email,
    consents: answers.map(({ consentPromptUuid, optedIn }) => ({
      consentPromptUuid,
      optInOut: optedIn ? 'OPT_IN' : 'OPT_OUT',
    })),
  };
}
