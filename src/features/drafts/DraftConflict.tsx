import { lazy, Suspense } from 'react';
import type { Draft } from './useDraft.ts';

const ConflictDialog = lazy(() =>
  import(/* webpackChunkName: "draft-conflict" */ './ConflictDialog.tsx').then((module) => ({
    default: module.ConflictDialog,
  })),
);

/** Asks which of two versions counts, as soon as there are two. Inside a form it names the fields as the form does. */
export function DraftConflict<Values>({ draft }: { draft: Draft<Values> }) {
  if (!draft.conflict) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...draft} conflict={draft.conflict} />
    </Suspense>
  );
}
