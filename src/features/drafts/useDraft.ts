import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { putDraft } from '#src/api/contract/drafts.ts';
import { draftQuery } from '#src/api/queries/drafts.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useApplication } from '../flow/ApplicationContext.ts';

/** Long enough that typing a word is one save. */
const PAUSE_MS = 800;

export interface Draft<Values> {
  /** Whether the draft has been looked up; a form waits for it, or it would overwrite what is typed. */
  loaded: boolean;
  values: Partial<Values>;
  /** Keeps what is typed, a moment later. */
  save(values: Partial<Values>): void;
  /** Forgets it, once it has been submitted. */
  clear(): void;
}

/**
 * What was typed on a screen and not yet submitted, kept on the server so that it is there on any device
 * (design 3.4). `omit` names the fields that must never leave the page: SSN and account numbers.
 */
export function useDraft<Values extends object>(
  screen: string,
  { omit = [] }: { omit?: readonly (keyof Values & string)[] } = {},
): Draft<Values> {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const name = segment(screen);
  const queries = useQueryClient();
  const query = useQuery(draftQuery(api, uuid, name));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Partial<Values>>(undefined);
  const omitted = useRef(omit);

  const send = useCallback(
    (values: Partial<Values> | null) => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      queries.setQueryData(draftQuery(api, uuid, name).queryKey, { values: values as never, savedAt: null });
      // A draft that cannot be saved is still in the form; the next change tries again.
      api
        .call(putDraft, { params: { uuid, screen: name }, body: { values: values as never } })
        .catch(() => {});
    },
    [api, name, queries, uuid],
  );

  useEffect(
    () => () => {
      if (waiting.current) send(waiting.current);
    },
    [send],
  );

  const save = useCallback(
    (values: Partial<Values>) => {
      const kept = { ...values };
      for (const field of omitted.current) delete kept[field];
      waiting.current = kept;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(kept), PAUSE_MS);
    },
    [send],
  );
  const clear = useCallback(() => send(null), [send]);

  return {
    loaded: !query.isPending,
    values: (query.data?.values ?? {}) as Partial<Values>,
    save,
    clear,
  };
}

/** A screen's name as one path segment. */
const segment = (screen: string) => screen.replaceAll('/', '.');
