import type { ReactNode } from 'react';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { SavedIndicator } from './SavedIndicator.tsx';
import type { Draft } from './useDraft.ts';

/** Stands beside the submit button of a form with a draft: buttons to leave, and whether the draft is saved. */
export function DraftActions<Values>({ draft, children }: { draft: Draft<Values>; children: ReactNode }) {
  return (
    <>
      <Stack direction="row" gap={2}>
        {children}
        <SavedIndicator state={draft.state} />
      </Stack>
      <DraftConflict draft={draft} />
    </>
  );
}
