import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { BROKER } from './paths.ts';
import { email, emptyAnswer, list, maybeText, object, phoneNumber, requiredText, text } from './schemas.ts';

/** Whose login it is: borrowers' and signers', or that of loan officers and brokers (docs/rules.md#where-to-log-in). */
export type Audience = 'customer' | 'agent';

/** The application's name; the organisation is in `x-org` (docs/rules.md#where-to-log-in). */
export const APPLICATION = { 'x-application-name': 'heloc' };

/** `jwt` has its `Bearer ` prefix; the same value comes in the `Authorization` response header. */
export const tokenSchema = () => object({ jwt: requiredText() }).required();

export const registerIdentity = endpoint({
  method: 'POST',
  path: '/identity/api/v1/registration/register',
  summary: 'Creates an identity. 401 when the email already has one in this organisation.',
  source: 'docs/rules.md#account-of-an-applicant',
  auth: 'optional',
  unauthorized: 'reject',
  query: () => object({ organization: requiredText() }),
  body: () => object({ email: email(), password: requiredText().min(12), phoneNumber: phoneNumber() }),
  response: tokenSchema,
});

export const getIdentity = endpoint({
  method: 'GET',
  path: '/identity/secure/api/v1_1/identity',
  summary: 'The identity behind the token.',
  source: 'docs/rules.md#account-of-an-applicant',
  response: () =>
    object({
      uuid: requiredText(),
      email: text(),
      organizationCode: maybeText(),
      aliases: list(object({ type: text(), value: text() })),
    }).required(),
});

export const getIdentityV1 = endpoint({
  method: 'GET',
  path: '/identity/secure/api/v1/identity',
  background: true,
  summary: 'The same in version 1, which says less; pages ask version 1.1.',
  source: 'docs/rules.md#account-of-an-applicant',
  response: () => object({ uuid: requiredText(), email: text(), organizationCode: maybeText() }).required(),
});

export const putIdentityAlias = endpoint({
  method: 'PUT',
  path: '/identity/secure/api/v1/identity/alias',
  idempotencyKey: false,
  summary: 'Sets the phone under which the person is known.',
  source: 'docs/rules.md#phone-numbers',
  body: () => object({ type: string().oneOf(['Phone']).required(), value: phoneNumber() }),
  response: emptyAnswer,
});

export const login = endpoint({
  method: 'POST',
  path: '/identity/api/v1/login',
  idempotencyKey: false,
  summary:
    'Signs in. 401 when email and password do not belong together. With the token of an invitation: as that signer; 410 when its link has expired.',
  source: 'docs/rules.md#where-to-log-in, docs/rules.md#login-of-a-signer',
  auth: 'optional',
  unauthorized: 'reject',
  body: () => object({ email: email(), password: requiredText(), invitation: maybeText() }),
  response: tokenSchema,
});

export const loginRedirect = endpoint({
  method: 'POST',
  path: `${BROKER}/api/v3/login`,
  idempotencyKey: false,
  summary:
    'Where to send a person who must sign in (`mode` login or signup); `redirect` empty means the page of the brand.',
  source: 'docs/rules.md#where-to-log-in',
  // A token of the one login has no business at the other.
  auth: 'none',
  unauthorized: 'reject',
  headers: APPLICATION,
  query: () =>
    object({
      applicationName: requiredText(),
      mode: string(),
      orgCode: requiredText(),
      email: string(),
      externalStateNonce: string(),
      /** The path to come back to: a slash, then a lower-case letter. */
      redirectUrl: string(),
      telemetryTrackingId: string(),
    }),
  response: () => object({ redirect: text() }).required(),
});

export const logoutRedirect = endpoint({
  method: 'POST',
  path: `${BROKER}/secure/api/v3/logout`,
  idempotencyKey: false,
  summary: 'Ends the session; answers where to go then.',
  source: 'docs/rules.md#logout',
  unauthorized: 'reject',
  response: () => object({ redirect: text() }).required(),
});
