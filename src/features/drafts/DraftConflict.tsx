import { ConflictDialog } from './ConflictDialog.tsx';
import type { Draft } from './useDraft.ts';

/** Asks which of two versions counts, as soon as there are two. Inside a form it names the fields as the form does. */
export function DraftConflict<Values>({ draft }: { draft: Draft<Values> }) {
  return draft.conflict ? <ConflictDialog {...draft} conflict={draft.conflict} /> : null;
}
