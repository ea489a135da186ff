import type { getDocuments } from '#src/api/contract/documents.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import { hasReached } from '../model/statuses.ts';
import { CATALOGUE, type DocumentKind, type DocumentType } from './catalogue.ts';
import { type Content, makePdf } from './pdf.ts';

type Listed = ResponseOf<typeof getDocuments>['documents'][number];

const VERSION = '1.0';
const entries = Object.entries(CATALOGUE) as [DocumentType, DocumentKind][];

const documentUuid = (app: Application, type: DocumentType) => uuidFrom(`${app.heloc.uuid}|document|${type}`);

/** Statuses of the machine that the routing table does not name are past offers or past signing; both count. */
const UNNAMED: Readonly<Record<string, string>> = {
  WAITING_FOR_NOTE: 'PREQUAL_TITLE',
  WAITING_FOR_SIGNED_DOCUMENTS: 'DISBURSEMENT_ACCOUNT',
  WAITING_FOR_INCOME: 'INCOME_VERIFICATION',
};

/** The documents there are now. */
export function documentsOf(app: Application): Listed[] {
  const raw = app.heloc.status.checklistStatus ?? '';
  const status = UNNAMED[raw] ?? raw;
  return entries
    .filter(([, kind]) => hasReached(status, kind.from) && (kind.when?.(app.heloc) ?? true))
    .map(([type, kind]) => {
      const uuid = documentUuid(app, type);
      const state = app.documents[uuid];
      return {
        uuid,
        type,
        title: kind.title,
        version: VERSION,
        category: kind.category,
        consentType: kind.consentType ?? null,
        required: kind.consentType !== undefined || kind.category === 'SIGNING',
        status: state?.status ?? 'NOT_OPENED',
        pages: state?.pages ?? null,
        size: null,
        available: app.heloc.auditFields.createdDate,
      };
    });
}

export function kindOf(
  app: Application,
  uuid: string,
): { type: DocumentType; kind: DocumentKind } | undefined {
  const found = entries.find(([type]) => documentUuid(app, type) === uuid);
  return found && { type: found[0], kind: found[1] };
}

/** As if it had never been opened. */
export function forgetDocument(app: Application, type: DocumentType): void {
  delete app.documents[documentUuid(app, type)];
}

/** Writes a document with the application's figures as they are now. */
export function renderDocument(app: Application, uuid: string) {
  const found = kindOf(app, uuid);
  if (!found) return undefined;
  const state = app.documents[uuid];
  const content: Content = {
    title: found.kind.title,
    sections: found.kind.sections(app.heloc),
    signatures: (found.kind.signatures ?? []).map((label) => ({
      label,
      signedName: state?.signedName,
      image: state?.signatureImage,
      signedAt: state?.signedAt?.slice(0, 10),
    })),
  };
  return makePdf(content, {
    date: new Date(app.heloc.auditFields.createdDate),
    footer: `${found.kind.title}   Application ${app.heloc.loanNumber}`,
  });
}
