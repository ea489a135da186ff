import type { RefObject } from 'react';
import type { NavigateFunction } from 'react-router';
import { type Destination, searchFor } from '#src/domain/application/routing.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { fillPattern } from '../screens/fillPattern.ts';
import { blurPressed } from '../screens/headingFocus.ts';
import type { createGate, FlowSource } from './createGate.ts';
import type { Flow } from './FlowContext.ts';
import type { FlowScreen } from './match.ts';

/** How a flow moves in the router, below its base. */
export interface FlowNavigation {
  open(path: string, query: Record<string, string> | undefined, options?: { replace: boolean }): void;
  /** Where the routing table says, with what of the query may travel. */
  go(to: Destination, replace: boolean): void;
}

/** @param router as it is when one goes, long after the render that asked for it */
export function createNavigation(
  base: string,
  router: RefObject<{ navigate: NavigateFunction; search: string }>,
  runtime: Pick<Runtime, 'leave' | 'root'>,
): FlowNavigation {
  const open: FlowNavigation['open'] = (path, query, options) => {
    const { navigate, search } = router.current;
    navigate({ pathname: `${base}/${path}`, search: searchFor(search, query) }, options);
  };
  return {
    open,
    go(to, replace) {
      if (to.kind === 'leave') return void runtime.leave(to.path);
      if (to.kind === 'screen') open(to.path, to.query, { replace });
      // No screen yet: the address of the flow itself, where the gate waits for the next status.
      else open('', undefined, { replace });
      blurPressed(runtime.root);
      return undefined;
    },
  };
}

/** What the gate gives to the screen that it shows. */
export function createFlow<Data, Screen extends FlowScreen, Closed>(
  gate: ReturnType<typeof createGate<Data, Screen, Closed>>,
  source: FlowSource<Data, Closed>,
  { open, go }: FlowNavigation,
  screen: Screen | undefined,
  answered: () => void,
): Flow {
  return {
    advance() {
      answered();
      return gate.advance();
    },
    answered,
    async refresh() {
      const before = source.get();
      await source.refresh();
      return source.get() !== before;
    },
    async recheck() {
      const before = source.get();
      if (await source.recheck()) gate.send({ type: 'refreshed' });
      return source.get() !== before;
    },
    toChild(name, params = {}, query) {
      // An answer to a screen that has been left meanwhile leads nowhere.
      if (gate.get().address.screen !== screen) return;
      const pattern = screen?.children?.[name];
      if (!pattern) throw new Error(`The screen ${screen?.path} has no child "${name}"`);
      open(fillPattern(pattern, params), query);
    },
    giveUp: () => gate.send({ type: 'gave-up' }),
    hold() {
      gate.send({ type: 'held' });
      return () => gate.send({ type: 'released' });
    },
    toCurrent() {
      const to = gate.destination();
      if (to) go(to, false);
    },
  };
}
