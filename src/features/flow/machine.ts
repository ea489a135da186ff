import { nextPoll, pollDelay } from '#src/domain/application/polling.ts';
import type {
  Address,
  Answers,
  FlowRules,
  GateEffect,
  GateEvent,
  GateState,
  PollStart,
} from './gateState.ts';
import { gateView } from './gateView.ts';

const IDLE = { kind: 'idle' } as const;

export function initialState<Data, Screen, Closed>(
  address: Address<Screen>,
  answers: Answers<Data, Closed>,
): GateState<Data, Screen, Closed> {
  return {
    address,
    answers,
    activity: IDLE,
    assumedStatus: undefined,
    holdCount: 0,
    waitId: 0,
    reported: undefined,
    failure: undefined,
    reread: undefined,
  };
}

/**
 * The gate of one remote: what each event makes of a state, and what a state shows. Nothing here has an effect.
 * Source: docs/rules.md#polling-for-a-status.
 */
export function gateMachine<Data, Screen, Closed>(rules: FlowRules<Data, Screen>) {
  type State = GateState<Data, Screen, Closed>;
  type Event = GateEvent<Data, Screen, Closed>;
  type Step = readonly [State, readonly GateEffect[]];
  const { dataOf, resolvedAt, destinationOf, view } = gateView<Data, Screen, Closed>(rules);

  /** What an idle gate does by itself: it follows the status. `tries`: those that found a status that waits. */
  function follow(state: State, before: readonly GateEffect[] = [], tries: 0 | 1 = 1): Step {
    const data = dataOf(state);
    const resolved = resolvedAt(state, state.address);
    if (state.activity.kind !== 'idle' || data === undefined || resolved === undefined)
      return [state, before];
    const effects = [...before];
    const unknown = rules.destinationOf(data).unknown;
    if (unknown !== undefined && unknown !== state.reported)
      effects.push({ do: 'report-unknown', status: unknown });
    const held = state.answers.kind === 'known' ? state.answers.data : data;
    const status = rules.statusOf(held);
    const rereads = state.reread !== status && rules.isMixed(held);
    if (rereads) effects.push({ do: 'reread' });
    const next = { ...state, reported: unknown, reread: rereads ? status : state.reread };
    if (state.holdCount > 0) return [next, effects];
    if (resolved.kind === 'wait')
      return poll(next, { reason: 'visit', snapshot: undefined, attempts: tries, lastSeen: status }, effects);
    if (resolved.kind === 'here' || resolved.to.kind !== 'screen' || resolved.to.path === state.address.path)
      return [next, effects];
    const { to } = resolved;
    return [
      { ...next, activity: { kind: 'going', to, snapshot: undefined } },
      [...effects, { do: 'go', to, replace: true }],
    ];
  }

  function poll(state: State, wait: PollStart<Data>, before: readonly GateEffect[] = []): Step {
    const waitId = state.waitId + 1;
    const activity = { kind: 'polling', submitted: undefined, ...wait } as const;
    const { attempts } = wait;
    const first: GateEffect[] =
      attempts === 0
        ? [{ do: 'prepare' }, { do: 'try', waitId, delayMs: 0 }]
        : [{ do: 'try', waitId, delayMs: pollDelay(attempts) }];
    return [{ ...state, waitId, activity }, [...before, ...first]];
  }

  /** Everything that came with a new status is known: on to where it leads. */
  function advance(state: State): Step {
    const { activity, answers } = state;
    if (activity.kind !== 'reading' || !activity.isRead || answers.kind === 'loading') return [state, []];
    const { status, gaveUp, lastSeen, snapshot, reason } = activity;
    const assumedStatus = gaveUp && status !== null ? status : undefined;
    const next = { ...state, assumedStatus, activity: IDLE };
    const data = dataOf(next);
    if (data === undefined) return [next, [{ do: 'finish' }]];
    const to = rules.destinationOf(data);
    const effects: GateEffect[] = [];
    if (gaveUp) effects.push({ do: 'report-stuck', status: lastSeen });
    if (status) effects.push({ do: 'emit-status', status });
    // A status that leads away, or to a wait, is followed like that of a visit.
    if (to.kind !== 'screen') return follow(next, [...effects, { do: 'finish' }]);
    return [
      { ...next, activity: { kind: 'going', to, snapshot } },
      [...effects, { do: 'go', to, replace: reason === 'visit' }, { do: 'finish' }],
    ];
  }

  const handlers: { [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => Step } = {
    arrived(state, { address }) {
      const { activity } = state;
      const next = { ...state, address };
      const isOver =
        activity.kind === 'going' ||
        // Something can be shown there, whatever is waited for.
        (activity.kind !== 'idle' &&
          !(activity.kind !== 'failed' && activity.reason === 'submit') &&
          resolvedAt(next, address)?.kind !== 'wait');
      return follow(isOver ? { ...next, activity: IDLE } : next);
    },
    answered(state, { answers }) {
      if (answers === state.answers) return [state, []];
      // What is known stays on the page while more is asked for.
      if (state.answers.kind === 'known' && (answers.kind === 'loading' || answers.kind === 'failed'))
        return [state, []];
      const next = { ...state, answers };
      if (next.activity.kind === 'reading') return advance(next);
      if (answers.kind === 'failed') {
        const { error } = answers;
        if (error === state.failure) return [next, []];
        return [{ ...next, failure: error }, [{ do: 'report-failed', error }]];
      }
      const recovers = next.activity.kind === 'failed' && resolvedAt(next, next.address)?.kind !== 'wait';
      return follow(recovers ? { ...next, activity: IDLE } : next);
    },
    submitted(state) {
      const data = dataOf(state);
      const resolved = resolvedAt(state, state.address);
      if (data === undefined || resolved === undefined) return [state, [{ do: 'finish' }]];
      const editing = resolved.kind === 'here' && resolved.editing;
      // A status that is not this screen's was not submitted here: it may be the next one already.
      const submitted = resolved.kind === 'here' && !editing ? rules.statusOf(data) : undefined;
      const snapshot = { data, editing };
      return poll(state, { reason: 'submit', snapshot, attempts: 0, submitted, lastSeen: undefined });
    },
    tried(state, { waitId, observed, declined }) {
      const { activity } = state;
      if (activity.kind !== 'polling' || waitId !== state.waitId) return [state, []];
      const { reason, snapshot, submitted } = activity;
      const attempt = activity.attempts + 1;
      const decision = nextPoll({ attempt, observed, submitted, declined, lastSeen: activity.lastSeen });
      const lastSeen = observed ?? activity.lastSeen;
      if (decision.kind === 'wait') {
        return [
          { ...state, activity: { ...activity, attempts: attempt, lastSeen } },
          [{ do: 'try', waitId, delayMs: decision.delayMs }],
        ];
      }
      const { status } = decision;
      const gaveUp = decision.kind === 'give-up';
      return [
        {
          ...state,
          activity: { kind: 'reading', reason, snapshot, status, gaveUp, lastSeen, isRead: false },
        },
        [{ do: 'read', waitId }],
      ];
    },
    read(state, { waitId, answers }) {
      const { activity } = state;
      if (activity.kind !== 'reading' || waitId !== state.waitId) return [state, []];
      return advance({ ...state, answers, activity: { ...activity, isRead: true } });
    },
    unread(state, { waitId, error }) {
      const { activity } = state;
      if (activity.kind !== 'reading' || waitId !== state.waitId) return [state, []];
      if (activity.reason === 'visit')
        return [{ ...state, activity: { kind: 'failed' } }, [{ do: 'report-failed', error }]];
      return follow({ ...state, activity: IDLE }, [{ do: 'finish', error }]);
    },
    held: (state) => [{ ...state, holdCount: state.holdCount + 1 }, []],
    released: (state) => follow({ ...state, holdCount: state.holdCount - 1 }),
    'gave-up': (state) => follow({ ...state, assumedStatus: 'UNKNOWN' }),
    refreshed(state) {
      const activity = state.activity.kind === 'failed' ? IDLE : state.activity;
      return follow({ ...state, assumedStatus: undefined, activity });
    },
    retried(state) {
      if (state.activity.kind === 'failed') return follow({ ...state, activity: IDLE }, [], 0);
      return state.answers.kind === 'failed'
        ? [{ ...state, answers: { kind: 'loading' } }, [{ do: 'load' }]]
        : [state, []];
    },
  };

  /** Total: an event that a state does not expect leaves it as it is. */
  function transition(state: State, event: Event): Step {
    const handler = handlers[event.type] as (state: State, event: Event) => Step;
    return handler(state, event);
  }

  return { transition, view, destinationOf };
}
