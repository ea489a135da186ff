import type { getDocuments } from '#src/api/contract/documents.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import type { Application } from '../model/records.ts';
import { hasReached } from '../model/statuses/statuses.ts';
import { CATALOGUE, type DocumentKind, type DocumentType } from './catalogue.ts';
import type { LenderOf } from './lender.ts';
import { documentUuid } from './opened.ts';
import { type Content, makePdf } from './pdf.ts';

type Listed = ResponseOf<typeof getDocuments>['documents'][number];

const VERSION = '1.0';
const entries = Object.entries(CATALOGUE) as [DocumentType, DocumentKind][];

interface Copy {
  uuid: string;
  type: DocumentType;
  kind: DocumentKind;
  /** Of several applicants, the one who gets it. */
  addressee?: string;
}

/** Everything in the catalogue; of some documents a copy for each applicant, the first applicant's as if alone. */
const copiesOf = (app: Application): Copy[] =>
  entries.flatMap(([type, kind]): Copy[] => {
    const { participants } = app.heloc;
    if (!kind.each || participants.length < 2) return [{ uuid: documentUuid(app, type), type, kind }];
    return participants.map(({ uuid, role, firstName, lastName }) => ({
      uuid: documentUuid(app, type, role === 'APPLICANT' ? undefined : uuid),
      type,
      kind,
      addressee: fullName({ firstName, lastName }),
    }));
  });

const titleOf = ({ kind, addressee }: Copy) => (addressee ? `${kind.title}: ${addressee}` : kind.title);

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
  return copiesOf(app)
    .filter(({ kind }) => hasReached(status, kind.from) && (kind.when?.(app.heloc) ?? true))
    .map((copy) => {
      const { uuid, type, kind } = copy;
      const state = app.documents[uuid];
      return {
        uuid,
        type,
        title: titleOf(copy),
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

export const kindOf = (app: Application, uuid: string): Copy | undefined =>
  copiesOf(app).find((copy) => copy.uuid === uuid);

/** Writes a document with the application's figures as they are now. */
export async function renderDocument(app: Application, uuid: string, lenderOf: LenderOf) {
  const found = kindOf(app, uuid);
  if (!found) return undefined;
  const state = app.documents[uuid];
  const content: Content = {
    title: found.kind.title,
    sections: found.kind.sections(app.heloc, await lenderOf(app.org), found.addressee),
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
