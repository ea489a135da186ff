import type * as topic from '#src/api/contract/coDeed.ts';
import { DECLINE_TEXT } from '#src/domain/person/additionalSigner.ts';
import { fileName } from '../documents/fileName.ts';
import { mustRead, renderSignerDocument, signerDocuments } from '../documents/signerDocuments.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import {
  hasBorrowerSigned,
  isAt,
  type Progress,
  setProgress,
  showToBorrower,
  takeBackUntil,
  verified,
} from '../model/coDeed.ts';
import { allowBinding, refuseInReview } from '../model/conditions.ts';
import type { Env } from '../model/env.ts';
import { fillCoDeed, SIGNER_CONSENT_VERSION } from '../model/fillCoDeed.ts';
import { handoffOf, textLink, viewOf } from '../model/handoff.ts';
import { sessionView } from '../model/notarySession.ts';
import { signOnline } from '../model/owners.ts';
import { type SignerParty, signerParty } from '../model/party.ts';
import { needsNotaryInPerson } from '../model/signerProblem.ts';
import { storeUpload } from './documents.ts';
import { draftOf, saveDraft } from './drafts.ts';
import { startHandoff } from './handoff.ts';
import { confirmIdentity, identityView, readPhotos } from './identityVerification.ts';
import {
  cancelReservation,
  completeSession,
  joinSession,
  NOTARY_CONSENT_VERSION,
  notaryView,
  requireNotarySession,
  reserve,
  slotsView,
} from './notary.ts';
import { signerOf } from './signers.ts';
import type { Call, HandlersOf } from './types.ts';

type SignerCall = Pick<Call, 'params' | 'signer' | 'services'> & { params: { uuid: string } };

/** The signer of the session; to anybody else the application does not exist. */
function signerUuidOf({ params, signer }: SignerCall): string {
  if (signer?.applicationUuid !== params.uuid) throw notFound('Application not found');
  return signer.signerUuid;
}

async function read(call: SignerCall): Promise<SignerParty> {
  const app = await call.services.applications.read(call.params.uuid);
  return signerParty(app, signerOf(app, signerUuidOf(call)));
}

function change<T>(call: SignerCall, work: (party: SignerParty, env: Env) => T | Promise<T>): Promise<T> {
  const signerUuid = signerUuidOf(call);
  return call.services.applications.change(call.params.uuid, undefined, (app, env) =>
    work(signerParty(app, signerOf(app, signerUuid)), env),
  );
}

const TOO_EARLY = 'This step is not open yet.';

/** Something that is done on the way to the signature: not of a cancelled application, after the signature or once declined. */
function requireOpen({ app, record }: SignerParty, least: Progress = 'INVITED'): void {
  if (app.heloc.status.checklistStatus === 'CANCELLED')
    throw conflict('This application was cancelled or withdrawn.');
  if (record.status === 'SIGNED') throw conflict('You have already signed.');
  if (record.declined) throw conflict('You have said that you do not sign. Take that back first.');
  if (!isAt(record, least)) throw conflict(TOO_EARLY);
}

const act = <T>(
  call: SignerCall,
  least: Progress,
  work: (party: SignerParty, env: Env) => T | Promise<T>,
): Promise<T> =>
  change(call, (party, env) => {
    requireOpen(party, least);
    return work(party, env);
  });

/** The versions in force, by consent. */
export const SIGNER_CONSENTS_NOW: Readonly<Record<string, string>> = {
  ESIGN: SIGNER_CONSENT_VERSION,
  RECORDING: NOTARY_CONSENT_VERSION,
};

function requireUpload({ record }: SignerParty, documentUuid: string): void {
  if (!record.uploads.some(({ uuid }) => uuid === documentUuid)) throw notFound('Document not found');
}

export const coDeedHandlers = {
  putCoDeedName: (call) =>
    act(call, 'OPENED', ({ record }, { now }) => {
      const { firstName, middleName, lastName, suffix } = call.body;
      record.legalName = { firstName, middleName: middleName ?? '', lastName, suffix: suffix ?? '' };
      record.nameConfirmedAt = new Date(now).toISOString();
      return {};
    }),
  putCoDeedTaxpayerNumber: (call) =>
    act(call, 'OPENED', ({ record }) => {
      record.hasTaxpayerNumber = call.body.held;
      return {};
    }),
  postCoDeedConsents: (call) =>
    act(call, 'OPENED', ({ app, signer, record }, { now }) => {
      const given = new Map(call.body.consents.map(({ type, version }) => [type as string, version]));
      for (const [type, version] of Object.entries(SIGNER_CONSENTS_NOW)) {
        if (given.get(type) !== version) throw invalid('Agree to both, as they are on the page now');
      }
      const acceptedAt = new Date(now).toISOString();
      record.consents = Object.entries(SIGNER_CONSENTS_NOW).map(([type, version]) => ({
        type,
        version,
        acceptedAt,
      }));
      if (record.status === 'OPENED') setProgress(app, signer, 'CONSENTED');
      return {};
    }),
  postCoDeedDecline: (call) =>
    change(call, (party, { now }) => {
      const { app, signer, record } = party;
      const { reason, text } = call.body;
      // The same once more, as from a second tab, says until when it may be taken back.
      if (!record.declined) {
        requireOpen(party);
        const words = reason === 'OTHER' ? (text ?? '').trim() : '';
        if (reason === 'OTHER' && words.length < DECLINE_TEXT.min)
          throw invalid(`Please use at least ${DECLINE_TEXT.min} characters`);
        record.declined = { at: new Date(now).toISOString(), reason, text: words || null };
        showToBorrower(app, signer);
      }
      return { declinedUntil: new Date(takeBackUntil(record.declined)).toISOString() };
    }),
  deleteCoDeedDecline: (call) =>
    change(call, ({ app, signer, record }, { now }) => {
      if (!record.declined) throw conflict('You have not declined.');
      if (now >= takeBackUntil(record.declined))
        throw conflict('It can no longer be taken back here. Call us.');
      delete record.declined;
      showToBorrower(app, signer);
      return {};
    }),
  async getCoDeedDocuments(call) {
    const { app, signer } = await read(call);
    return { documents: signerDocuments(app, signer) };
  },
  async getCoDeedDocument(call) {
    const { app, signer, record } = await read(call);
    const { documentUuid } = call.params;
    const { store, lenderOf } = call.services;
    const upload = record.uploads.some(({ uuid }) => uuid === documentUuid);
    const blob = upload ? await store.getBlob(documentUuid) : undefined;
    if (blob) return blob;
    const pdf = await renderSignerDocument(app, signer, documentUuid, lenderOf);
    if (!pdf) throw notFound('Document not found');
    return { type: 'application/pdf', name: fileName(pdf.title), bytes: pdf.bytes };
  },
  putCoDeedDocumentRead: (call) =>
    act(call, 'ID_VERIFIED', ({ app, signer, record }, { now }) => {
      const wanted = mustRead(app, signer);
      const { documentUuid } = call.params;
      if (!wanted.includes(documentUuid)) throw notFound('Document not found');
      record.read[documentUuid] ??= new Date(now).toISOString();
      if (record.status === 'ID_VERIFIED' && wanted.every((uuid) => record.read[uuid]))
        fillCoDeed(app, signer, 'DOCUMENTS_READ', now);
      return {};
    }),
  uploadCoDeedDocument(call) {
    const signerUuid = signerUuidOf(call);
    const { conditionUuid } = call.body;
    const partyOf = (app: SignerParty['app']) => signerParty(app, signerOf(app, signerUuid));
    return storeUpload(
      { ...call, me: undefined, owner: call.me.uuid },
      call.params.uuid,
      (app) =>
        conditionUuid ? allowBinding(app, conditionUuid, call.me) : requireOpen(partyOf(app), 'CONSENTED'),
      (app) => partyOf(app).record,
    );
  },
  async deleteCoDeedDocument(call) {
    const { documentUuid } = call.params;
    await change(call, (party) => {
      requireUpload(party, documentUuid);
      refuseInReview(party.app, documentUuid);
      party.record.uploads = party.record.uploads.filter(({ uuid }) => uuid !== documentUuid);
    });
    await call.services.store.removeBlob(documentUuid);
    return {};
  },
  getCoDeedDraft: async (call) => draftOf((await read(call)).record, call.params.screen),
  putCoDeedDraft: (call) =>
    change(call, ({ record }, env) => saveDraft(record, call.params.screen, call.body, env)),
  getCoDeedIdentity: async (call) => identityView(await read(call), call.services.clock.now()),
  postCoDeedIdentity: (call) =>
    act(call, 'CONSENTED', (party, env) => {
      if (party.record.identityVerified) throw conflict('Your ID has been checked.');
      return readPhotos(party, env, call.body);
    }),
  putCoDeedIdentityConfirmation: (call) =>
    act(call, 'CONSENTED', (party, env) => {
      const answer = confirmIdentity(party, env, call.body);
      if (party.record.identityVerified) verified(party.app, party.signer);
      return answer;
    }),
  getCoDeedHandoff: async (call) => viewOf(handoffOf((await read(call)).record), call.services.clock.now()),
  postCoDeedHandoff: (call) =>
    act(call, 'CONSENTED', (party, env) => startHandoff(party, env, call.services, call.body)),
  postCoDeedHandoffText: (call) => act(call, 'CONSENTED', textLink),
  async getCoDeedNotary(call) {
    const party = await read(call);
    return notaryView(party, call.services, needsNotaryInPerson(party, call.services.clock.now()));
  },
  postCoDeedNotarySession: (call) =>
    act(call, 'DOCUMENTS_READ', (party, env) => {
      if (!hasBorrowerSigned(party.app))
        throw conflict('The borrower has not signed yet. We will email you.');
      return joinSession(party, env, call.services, call.body, needsNotaryInPerson(party, env.now));
    }),
  async getCoDeedNotarySession(call) {
    const party = await read(call);
    requireNotarySession(party, call.params.sessionId);
    return sessionView(party, call.services.clock.now());
  },
  postCoDeedNotaryComplete: (call) =>
    change(call, (party, env) => {
      // A second time, as after a lost answer, changes nothing.
      if (party.record.status === 'SIGNED' && party.record.notarySession?.completed) return {};
      requireOpen(party, 'DOCUMENTS_READ');
      completeSession(party, call.params.sessionId, env);
      signOnline(party.app, party.signer, env);
      return {};
    }),
  getCoDeedNotarySlots: async (call) => slotsView(await read(call), call.services.clock.now()),
  putCoDeedAppointment: (call) =>
    act(call, 'DOCUMENTS_READ', (party, env) => {
      const booked = reserve(party, env, call.body, []);
      const { appointment } = party.record;
      if (appointment && call.body.reminders) appointment.reminders = call.body.reminders;
      return booked;
    }),
  deleteCoDeedAppointment: (call) =>
    act(call, 'DOCUMENTS_READ', (party, env) => {
      cancelReservation(party, env);
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
