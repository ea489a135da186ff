import { useAtomValue } from 'jotai';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';
import { draftSyncsAtom } from './draftSyncs.ts';

/** Long enough for a save, short enough for a person who wants to leave. */
const LIMIT_MS = 1000;

/** Saves what is being typed, wherever on the page, before its session ends. Neither fails nor takes longer than a second. */
export function useSettleDrafts(): () => Promise<void> {
  const drafts = useAtomValue(draftSyncsAtom);
  return async () => {
    const saves = [...drafts.values()].map((draft) => draft.settle());
    await withTimeLimit(Promise.all(saves), LIMIT_MS);
  };
}
