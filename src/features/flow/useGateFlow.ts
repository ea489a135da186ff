import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router';
import { helocQuery } from '#src/api/queries/heloc.ts';
import { statusQuery } from '#src/api/queries/status.ts';
import { type Destination, searchFor } from '#src/domain/routing.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';
import type { Flow, Status } from './ApplicationContext.ts';
import type { Place } from './place.ts';
import { isWaiting } from './useAnswers.ts';
import type { GoTo } from './useGoTo.ts';

interface Gate {
  uuid: string;
  /** The screen in the address. */
  current: ScreenDefinition | undefined;
  /** The status that one goes by. */
  effective: Status | undefined;
  /** What the address gets. */
  place: Place | undefined;
  /** Where the status leads, once it is known. */
  destination: Destination | undefined;
  goTo: GoTo;
  poll(submitted: string | null | undefined, replace: boolean): Promise<void>;
  setGaveUp(status: string | undefined): void;
}

/** What the screens move on with, the same object for as long as a screen is shown; and whether one of them holds. */
export function useGateFlow(gate: Gate): { flow: Flow; held: boolean } {
  const { uuid, current, goTo, poll, setGaveUp } = gate;
  const { api } = useRuntime();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [holds, setHolds] = useState(0);
  /** What callbacks read when they run, long after the render that made them. */
  const here = useRef({ ...gate, search });
  here.current = { ...gate, search };

  const flow: Flow = useMemo(
    () => ({
      async advance() {
        const { place, effective } = here.current;
        // A status that is not this screen's was not submitted here: it may be the next one already.
        const own = place?.kind === 'here' && !place.editing;
        await poll(own ? (effective?.checklistStatus ?? null) : undefined, false);
      },
      async refresh() {
        await Promise.all([
          queries.invalidateQueries({ queryKey: helocQuery(api, uuid).queryKey }),
          queries.invalidateQueries({ queryKey: statusQuery(api, uuid).queryKey }),
        ]);
      },
      async recheck() {
        if (isWaiting(await queries.fetchQuery({ ...statusQuery(api, uuid), staleTime: 0 }))) return;
        await queries.invalidateQueries({ queryKey: helocQuery(api, uuid).queryKey });
        setGaveUp(undefined);
      },
      toChild(name, params = {}, query) {
        // An answer to a screen that has been left meanwhile leads nowhere.
        if (here.current.current !== current) return;
        const pattern = (current?.children as Record<string, string> | undefined)?.[name];
        if (!pattern) throw new Error(`The screen ${current?.path} has no child "${name}"`);
        navigate({
          pathname: `/${uuid}/${generatePath(pattern, params)}`,
          search: searchFor(new URLSearchParams(here.current.search), query),
        });
      },
      giveUp: () => setGaveUp('UNKNOWN'),
      hold() {
        setHolds((count) => count + 1);
        return () => setHolds((count) => count - 1);
      },
      toCurrent() {
        const { destination } = here.current;
        if (destination) goTo(destination, false);
      },
    }),
    [api, current, goTo, navigate, poll, queries, setGaveUp, uuid],
  );
  return { flow, held: holds > 0 };
}
