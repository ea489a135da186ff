import { string } from 'yup';
import { coOwnerBody } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { signerSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import { email, emptyAnswer, flag, list, object } from './schemas.ts';

const SIGNERS = `${HELOC_ONE}/signers` as const;

/** Of a signer to the borrower; a trustee signs for the trust that owns the home. */
export const SIGNER_RELATIONSHIPS = ['SPOUSE', 'FAMILY', 'BUSINESS_PARTNER', 'TRUSTEE', 'OTHER'] as const;

export const getSigners = endpoint({
  method: 'GET',
  path: SIGNERS,
  summary: 'Additional signers and how far each is.',
  source: 'docs/rules.md#inviting-signers',
  response: () => object({ signers: list(signerSchema()), allSigned: flag() }).required(),
});

export const postSigner = endpoint({
  method: 'POST',
  path: SIGNERS,
  summary: 'Adds and invites a signer. 409 when the email is already used.',
  source: 'docs/rules.md#inviting-signers',
  body: () => coOwnerBody().shape({ relationship: string().oneOf(SIGNER_RELATIONSHIPS).required() }),
  response: () => signerSchema().required(),
});

export const postSignerResend = endpoint({
  method: 'POST',
  path: `${SIGNERS}/{signerUuid}/resend`,
  summary: 'Sends the invitation again. 429 within 10 minutes and after 5 a day.',
  source: 'docs/rules.md#inviting-signers',
  response: () => signerSchema().required(),
});

export const putSignerEmail = endpoint({
  method: 'PUT',
  path: `${SIGNERS}/{signerUuid}/email`,
  summary: 'Invites under another address and voids the old link. 409 once the invitation was opened.',
  source: 'docs/rules.md#inviting-signers',
  body: () => object({ email: email() }),
  response: () => signerSchema().required(),
});

export const postSignersContinue = endpoint({
  method: 'POST',
  path: `${SIGNERS}/continue`,
  summary: 'Continue on signing/additional. Ends CO_DEED_REQ; 409 until everybody has signed.',
  source: 'docs/rules.md#inviting-signers',
  response: emptyAnswer,
});
