import type { SignerDocument } from '../document-file/queries.ts';

export type Reading = 'signed' | 'read' | 'toRead' | 'optional';

/** How far a person is with a document. */
export function readingOf({ signedAt, readAt, mustRead }: SignerDocument): Reading {
  if (signedAt) return 'signed';
  if (readAt) return 'read';
  return mustRead ? 'toRead' : 'optional';
}
