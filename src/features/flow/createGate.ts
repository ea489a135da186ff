import { backOff } from '#src/api/client/backOff.ts';
import type { Destination } from '#src/domain/application/routing.ts';
import type { Address, Answers, FlowRules, GateEffect, GateEvent, GateState } from './gateState.ts';
import { gateMachine, initialState } from './machine.ts';

/** Where a remote's answers come from. */
export interface FlowSource<Data, Closed> {
  get(): Answers<Data, Closed>;
  /** Loads everything, and calls the listener whenever an answer changes. */
  subscribe(listener: () => void): () => void;
  /** The status alone, fresh. Rejects when it cannot be had. */
  readStatus(): Promise<{ status: string | null; declined: boolean }>;
  /** Begins to read, beside the look at the status, what may be of use with it. */
  prepare(): void;
  /** What came with a new status, read after it or with it. Rejects when it cannot be had. */
  readRest(): Promise<unknown>;
  /** Asks again for what lags behind the status. */
  reread(): void;
  /** Refetches what determines the status. */
  refresh(): Promise<void>;
  /** Checks the status once, and the rest once it no longer waits. @returns whether it no longer waits */
  recheck(): Promise<boolean>;
  /** Asks for everything again, what was lost on the way included. */
  readAll(): Promise<void>;
}

/** What a gate does outside of itself. */
export interface GatePort {
  go(to: Destination, replace: boolean): void;
  emitStatus(status: string): void;
  reportStuck(status: string | null | undefined): void;
  reportUnknown(status: string): void;
  reportFailed(error: unknown): void;
}

/** The looks at the status of a wait, at once or later. */
function createTries<Data, Closed>(
  source: FlowSource<Data, Closed>,
  isAwaited: (waitId: number) => boolean,
  tell: (event: Extract<GateEvent<Data, never, Closed>, { type: 'tried' }>) => void,
) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** What the last one failed with. */
  let failure: unknown;

  async function attempt(waitId: number): Promise<void> {
    if (!isAwaited(waitId)) return;
    try {
      const { status, declined } = await source.readStatus();
      failure = undefined;
      tell({ type: 'tried', waitId, observed: status, declined });
    } catch (error) {
      failure = error;
      tell({ type: 'tried', waitId, observed: undefined, declined: false });
    }
  }

  return {
    begin() {
      failure = undefined;
      source.prepare();
    },
    attempt(waitId: number, delayMs: number) {
      if (delayMs === 0) return void attempt(waitId);
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          void attempt(waitId);
        },
        // No sooner than the server asks for.
        backOff(delayMs, 0, failure),
      );
      timers.add(timer);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** The submit that waits for the next status: a later one takes the place of an earlier one. */
function createPending() {
  let pending: { resolve(): void; reject(error: unknown): void } | undefined;
  function finish(error?: unknown): void {
    const waiting = pending;
    pending = undefined;
    if (error === undefined) waiting?.resolve();
    else waiting?.reject(error);
  }
  return {
    finish,
    begin(): Promise<void> {
      finish();
      return new Promise((resolve, reject) => {
        pending = { resolve, reject };
      });
    },
  };
}

/** A gate at work: a state machine with its effects. Outside React, so that an event costs one render at most. */
export function createGate<Data, Screen, Closed>(
  rules: FlowRules<Data, Screen>,
  source: FlowSource<Data, Closed>,
  port: GatePort,
  address: Address<Screen>,
) {
  const machine = gateMachine<Data, Screen, Closed>(rules);
  const listeners = new Set<() => void>();
  let state: GateState<Data, Screen, Closed> = initialState(address, source.get());
  const pending = createPending();
  let isRunning = false;
  const tries = createTries<Data, Closed>(
    source,
    (waitId) => waitId === state.waitId && state.activity.kind === 'polling',
    send,
  );

  function send(event: GateEvent<Data, Screen, Closed>): void {
    if (!isRunning) return;
    const [next, effects] = machine.transition(state, event);
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener();
    }
    for (const effect of effects) (perform[effect.do] as (effect: GateEffect) => void)(effect);
  }

  const perform: { [Name in GateEffect['do']]: (effect: Extract<GateEffect, { do: Name }>) => void } = {
    prepare: () => tries.begin(),
    try: ({ waitId, delayMs }) => tries.attempt(waitId, delayMs),
    read: ({ waitId }) => void readRest(waitId),
    load: () => void source.readAll(),
    reread: () => source.reread(),
    go: ({ to, replace }) => port.go(to, replace),
    finish: ({ error }) => pending.finish(error),
    'emit-status': ({ status }) => port.emitStatus(status),
    'report-stuck': ({ status }) => port.reportStuck(status),
    'report-unknown': ({ status }) => port.reportUnknown(status),
    'report-failed': ({ error }) => port.reportFailed(error),
  };

  async function readRest(waitId: number): Promise<void> {
    try {
      await source.readRest();
      send({ type: 'read', waitId, answers: source.get() });
    } catch (error) {
      send({ type: 'unread', waitId, error });
    }
  }

  return {
    get: () => state,
    view: machine.view,
    /** Where the status leads, once it is known. */
    destination: () => machine.destinationOf(state),
    send,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** After a submit: resolves where the status leads, rejects when that cannot be found out. */
    advance(): Promise<void> {
      const moved = pending.begin();
      send({ type: 'submitted' });
      return moved;
    },
    /** Begins to ask and to follow. @returns the end of it */
    start(): () => void {
      isRunning = true;
      const stop = source.subscribe(() => send({ type: 'answered', answers: source.get() }));
      send({ type: 'answered', answers: source.get() });
      return () => {
        isRunning = false;
        stop();
        tries.stop();
        pending.finish();
      };
    },
  };
}
