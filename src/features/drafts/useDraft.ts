import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getDraft, putDraft } from '#src/api/contract/drafts.ts';
import { draftQuery } from '#src/api/queries/drafts.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSource } from '#src/platform/useSource.ts';
import { useApplication } from '../application/ApplicationContext.ts';
import { DraftKeeper, type DraftValues, type StoredDraft } from './DraftKeeper.ts';

export interface Draft<Values> {
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

/** The drafts of a mount, one map per store: a save that is under way outlives its screen. */
const keepersAtom = atom(() => new Map<string, DraftKeeper>());

function useKeeper(uuid: string, screen: string): DraftKeeper {
  const { api, personal } = useRuntime();
  const keepers = useAtomValue(keepersAtom);
  return useMemo(() => {
    const name = `${uuid}/${screen}`;
    const params = { uuid, screen };
    const inFlightKey = `draft:${name}`;
    const keeper =
      keepers.get(name) ??
      new DraftKeeper(
        {
          get: (signal) => api.call(getDraft, { params, ...(signal ? { signal } : {}) }),
          put: (body) => api.call(putDraft, { params, body, keepalive: true }),
        },
        {
          get: () => personal.session.get(inFlightKey),
          set: (version) =>
            version === undefined
              ? personal.session.remove(inFlightKey)
              : personal.session.set(inFlightKey, version),
        },
      );
    keepers.set(name, keeper);
    return keeper;
  }, [api, keepers, personal, screen, uuid]);
}

/** What waits is saved when the page goes, is hidden, or is online again; and the browser asks before it is lost. */
function useKeptSafe(keeper: DraftKeeper): void {
  useEffect(() => {
    const flush = () => keeper.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') keeper.flush();
    };
    const ask = (event: BeforeUnloadEvent) => {
      keeper.flush();
      if (keeper.isUnsaved) event.preventDefault();
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
      keeper.flush();
    };
  }, [keeper]);
}

/**
 * What was typed on a screen and not yet submitted, kept on the server so that it is there on any device
 * (docs/rules.md#drafts-of-a-screen). `omit` names the fields that must never leave the page: SSN and account numbers.
 */
export function useDraft<Values extends object>(
  screen: string,
  { omit = [] }: { omit?: readonly (keyof Values & string)[] } = {},
): Draft<Values> {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const name = segment(screen);
  const keeper = useKeeper(uuid, name);
  useKeptSafe(keeper);
  const query = useQuery({ ...draftQuery(api, uuid, name), queryFn: ({ signal }) => keeper.read(signal) });
  const [taken, setTaken] = useState<{ values: DraftValues; revision: number }>();
  const other = useSource(keeper.subscribe, keeper.conflict);
  const state = useSource(keeper.subscribe, keeper.state);
  const [omitted] = useState(omit);

  const save = useCallback(
    (values: Partial<Values>) => {
      const kept: DraftValues = { ...values };
      for (const field of omitted) delete kept[field];
      keeper.save(kept);
    },
    [keeper, omitted],
  );
  return {
    query,
    values: (taken?.values ?? query.data ?? {}) as Partial<Values>,
    revision: taken?.revision ?? 0,
    save,
    submitted: useCallback(() => keeper.clear({ submitted: true }), [keeper]),
    forget: useCallback(() => keeper.clear(), [keeper]),
    state,
    conflict: other && { other, mine: (keeper.mine ?? {}) as Partial<Values> },
    keepMine: () => keeper.keepMine(),
    takeOther() {
      const values = keeper.takeOther();
      setTaken((before) => ({ values, revision: (before?.revision ?? 0) + 1 }));
    },
  };
}

/** A screen's name as one path segment. */
const segment = (screen: string) => screen.replaceAll('/', '.');
