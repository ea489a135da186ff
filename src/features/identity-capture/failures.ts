import type { Translate } from '#src/brand/copy.tsx';
import { IDENTITY_DOCUMENT_LABELS, type IdentityDocument } from '#src/domain/documents.ts';
import { IDENTITY_DOCUMENTS, isOneOf } from '#src/domain/enums.ts';
import type { copy } from './copy.ts';

const FAILURES = ['GLARE', 'BLUR', 'EDGE_CUT_OFF', 'EXPIRED', 'NAME_MISMATCH'] as const;
type T = Translate<(typeof copy)['strings']>;

export function kindLabel(kind: unknown): string {
  return isOneOf(IDENTITY_DOCUMENTS, kind) ? IDENTITY_DOCUMENT_LABELS[kind satisfies IdentityDocument] : 'ID';
}

/** Why the document could not be used. */
export function failureText(failure: string | null | undefined, kind: unknown, t: T): string {
  if (failure === 'WRONG_KIND') return t('WRONG_KIND', { kind: kindLabel(kind) });
  return isOneOf(FAILURES, failure) ? t(failure) : t('unreadable');
}
