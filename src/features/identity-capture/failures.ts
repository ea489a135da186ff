import type { Translate } from '#src/brand/copy.tsx';
import { IDENTITY_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { isOneOf } from '#src/domain/enums.ts';
import type { copy } from './copy.ts';

/** What helps against it: another photo of the same document, or another document. */
const REMEDIES = {
  GLARE: 'photo',
  BLUR: 'photo',
  EDGE_CUT_OFF: 'photo',
  EXPIRED: 'document',
  WRONG_KIND: 'document',
  NAME_MISMATCH: 'document',
  NOT_ACCEPTED: 'document',
} as const;
type Failure = keyof typeof REMEDIES;
type T = Translate<(typeof copy)['strings']>;

const known = (failure: string | null | undefined): Failure | undefined =>
  isOneOf(Object.keys(REMEDIES) as Failure[], failure) ? failure : undefined;

export function kindLabel(kind: unknown, t: T): string {
  return t(isOneOf(IDENTITY_DOCUMENTS, kind) ? kind : 'anyKind');
}

/** Why the document could not be used. */
export function failureText(failure: string | null | undefined, kind: unknown, t: T): string {
  const reason = known(failure);
  if (reason === 'WRONG_KIND') return t(reason, { kind: kindLabel(kind, t) });
  return t(reason ?? 'unreadable');
}

/** What to do about it. */
export function remedyText(failure: string | null | undefined, kind: unknown, t: T): string {
  const reason = known(failure);
  return t(`do${reason ?? 'UNREADABLE'}`, { kind: kindLabel(kind, t) });
}

export const remedyFor = (failure: string | null | undefined) => REMEDIES[known(failure) ?? 'BLUR'];
