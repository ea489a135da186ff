import type { InferType } from 'yup';
import type { documentSchema } from '#src/api/contract/documents.ts';
import { CONSENT_TYPES, type ConsentType } from '#src/domain/application/applicationEnums.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { isSafeReturnPath } from '#src/domain/text/links.ts';

export type Listed = InferType<ReturnType<typeof documentSchema>>;

/** The documents that the address asks for, in its order, one parameter or a list with commas; all when it names none. */
export function wantedDocuments(all: readonly Listed[], search: URLSearchParams): Listed[] {
  const wanted = search
    .getAll('documentUuid')
    .flatMap((value) => value.split(','))
    .filter(Boolean);
  if (wanted.length === 0) return all.filter(({ category }) => category !== 'UPLOAD');
  return [...new Set(wanted)].flatMap((uuid) => all.find((document) => document.uuid === uuid) ?? []);
}

/** The consent that accepting a document records; undefined for one that only informs. */
export function consentOf({ consentType }: Listed): ConsentType | undefined {
  return isOneOf(CONSENT_TYPES, consentType) ? consentType : undefined;
}

export const isDone = (document: Listed): boolean =>
  consentOf(document) === undefined ? document.status !== 'NOT_OPENED' : document.status === 'ACCEPTED';

export type Return = { kind: 'app'; path: string } | { kind: 'site'; path: string } | { kind: 'status' };

/** Where to go afterwards: a path of this app, one of the same site, or wherever the status leads. */
export function returnFrom(search: URLSearchParams, basePath: string): Return {
  const path = search.get('returnTo');
  if (!isSafeReturnPath(path)) return { kind: 'status' };
  const base = basePath.replace(/\/$/, '');
  return path.startsWith(`${base}/`)
    ? { kind: 'app', path: path.slice(base.length) }
    : { kind: 'site', path };
}
