import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PHONE_PATH } from '#src/domain/application/entryPaths.ts';
import { searchFor } from '#src/domain/application/routing.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useCase } from '../case/CaseContext.ts';
import type { HandoffPort } from './model.ts';

/** For the case around, where its files may come from a phone. */
export function useHandoffPort(): HandoffPort | undefined {
  const { basePath } = useRuntime();
  const { handoff } = useCase().calls;
  const [search] = useSearchParams();
  return useMemo(
    () =>
      handoff && {
        ...handoff,
        // In the fragment, which no server and no log ever sees.
        linkFor: (token) =>
          new URL(`${basePath}/${PHONE_PATH}${searchFor(search)}#${token}`, window.location.origin).href,
      },
    [handoff, basePath, search],
  );
}
