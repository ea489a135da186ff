import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { statusCode, toldStatus } from '#src/domain/application/status.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { type Runtime, useRuntime } from '#src/platform/runtime.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import { createFlow, createNavigation, type FlowNavigation } from './createFlow.ts';
import { createGate, type FlowSource, type GatePort } from './createGate.ts';
import type { Flow } from './FlowContext.ts';
import type { FlowRules, GateView } from './gateState.ts';
import { type FlowScreen, findScreen } from './match.ts';
import { useRefreshOnReturn } from './useRefreshOnReturn.ts';

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

  /** The latest router: a navigation may come long after the render that asked for it. */
  const router = useLatest({ navigate, search });
  const [navigation] = useState(() => createNavigation(base, router, runtime));
  const [gate] = useState(() => createGate(rules, source, createPort(navigation, runtime, about), address));
  const view = gate.view(gate.get(), address);
  const shown = useLatest({ address, view });
  const [, render] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // Most often an arrival changes nothing: rendered again for it, the effects of a new screen would come before it is drawn.
    const stop = gate.subscribe(() => {
      const { address, view } = shown.current;
      if (!isSameView(view, gate.view(gate.get(), address))) render();
    });
    const end = gate.start();
    return () => {
      stop();
      end();
    };
  }, [gate, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, to the same address too.
  useLayoutEffect(() => gate.send({ type: 'arrived', address }), [gate, address, key]);
  useRefreshOnReturn(async () => {
    await source.readAll();
    gate.send({ type: 'refreshed' });
  });

  const { screen } = address;
  // The same object for as long as a screen is shown.
  const flow = useMemo(
    () => createFlow(gate, source, navigation, screen, runtime.answered),
    [gate, source, navigation, screen, runtime],
  );
  return { view, screen, flow, retry: () => gate.send({ type: 'retried' }) };
}

function isSameView(before: object, after: object): boolean {
  const names = Object.keys(after) as never[];
  return (
    names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], after[name]))
  );
}

function createPort(
  { go }: FlowNavigation,
  { emit, reporter }: Pick<Runtime, 'emit' | 'reporter'>,
  about: Readonly<Record<string, string>>,
): GatePort {
  return {
    go,
    emitStatus(status) {
      const checklistStatus = toldStatus(status);
      if (checklistStatus) emit({ type: 'status', checklistStatus });
    },
    reportStuck: (status) =>
      reporter.warn('The status did not move on', { ...about, status: statusCode(status) }),
    reportUnknown(status) {
      const correlationId = newUuid();
      const code = 'unknown-status';
      reporter.error(new Error('Unknown checklist status'), { ...about, code, status, correlationId });
      emit({ type: 'error', code, retryable: false, correlationId });
    },
    reportFailed: (error) => reporter.error(error, { ...about, where: 'gate' }),
  };
}
