import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMatch } from 'react-router';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { type Case, useCase } from '../case/CaseContext.ts';
import { fillPattern } from '../screens/fillPattern.ts';
import { DraftSync, type DraftValues, type StoredDraft } from './DraftSync.ts';
import { draftSyncsAtom } from './draftSyncs.ts';

export interface Draft<Values> {
  /** Tells it from the other drafts of the application. */
  name: string;
  /** A form waits for this query, since a draft that came later would overwrite what is typed. */
  query: UseQueryResult<DraftValues>;
  values: Partial<Values>;
  /** Changes when other values are to be shown than those that the form began with. */
  revision: number;
  /** Keeps what is typed, a moment later. */
  save(values: Partial<Values>): void;
  /** Forgets it, once it has been submitted. */
  submitted(): void;
  /** Forgets it without a submit. */
  forget(): void;
  /** Whether what was typed is saved; undefined while nothing needs to be shown. */
  state: 'saved' | 'unsaved' | undefined;
  /** A version that another page saved meanwhile, and the one on this page. */
  conflict: { other: StoredDraft; mine: Partial<Values> } | undefined;
  keepMine(): void;
  takeOther(): void;
}

function useDraftSync({ uuid, calls }: Case, screen: string): DraftSync {
  const { personal } = useRuntime();
  const syncs = useAtomValue(draftSyncsAtom);
  return useMemo(() => {
    const name = `${uuid}/${screen}`;
    const inFlightKey = `draft:${name}`;
    const sync =
      syncs.get(name) ??
      new DraftSync(
        {
          get: (signal) => calls.getDraft(screen, signal),
          put: (body) => calls.putDraft(screen, body),
        },
        {
          get: () => personal.session.get(inFlightKey),
          set: (version) =>
            version === undefined
              ? personal.session.remove(inFlightKey)
              : personal.session.set(inFlightKey, version),
        },
      );
    syncs.set(name, sync);
    return sync;
  }, [calls, syncs, personal, screen, uuid]);
}

/** What waits is saved when the page goes, is hidden, or is online again; and the browser asks before it is lost. */
function useSaveBeforeUnload(sync: DraftSync): void {
  useEffect(() => {
    const flush = () => sync.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') sync.flush();
    };
    const ask = (event: BeforeUnloadEvent) => {
      sync.flush();
      if (sync.isUnsaved) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', ask);
      sync.flush();
    };
  }, [sync]);
}

export interface DraftInput<Values extends object> {
  /** Which of the screen's drafts, where it has more than one: follows the path in the draft's name. */
  part?: string | undefined;
  /** In place of the screen's path, for a form that is the same one on every screen. */
  name?: string | undefined;
  /** The fields that must never leave the page: SSN and account numbers. */
  omit?: readonly (keyof Values & string)[] | undefined;
}

/**
 * The path of the shown page, from its definition, so that no form can be kept as another page's. What the address has
 * for a parameter stands in its place: `income/upload/paystub` has another draft than `income/upload/w2`.
 */
function usePagePath(page: string): string {
  const match = useMatch(`/:base/${page}`);
  return fillPattern(page, match?.params ?? {});
}

/**
 * What was typed on a screen and not yet submitted, kept on the server so that it is there on any device
 * (docs/rules.md#drafts-of-a-screen), by the path of the shown screen.
 */
export function useDraft<Values extends object>({
  part,
  name: ownName,
  omit = [],
}: DraftInput<Values> = {}): Draft<Values> {
  const work = useCase();
  const path = usePagePath(work.page);
  const name = segment(ownName ?? (part ? `${path}/${part}` : path));
  const sync = useDraftSync(work, name);
  useSaveBeforeUnload(sync);
  // Read once when a page opens; afterwards the form holds the truth.
  const query = useQuery({
    queryKey: ['draft', work.uuid, name],
    queryFn: ({ signal }) => sync.read(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [taken, setTaken] = useState<{ values: DraftValues; revision: number }>();
  const other = useExternalValue(sync.subscribe, sync.conflict);
  const state = useExternalValue(sync.subscribe, sync.state);
  const [omitted] = useState(omit);

  const save = useCallback(
    (values: Partial<Values>) => {
      const kept: DraftValues = { ...values };
      for (const field of omitted) delete kept[field];
      sync.save(kept);
    },
    [sync, omitted],
  );
  return {
    name,
    query,
    values: (taken?.values ?? query.data ?? {}) as Partial<Values>,
    revision: taken?.revision ?? 0,
    save,
    submitted: useCallback(() => sync.clear({ submitted: true }), [sync]),
    forget: useCallback(() => sync.clear(), [sync]),
    state,
    conflict: other && { other, mine: (sync.local ?? {}) as Partial<Values> },
    keepMine: () => sync.keepMine(),
    takeOther() {
      const values = sync.takeOther();
      setTaken((before) => ({ values, revision: (before?.revision ?? 0) + 1 }));
    },
  };
}

/** A draft's name as one path segment. */
const segment = (name: string) => name.replaceAll('/', '.');
