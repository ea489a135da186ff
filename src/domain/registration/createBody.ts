/** The body that creates an application. Source: docs/rules.md#create-call */

import type { IsoDate } from '../dates/dates.ts';
import {
  type ApiEmploymentType,
  isOneOf,
  OCCUPANCY_TYPES,
  type OccupancyType,
  type Suffix,
} from '../enums.ts';
import { normalizeEmail } from '../person/email.ts';
import { employmentForApi } from '../person/employment.ts';
import { parseIncome } from '../person/income.ts';
import { normalizeName } from '../person/names.ts';
import { type Address, normalizeAddress } from '../property/address.ts';
import { isUuid } from '../text/uuid.ts';
import {
  type ConsentListItem,
  type ConsentRequest,
  type ConsentVersion,
  createConsents,
} from './consents.ts';
import type { RegistrationAnswers } from './registrationAnswers.ts';

/** An experiment, and the side of it that a person is on. */
export interface Experiment {
  name: string;
  variation: 'variation' | 'control';
}

export interface UtmParameters {
  campaign?: string | undefined;
  medium?: string | undefined;
  source?: string | undefined;
  term?: string | undefined;
  content?: string | undefined;
  id?: string | undefined;
}

export interface OfferCode {
  code: string;
  inHomeDate?: string | undefined;
  respondByDate?: string | undefined;
}

/** Everything about the visit that is not an answer. */
export interface CreateContext {
  consentVersions: readonly ConsentVersion[];
  /** Flag fe-heloc-ny-fcra. */
  nyFcra: boolean;
  /** Local storage telemetry_trackerUuid. */
  trackerUuid: string | null | undefined;
  experiments?: readonly Experiment[] | undefined;
  affiliate?:
    | { abVersion?: string | undefined; appIndicator?: string | undefined; liveOffers?: boolean | undefined }
    | undefined;
  marketingTools?:
    | { totalExpertOwnerId?: string | undefined; totalExpertContactId?: string | undefined }
    | undefined;
  utm?: UtmParameters | undefined;
  offerCode?: OfferCode | undefined;
  referrerId?: string | null | undefined;
  referralId?: string | null | undefined;
  /** A line against crypto assets is asked for, and the organisation offers it. */
  isCrypto?: boolean | undefined;
}

export interface CreateBody {
  abVersionsRequest: Experiment[];
  affiliateAbVersion?: string | undefined;
  affiliateAppIndicator?: string | undefined;
  affiliateLiveOffers?: boolean | undefined;
  consentListRequest: ConsentListItem[];
  consentRequests: ConsentRequest[];
  /** Whole dollars a year. */
  income: { incomeCoDeeders: 0; incomePrimary: number; incomeOther: number };
  marketingTools?: { totalExpertOwnerId?: string | undefined; totalExpertContactId?: string | undefined };
  profileRequest: {
    name: { firstName: string; middleName?: string | undefined; lastName: string; suffix: Suffix };
    email: string;
    dob: IsoDate;
    homeAddress: Address;
    /** The property, when it is not the home. */
    assetAddress?: Address;
  };
  propertyListedForSale: boolean;
  propertyRequest: Address & { occupancyType: OccupancyType };
  publish: true;
  utmParameters?: UtmParameters;
  employmentType: ApiEmploymentType;
  offerCode?: OfferCode;
  optimizelyProfileRequest: { trackerUuid: string };
  referrerId?: string;
  referralId?: string;
  /** Left out unless the line is against crypto assets (docs/rules.md#crypto-campaign). */
  isCrypto?: true;
}

const TRACKER_REQUIRED = 'Local tracker UUID is required to create a HELOC application';
const CONSENTS_REQUIRED =
  'Terms, privacy and communications consents are required to create a HELOC application';

function required<T>(value: T | undefined | null | '', field: string): T {
  if (value === undefined || value === null || value === '') throw new Error(`Missing answer: ${field}`);
  return value;
}

const dollars = (text: string | undefined, field: string) => Number(required(parseIncome(text), field));

/** The object without its empty entries; undefined when none is left. */
function filled<T extends object>(entries: T | undefined): T | undefined {
  const kept = Object.entries(entries ?? {}).filter(([, v]) => v !== undefined && v !== null && v !== '');
  return kept.length > 0 ? (Object.fromEntries(kept) as T) : undefined;
}

function upperCased(utm: UtmParameters | undefined): UtmParameters | undefined {
  return filled(
    Object.fromEntries(Object.entries(utm ?? {}).map(([name, value]) => [name, value?.trim().toUpperCase()])),
  );
}

/**
 * Builds the create call's body from the answers of registration.
 *
 * Only owner-occupants are asked whether the property is for sale; for others "false" is sent (docs/rules.md#home-for-sale).
 * Only the others are asked for a home address; for owner-occupants it is the property's.
 *
 * @throws Error when the tracker id, a needed consent or its version, or a required answer is missing.
 */
export function buildCreateBody(answers: RegistrationAnswers, context: CreateContext): CreateBody {
  const { propertyAddress, name } = answers;
  const trackerUuid = context.trackerUuid ?? '';
  if (!isUuid(trackerUuid)) throw new Error(TRACKER_REQUIRED);
  if (!answers.termPrivacyConsent || !answers.communicationConsent) throw new Error(CONSENTS_REQUIRED);

  const occupancyType = propertyAddress?.occupancyType;
  if (!isOneOf(OCCUPANCY_TYPES, occupancyType)) throw new Error('Missing answer: occupancyType');
  required(propertyAddress?.street1, 'propertyAddress');
  const property = normalizeAddress(propertyAddress ?? {});
  const isHome = occupancyType === 'HOME';
  if (!isHome) required(answers.homeAddress?.street1, 'homeAddress');
  const home = isHome ? property : normalizeAddress(answers.homeAddress ?? {});

  const middleName = normalizeName(name?.middleName ?? '');
  const marketingTools = filled(context.marketingTools);
  const utmParameters = upperCased(context.utm);
  const { affiliate } = context;

  return {
    abVersionsRequest: [...(context.experiments ?? [])],
    ...filled({
      affiliateAbVersion: affiliate?.abVersion,
      affiliateAppIndicator: affiliate?.appIndicator,
      affiliateLiveOffers: affiliate?.liveOffers,
    }),
    ...createConsents({
      versions: context.consentVersions,
      propertyState: property.state,
      nyFcra: context.nyFcra,
    }),
    income: {
      incomeCoDeeders: 0,
      incomePrimary: dollars(answers.income?.income, 'income'),
      incomeOther: dollars(answers.income?.otherIncome || '0', 'otherIncome'),
    },
    ...(marketingTools ? { marketingTools } : {}),
    profileRequest: {
      name: {
        firstName: normalizeName(required(name?.firstName, 'firstName')),
        ...(middleName === '' ? {} : { middleName }),
        lastName: normalizeName(required(name?.lastName, 'lastName')),
        suffix: name?.suffix ?? '',
      },
      email: normalizeEmail(required(answers.email, 'email')),
      dob: required(answers.dob, 'dob'),
      homeAddress: home,
      ...(isHome ? {} : { assetAddress: property }),
    },
    propertyListedForSale: answers.isListedForSale ?? false,
    propertyRequest: { ...property, occupancyType },
    publish: true,
    ...(utmParameters ? { utmParameters } : {}),
    employmentType: employmentForApi(answers.income?.employmentType),
    ...(context.offerCode ? { offerCode: context.offerCode } : {}),
    optimizelyProfileRequest: { trackerUuid },
    ...(context.referrerId ? { referrerId: context.referrerId } : {}),
    ...(context.referralId ? { referralId: context.referralId } : {}),
    ...(context.isCrypto ? { isCrypto: true as const } : {}),
  };
}

/** The create call's query: the property's state. */
export function createQuery(answers: RegistrationAnswers): { state: string } {
  return { state: required(answers.propertyAddress?.state, 'state').trim().toUpperCase() };
}
