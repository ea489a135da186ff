import { pollDelay } from '#src/domain/application/polling.ts';
import type { FlowRules, GateEffect, GateState, PollStart } from './gateState.ts';
import { gateView } from './gateView.ts';

export const IDLE = { kind: 'idle' } as const;

/** The next state, and what is to be done. */
export type Step<Data, Screen, Closed> = readonly [GateState<Data, Screen, Closed>, readonly GateEffect[]];

/** What several events come to: to follow the status, to wait for another, to go on when that has come. */
export function gateSteps<Data, Screen, Closed>(rules: FlowRules<Data, Screen>) {
  type State = GateState<Data, Screen, Closed>;
  type GateStep = Step<Data, Screen, Closed>;
  const shown = gateView<Data, Screen, Closed>(rules);
  const { dataOf, resolvedAt } = shown;

  /** What an idle gate does by itself: it follows the status. `tries`: those that found a status that waits. */
  function follow(state: State, before: readonly GateEffect[] = [], tries: 0 | 1 = 1): GateStep {
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

  function poll(state: State, wait: PollStart<Data>, before: readonly GateEffect[] = []): GateStep {
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
  function advance(state: State): GateStep {
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

  return { ...shown, follow, poll, advance };
}

export type GateSteps<Data, Screen, Closed> = ReturnType<typeof gateSteps<Data, Screen, Closed>>;
