import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router';
import { type Destination, searchFor } from '#src/domain/routing.ts';
import { statusCode } from '#src/domain/status.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { blurPressed } from '../screens/headingFocus.ts';
import { createGate, type FlowSource, type GatePort } from './createGate.ts';
import type { Flow } from './FlowContext.ts';
import type { FlowRules, GateView } from './gateState.ts';
import { type FlowScreen, findScreen } from './match.ts';
import { useComeBack } from './useComeBack.ts';

interface GateInput<Data, Screen, Closed> {
  /** In front of the screens' paths, e.g. `/{uuid}`. */
  base: string;
  screens: readonly Screen[];
  rules: FlowRules<Data, Screen>;
  source: FlowSource<Data, Closed>;
  /** Names the case in a report; nothing personal. */
  about: Readonly<Record<string, string>>;
}

/**
 * The gate of a remote: shows the screen in the address if the status allows it, else goes where the status leads.
 * The input is read once: a component of another case is another one, by its `key`.
 *
 * @returns `screen`: the one in the address, whatever is shown
 */
export function useGate<Data, Screen extends FlowScreen, Closed>(
  input: GateInput<Data, Screen, Closed>,
): { view: GateView<Data, Screen, Closed>; screen: Screen | undefined; flow: Flow; retry(): void } {
  const [{ base, screens, rules, source, about }] = useState(input);
  const runtime = useRuntime();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const path = pathname.slice(base.length).replace(/^\/|\/$/g, '');
  const address = useMemo(() => ({ path, screen: findScreen(screens, path)?.screen }), [screens, path]);

  /** The router as it is when one goes, long after the render that asked for it. */
  const router = useRef({ navigate, search });
  useLayoutEffect(() => {
    router.current = { navigate, search };
  }, [navigate, search]);

  const [gate] = useState(() => createGate(rules, source, port(), address));
  const [state, setState] = useState(gate.get);
  useLayoutEffect(() => {
    const stop = gate.subscribe(() => setState(gate.get()));
    const end = gate.start();
    return () => {
      stop();
      end();
    };
  }, [gate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, to the same address too.
  useLayoutEffect(() => gate.send({ type: 'arrived', address }), [gate, address, key]);
  useComeBack(async () => {
    await source.readAll();
    gate.send({ type: 'news' });
  });

  function open(path: string, query: Record<string, string> | undefined, options?: { replace: boolean }) {
    const { navigate, search } = router.current;
    navigate({ pathname: `${base}/${path}`, search: searchFor(new URLSearchParams(search), query) }, options);
  }

  /** Where the routing table says, with what of the query may travel. */
  function go(to: Destination, replace: boolean): void {
    if (to.kind === 'leave') return void runtime.leave(to.path);
    if (to.kind === 'screen') open(to.path, to.query, { replace });
    // Where there is nothing to show yet, the bare address waits for what comes.
    else open('', undefined, { replace });
    blurPressed(runtime.root);
  }

  function port(): GatePort {
    const { emit, reporter } = runtime;
    return {
      go,
      tell: (checklistStatus) => emit({ type: 'status', checklistStatus }),
      reportStuck: (status) =>
        reporter.warn('The status did not move on', { ...about, status: statusCode(status) }),
      reportUnknown(status) {
        const correlationId = newUuid();
        reporter.warn('Unknown checklist status', { ...about, status, correlationId });
        emit({ type: 'error', code: 'unknown-status', retryable: false, correlationId });
      },
    };
  }

  const { screen } = address;
  // The same object for as long as a screen is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else it uses stays the same, or is read when it runs.
  const flow: Flow = useMemo(
    () => ({
      advance: gate.advance,
      refresh: source.refresh,
      async recheck() {
        if (await source.recheck()) gate.send({ type: 'news' });
      },
      toChild(name, params = {}, query) {
        // An answer to a screen that has been left meanwhile leads nowhere.
        if (gate.get().address.screen !== screen) return;
        const pattern = screen?.children?.[name];
        if (!pattern) throw new Error(`The screen ${screen?.path} has no child "${name}"`);
        open(generatePath(pattern, params), query);
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
    }),
    [gate, source, screen],
  );
  return { view: gate.view(state, address), screen, flow, retry: () => gate.send({ type: 'retried' }) };
}
