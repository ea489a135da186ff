import type { getCoDeedDocuments } from '#src/api/contract/coDeed.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { Signer } from '#src/api/contract/parts.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { coDeedOf } from '../model/coDeed.ts';
import type { Application } from '../model/records.ts';
import { CATALOGUE, type DocumentType } from './catalogue.ts';
import type { Lender, LenderOf } from './lender.ts';
import { documentUuid } from './opened.ts';
import { makePdf, type Section } from './pdf.ts';
import { rightToCancel } from './rightToCancel.ts';

type Listed = ResponseOf<typeof getCoDeedDocuments>['documents'][number];

interface SignerDocument {
  /** Only for some. */
  when?: (app: Application, signer: Signer) => boolean;
  sections: (app: Application, signer: Signer, lender: Lender) => Section[];
}

const nameOf = (app: Application, signer: Signer): string => {
  const { firstName, lastName } = coDeedOf(app, signer).legalName ?? signer;
  return fullName({ firstName, lastName });
};

/** Whoever lives in the home that secures the line can cancel it (docs/rules.md#right-to-cancel). */
export const hasRightToCancel = (app: Application, signer: Signer): boolean =>
  app.heloc.property.occupancyType === 'HOME' && coDeedOf(app, signer).livesInHome;

/** What a signer reads to its end and signs, in reading order: copies of their own (docs/rules.md#what-a-signer-may-see). */
const DOCUMENTS: Readonly<Partial<Record<DocumentType, SignerDocument>>> = {
  RIGHT_TO_CANCEL: {
    when: hasRightToCancel,
    sections: (app, signer, lender) => [
      {
        heading: 'Your home',
        figures: [
          ['Lender', lender.name],
          ['Owner', nameOf(app, signer)],
          ['Property', formatAddress(app.heloc.property)],
        ],
      },
      ...rightToCancel(app.heloc, lender),
    ],
  },
  DEED: { sections: ({ heloc }, _, lender) => CATALOGUE.DEED.sections(heloc, lender) },
};

interface Copy extends SignerDocument {
  uuid: string;
  type: DocumentType;
}

const copiesOf = (app: Application, signer: Signer): Copy[] =>
  (Object.entries(DOCUMENTS) as [DocumentType, SignerDocument][])
    .filter(([, { when }]) => when?.(app, signer) ?? true)
    .map(([type, document]) => ({ ...document, type, uuid: documentUuid(app, type, signer.uuid) }));

/** Uuids of what a signer has to read to its end. */
export const mustRead = (app: Application, signer: Signer): string[] =>
  copiesOf(app, signer).map(({ uuid }) => uuid);

export const signerDocuments = (app: Application, signer: Signer): Listed[] =>
  copiesOf(app, signer).map(({ uuid, type }) => {
    const { read, signedAt } = coDeedOf(app, signer);
    return {
      uuid,
      type,
      title: CATALOGUE[type].title,
      pages: null,
      size: null,
      mustRead: true,
      readAt: read[uuid] ?? null,
      signedAt: signedAt ?? null,
      available: signer.invitedAt ?? app.heloc.auditFields.createdDate,
    };
  });

/** Writes a document as the signer reads it; signed, it is their copy. */
export async function renderSignerDocument(
  app: Application,
  signer: Signer,
  uuid: string,
  lenderOf: LenderOf,
) {
  const copy = copiesOf(app, signer).find((other) => other.uuid === uuid);
  if (!copy) return undefined;
  const { title, signatures } = CATALOGUE[copy.type] as { title: string; signatures?: readonly string[] };
  const { signedAt } = coDeedOf(app, signer);
  const pdf = await makePdf(
    {
      title,
      sections: copy.sections(app, signer, await lenderOf(app.org)),
      signatures: (signatures ?? []).map((label) => ({
        label,
        signedName: signedAt && nameOf(app, signer),
        signedAt: signedAt?.slice(0, 10),
      })),
    },
    {
      date: new Date(app.heloc.auditFields.createdDate),
      footer: `${title}   Application ${app.heloc.loanNumber}`,
    },
  );
  return { ...pdf, title };
}
