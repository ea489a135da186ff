import { useCopy } from '#src/brand/copy.tsx';
import { Mark } from '#src/ui/primitives/Mark.tsx';
import { copy } from './copy.ts';
import type { Draft } from './useDraft.ts';

/** Shows that answers are saved. Screen readers announce failures only, since announcing each save would interrupt. */
export function SavedIndicator({ state }: Pick<Draft<object>, 'state'>) {
  const t = useCopy(copy);
  return (
    <Mark role={state === 'unsaved' ? 'status' : undefined} done={state === 'saved'}>
      {state ? t(state) : null}
    </Mark>
  );
}
