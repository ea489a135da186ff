import { nextPoll } from '#src/domain/application/polling.ts';
import type { Address, Answers, FlowRules, GateEvent, GateState } from './gateState.ts';
import { type GateSteps, gateSteps, IDLE, type Step } from './gateSteps.ts';

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

/** What becomes of a state, by event. An event that a state does not expect leaves it as it is. */
type Handlers<Data, Screen, Closed> = {
  [Type in GateEvent<Data, Screen, Closed>['type']]: (
    state: GateState<Data, Screen, Closed>,
    event: Extract<GateEvent<Data, Screen, Closed>, { type: Type }>,
  ) => Step<Data, Screen, Closed>;
};

/** The person is at an address, or an answer has come. */
function onArrival<Data, Screen, Closed>({
  resolvedAt,
  follow,
  advance,
}: GateSteps<Data, Screen, Closed>): Pick<Handlers<Data, Screen, Closed>, 'arrived' | 'answered'> {
  return {
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
  };
}

/** Something was submitted, and the status is asked for until it has moved on. */
function whileWaiting<Data, Screen, Closed>(
  rules: FlowRules<Data, Screen>,
  { dataOf, resolvedAt, follow, poll, advance }: GateSteps<Data, Screen, Closed>,
): Pick<Handlers<Data, Screen, Closed>, 'submitted' | 'tried' | 'read' | 'unread'> {
  return {
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
  };
}

/** The page keeps the person, or lets go; what is believed of the status changes. */
function byPage<Data, Screen, Closed>({
  follow,
}: GateSteps<Data, Screen, Closed>): Pick<
  Handlers<Data, Screen, Closed>,
  'held' | 'released' | 'gave-up' | 'refreshed' | 'retried'
> {
  return {
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
}

/**
 * The gate of one remote: what each event makes of a state, and what a state shows. Nothing here has an effect.
 * Source: docs/rules.md#polling-for-a-status.
 */
export function gateMachine<Data, Screen, Closed>(rules: FlowRules<Data, Screen>) {
  type State = GateState<Data, Screen, Closed>;
  type Event = GateEvent<Data, Screen, Closed>;
  const steps = gateSteps<Data, Screen, Closed>(rules);
  const handlers: Handlers<Data, Screen, Closed> = {
    ...onArrival(steps),
    ...whileWaiting(rules, steps),
    ...byPage(steps),
  };

  function transition(state: State, event: Event): Step<Data, Screen, Closed> {
    const handler = handlers[event.type] as (state: State, event: Event) => Step<Data, Screen, Closed>;
    return handler(state, event);
  }

  return { transition, view: steps.view, destinationOf: steps.destinationOf };
}
