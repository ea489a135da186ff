import { endpoint } from './endpoint.ts';
import { tokenSchema } from './identity.ts';
import { HELOC } from './paths.ts';
import {
  addressAnswer,
  amount,
  digits,
  flag,
  maybeFlag,
  maybeText,
  nameAnswer,
  object,
  requiredText,
  text,
} from './schemas.ts';

const INVITATION = '/identity/api/v1/signer/invitation' as const;

/** What an invitation says of the home, to whoever has its link. */
const invitedProperty = () => object({ street1: text(), city: text(), state: text(), zip: text() });

export const postSignerInvitation = endpoint({
  method: 'POST',
  path: INVITATION,
  summary:
    'Opens an invitation and mails a six-digit code, at most every 30 seconds: `resendAt` says when the next one can be had. 404 when there is none, 410 when the link expired or was replaced.',
  source: 'docs/rules.md#login-of-a-signer',
  auth: 'optional',
  unauthorized: 'reject',
  body: () => object({ token: requiredText() }),
  response: () =>
    object({
      /** Which signer the invitation is for: one person may have several. */
      signerUuid: requiredText(),
      /** Whom the invitation is for; shown read-only. */
      email: text(),
      firstName: text(),
      /** First name and last initial. */
      invitedBy: text(),
      property: invitedProperty(),
      /** Legal name of the lender. */
      lender: text(),
      /** ISO time at which the link ends. */
      expiresAt: text(),
      /** The person may sign in with a password in place of the code (POST login, with this invitation). */
      hasPassword: flag(),
      resendAt: text(),
    }).required(),
});

export const renewSignerInvitation = endpoint({
  method: 'POST',
  path: `${INVITATION}/renew`,
  summary:
    'Mails a new link in place of an expired one, to the address that was invited. 404 when there is no such invitation, 429 within 10 minutes and after 5 a day.',
  source: 'docs/rules.md#login-of-a-signer',
  auth: 'optional',
  unauthorized: 'reject',
  body: () => object({ token: requiredText() }),
  response: () => object({ resendAt: text() }).required(),
});

export const verifySignerInvitation = endpoint({
  method: 'POST',
  path: `${INVITATION}/verify`,
  summary: 'Signs an additional signer in. 400 "That code is not right or has expired".',
  source: 'docs/rules.md#login-of-a-signer',
  auth: 'optional',
  unauthorized: 'reject',
  body: () =>
    object({
      token: requiredText(),
      code: digits(6),
    }),
  response: tokenSchema,
});

/** Additional signers only, not retried on 400. */
export const getCoDeedStatus = endpoint({
  method: 'GET',
  path: `${HELOC}/co-deed/status`,
  summary:
    'How far an additional signer is; shows nothing of the rate, credit or status of the application. 400 for anybody else.',
  source: 'docs/rules.md#additional-signers, docs/rules.md#what-a-signer-may-see',
  response: () =>
    object({
      applicationUuid: requiredText(),
      signerUuid: requiredText(),
      firstName: text(),
      lastName: text(),
      email: text(),
      /** One of `SIGNER_STATUSES`. */
      status: text(),
      role: text(),
      /** The application was cancelled or withdrawn. */
      cancelled: maybeFlag(),
      /** ISO time */
      cancelledAt: maybeText(),
      /** First name and last initial. */
      borrower: text(),
      property: addressAnswer(),
      /** Legal name of the lender. */
      lender: text(),
      /** The reference that people name on the telephone. */
      loanNumber: text(),
      /** ISO times */
      consentedAt: maybeText(),
      nameConfirmedAt: maybeText(),
      /** As it is on the deed. */
      legalName: nameAnswer(),
      /** NONE, PROCESSING, READ, FAILED, MANUAL_REVIEW, VERIFIED */
      identity: text(),
      /** The notary may be met; otherwise NOT_READY. */
      borrowerSigned: flag(),
      /** ISO times: until `declinedUntil` it may be taken back. */
      declinedAt: maybeText(),
      declinedUntil: maybeText(),
      /** Why they cannot sign now: one of `SIGNER_PROBLEMS`. With BLOCKED nothing but a notary in person, or we, can help until `retryAt`. */
      problem: maybeText(),
      /** ISO time */
      retryAt: maybeText(),
      openConditions: amount(),
      esignVersion: text(),
      recordingConsentVersion: text(),
      /** Lives in the home, and so has the right to cancel. */
      isOccupant: flag(),
      signedAt: maybeText(),
      /** No session by video: because of the home, or because they have no SSN or ITIN. */
      inPersonOnly: flag(),
      /** Whether they have an SSN or ITIN; absent until they have said. */
      hasTaxpayerNumber: maybeFlag(),
    }).required(),
});
