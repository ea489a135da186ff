import { flagKey } from './flagKey.ts';

/** Every feature flag by the name that the code uses. */
const NAMES = [
  'maintenance',
  'redesign2025',
  'nyModal',
  'californiaFires',
  'smsTransactionalConsent',
  'nyFcra',
  'auth0',
  'brokerLogin',
  'backOfId',
  'businessPurpose',
  'companyCoversAppraisal',
  'irsMaintenance',
  'multiPageProductSelect',
  'selfEmployTaxVerification',
  'webChat',
  'additionalSignerConditions',
  'regulatorReview',
] as const;
export type FlagName = (typeof NAMES)[number];

/** The keys by which the server knows them. */
export const FLAG_KEYS = Object.fromEntries(NAMES.map((name) => [name, flagKey(name)])) as Readonly<
  Record<FlagName, string>
>;
