import type { Signer } from '#src/api/contract/parts.ts';
import { isOneOf } from '#src/domain/enums.ts';
import type { NotaryFailure } from '#src/domain/notary/notaryFailures.ts';
import type { SignerDeclineReason } from '#src/domain/person/additionalSigner.ts';
import { questionRule } from '#src/domain/person/identityQuestions.ts';
import { signerDocuments } from '../documents/signerDocuments.ts';
import { reservationOf } from '../model/appointments.ts';
import { coDeedOf, PROGRESS, showToBorrower, takeBackUntil } from '../model/coDeed.ts';
import type { Env } from '../model/env.ts';
import { fillCoDeed } from '../model/fillCoDeed.ts';
import { identityState } from '../model/identity.ts';
import { failedSession } from '../model/notarySession.ts';
import { inviteSigner, type NewSigner } from '../model/owners.ts';
import { signerParty } from '../model/party.ts';
import type { Application } from '../model/records.ts';
import { problemOf } from '../model/signerProblem.ts';

/** What a test may say of a signer beside who they are. */
export interface SignerInput extends NewSigner {
  /** Of `SIGNER_STATUSES`, or what only the borrower's side has: PENDING, BOUNCED. */
  status?: string;
  /** Why their last session with the notary failed. */
  problem?: NotaryFailure | undefined;
  hasTaxpayerNumber?: boolean | undefined;
  /** ISO time */
  invitedAt?: string | undefined;
  declined?: { reason: SignerDeclineReason; text?: string | null | undefined } | null | undefined;
}

/** The last session failed for this; BLOCKED by the questions, it was the last of the tries. */
function fail(
  app: Application,
  signer: Signer,
  problem: NotaryFailure,
  isBlocked: boolean,
  now: number,
): void {
  const party = signerParty(app, signer);
  const { attempts } = questionRule(app.heloc.property.state);
  party.record.notarySession = failedSession(problem, party, now);
  if (problem === 'KBA_FAILED' && isBlocked) party.record.failedQuestions = Array(attempts - 1).fill(now);
}

/** Puts a signer into a status, with what belongs to it. */
export function giveStatus(app: Application, signer: Signer, given: Partial<SignerInput>, env: Env): void {
  const record = coDeedOf(app, signer);
  const { status, problem, hasTaxpayerNumber, declined } = given;
  if (typeof hasTaxpayerNumber === 'boolean') record.hasTaxpayerNumber = hasTaxpayerNumber;
  if (status && status !== 'PENDING' && !signer.invitedAt) inviteSigner(app, signer, env);
  if (given.invitedAt) signer.invitedAt = given.invitedAt;
  const isBlocked = status === 'BLOCKED';
  if (isOneOf(PROGRESS, status)) {
    delete record.declined;
    fillCoDeed(app, signer, status, env.now);
    if (status !== 'INVITED') record.isPersonal = true;
  } else if (isBlocked) fillCoDeed(app, signer, 'DOCUMENTS_READ', env.now);
  else if (status === 'DECLINED') {
    if (record.status === 'INVITED') fillCoDeed(app, signer, 'OPENED', env.now);
    const { reason = 'DISAGREE', text = null } = declined ?? {};
    record.declined = { at: new Date(env.now).toISOString(), reason, text };
    showToBorrower(app, signer);
  } else if (status) signer.status = status;
  if (isBlocked || problem) {
    record.isPersonal = true;
    fail(app, signer, problem ?? 'KBA_FAILED', isBlocked, env.now);
  }
}

/** Everything held about the signers; the borrower and the other signers see none of it. */
export const signersView = (app: Application, now: number, isOpen: boolean) =>
  app.heloc.helocSigners.map((signer) => {
    const party = signerParty(app, signer);
    const { record } = party;
    const { problem, retryAt, isBlocked } = problemOf(party, now, isOpen);
    return {
      ...signer,
      coDeedStatus: record.declined ? 'DECLINED' : isBlocked ? 'BLOCKED' : record.status,
      progress: record.status,
      problem,
      retryAt: retryAt === null ? null : new Date(retryAt).toISOString(),
      legalName: party.name,
      nameConfirmedAt: record.nameConfirmedAt ?? null,
      livesInHome: record.livesInHome,
      hasTaxpayerNumber: record.hasTaxpayerNumber ?? null,
      consents: record.consents,
      identity: record.identityVerified ? 'VERIFIED' : identityState(record, now),
      documents: signerDocuments(app, signer),
      uploads: record.uploads,
      notarySession: record.notarySession ?? null,
      appointment: reservationOf(party),
      declined: record.declined
        ? { ...record.declined, until: new Date(takeBackUntil(record.declined)).toISOString() }
        : null,
      signedAt: record.signedAt ?? null,
    };
  });
