import type { Translate } from '#src/brand/copy.tsx';
import { IDENTITY_DOCUMENTS, isOneOf } from '#src/domain/enums.ts';
import type { copy } from './copy.ts';

const FAILURES = ['GLARE', 'BLUR', 'EDGE_CUT_OFF', 'EXPIRED', 'NAME_MISMATCH'] as const;
type T = Translate<(typeof copy)['strings']>;

export function kindLabel(kind: unknown, t: T): string {
  return t(isOneOf(IDENTITY_DOCUMENTS, kind) ? kind : 'anyKind');
}

/** Why the document could not be used. */
export function failureText(failure: string | null | undefined, kind: unknown, t: T): string {
  if (failure === 'WRONG_KIND') return t('WRONG_KIND', { kind: kindLabel(kind, t) });
  return isOneOf(FAILURES, failure) ? t(failure) : t('unreadable');
}
