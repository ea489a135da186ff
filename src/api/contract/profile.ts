import { array, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  addressAnswer,
  digits,
  emptyAnswer,
  flag,
  list,
  maybeText,
  nameAnswer,
  nameBody,
  object,
  phoneNumber,
  requiredText,
  text,
} from './schemas.ts';

const PROFILE = '/service-profile/api/v1/profile' as const;

const profileSchema = () =>
  object({
    uuid: requiredText(),
    name: nameAnswer().nullable().optional().default(undefined),
    email: text(),
    /** yyyy-MM-dd */
    dob: maybeText(),
    phoneNumbers: list(object({ type: text(), number: text() })),
    addresses: list(addressAnswer().shape({ type: text(), uuid: text() })),
    /** `CO_DEEDER` for an additional signer (docs/rules.md#additional-signers). */
    type: maybeText(),
    optimizelyProfileUuid: maybeText(),
  }).required();
export type Profile = InferType<ReturnType<typeof profileSchema>>;

export const getProfile = endpoint({
  method: 'GET',
  path: PROFILE,
  summary: 'The signed-in person.',
  failure: 'Failed to fetch profile details.',
  source: 'docs/rules.md#submits',
  response: profileSchema,
});

export const consentTypesSchema = () =>
  array(object({ type: requiredText(), version: requiredText() })).required();

export const getConsentTypes = endpoint({
  method: 'GET',
  path: `${PROFILE}/consent-types`,
  summary:
    'Consent types with the version in force; visitors may ask, too. The create call quotes the versions.',
  source: 'docs/rules.md#registration-consents',
  auth: 'optional',
  response: consentTypesSchema,
});

export const putProfileName = endpoint({
  method: 'PUT',
  path: `${PROFILE}/name`,
  idempotencyKey: false,
  summary: 'Changes the legal name.',
  source: 'docs/rules.md#names-of-people',
  body: nameBody,
  response: emptyAnswer,
});

export const putProfilePhone = endpoint({
  method: 'PUT',
  path: `${PROFILE}/phone`,
  idempotencyKey: false,
  summary: 'Saves a mobile phone on the profile when it has none.',
  source: 'docs/rules.md#calls-after-the-create-call',
  body: () => object({ phoneNumber: phoneNumber() }),
  response: emptyAnswer,
});

export const putProfileTracker = endpoint({
  method: 'PUT',
  path: `${PROFILE}/{profileUuid}/tracker`,
  background: true,
  idempotencyKey: false,
  summary: "Keeps the browser's tracker id with the profile.",
  source: 'docs/rules.md#tracker-id',
  body: () => object({ trackerUuid: requiredText() }),
  response: emptyAnswer,
});

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: `${PROFILE}/phone/code`,
  summary: 'Texts a six-digit code. 429 within 30 seconds of the last one.',
  source: 'docs/rules.md#phone-numbers',
  body: () => object({ phoneNumber: phoneNumber() }),
  response: () => object({ expiresAt: requiredText(), resendAt: requiredText() }).required(),
});

export const verifyPhoneCode = endpoint({
  method: 'POST',
  path: `${PROFILE}/phone/verify`,
  summary: 'Checks the code and saves the phone as verified. 400 when it is wrong or older than ten minutes.',
  source: 'docs/rules.md#phone-numbers',
  body: () =>
    object({
      phoneNumber: phoneNumber(),
      code: digits(6),
    }),
  response: () => object({ verified: flag() }).required(),
});
