import type { Signer } from '#src/api/contract/parts.ts';
import { SIGNER_CONSENTS } from '#src/domain/person/additionalSigner.ts';
import { mustRead } from '../documents/signerDocuments.ts';
import { coDeedOf, hasBorrowerSigned, PROGRESS, type Progress, setProgress, sign } from './coDeed.ts';
import type { Application } from './records.ts';

/** The wording in force. */
export const SIGNER_CONSENT_VERSION = '1.0';

/** What each status leaves behind, as if the signer had gone through the pages. What is there already stays. */
const FILL: Readonly<Record<Progress, (app: Application, signer: Signer, now: number) => void>> = {
  INVITED() {},
  OPENED() {},
  CONSENTED(app, signer, now) {
    const record = coDeedOf(app, signer);
    if (record.consents.length > 0) return;
    const acceptedAt = new Date(now).toISOString();
    record.consents = SIGNER_CONSENTS.map((type) => ({ type, version: SIGNER_CONSENT_VERSION, acceptedAt }));
  },
  ID_VERIFIED(app, signer, now) {
    const record = coDeedOf(app, signer);
    record.identityVerified = true;
    record.nameConfirmedAt ??= new Date(now).toISOString();
  },
  DOCUMENTS_READ(app, signer, now) {
    const record = coDeedOf(app, signer);
    for (const uuid of mustRead(app, signer)) record.read[uuid] ??= new Date(now).toISOString();
    record.awaitsBorrower = !hasBorrowerSigned(app);
  },
  SIGNED: sign,
};

/** Makes a signer coherent with a status. */
export function fillCoDeed(app: Application, signer: Signer, status: Progress, now: number): void {
  for (const step of PROGRESS.slice(0, PROGRESS.indexOf(status) + 1)) FILL[step](app, signer, now);
  setProgress(app, signer, status);
}
