import { CONSENT_TYPES } from '#src/domain/application/applicationEnums.ts';
import { documentsOf } from '../documents/list.ts';
import type { Application } from './records.ts';

/** The wording in force. */
export const CONSENT_VERSION = '1.0';
export const consentVersions = CONSENT_TYPES.map((type) => ({ type, version: CONSENT_VERSION }));

interface ConsentInput {
  type: string;
  version: string;
  documentUuid?: string | null | undefined;
  viewedAt?: string | null | undefined;
  acceptedAt?: string | undefined;
  userAgent: string;
}

/** Keeps a consent with its evidence; the same type, version and document again changes nothing. */
export function recordConsent(app: Application, input: ConsentInput, now: number): void {
  const { type, version } = input;
  const documentUuid = input.documentUuid ?? null;
  const held = app.heloc.consents.some(
    (row) => row.type === type && row.version === version && (row.documentUuid ?? null) === documentUuid,
  );
  const at = new Date(now).toISOString();
  if (!held) {
    app.heloc.consents.push({ type, version, acceptedAt: input.acceptedAt ?? at, documentUuid });
    app.consentLog.push({ ...input, recordedAt: at });
  }
  const document = documentsOf(app).find(({ uuid }) => uuid === documentUuid);
  if (document) {
    app.documents[document.uuid] = { ...app.documents[document.uuid], status: 'ACCEPTED', acceptedAt: at };
  }
}
