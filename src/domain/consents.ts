/** Consents that the create call carries. Spec: borrower flow s7, shared areas s4, rules s1.0. */
import type { ConsentType, OptChoice } from './enums.ts';

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

/** Whether the soft-credit consent is part of the create call: not for New York, unless the flag is on. */
export function sendsSoftCreditConsent(propertyState: string, nyFcra: boolean): boolean {
  return propertyState.trim().toUpperCase() !== 'NY' || nyFcra;
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
  const versionOf = (type: ConsentType) => {
    const found = versions.find((entry) => entry.type === type);
    if (!found) throw new Error(`No version for consent ${type}`);
    return found.version;
  };
  return {
    consentListRequest: REGISTRATION_CONSENTS.map((type) => ({
      type,
      version: versionOf(type),
      optInOut: 'OPT_IN',
    })),
    consentRequests: sendsSoftCreditConsent(propertyState, nyFcra)
      ? [{ type: 'SOFT_CREDIT', version: versionOf('SOFT_CREDIT') }]
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

/** Body of POST /service-comms-prefs/secure/api/v1/consent/user. */
export interface SmsConsentBody {
  /** The main brand's code on every brand (rules s7 no. 23). */
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
