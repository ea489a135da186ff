import type { Destination } from '#src/domain/application/routing.ts';
import type { Address, AddressResult, FlowRules, GateState, GateView, WaitingNotice } from './gateState.ts';

const LOADING_NOTICE: WaitingNotice = {
  delayed: true,
  visit: true,
  answered: false,
  status: undefined,
  moved: false,
};

/** What a state of a gate means, by the rules of its remote. Nothing here has an effect. */
export function gateView<Data, Screen, Closed>(rules: FlowRules<Data, Screen>) {
  type State = GateState<Data, Screen, Closed>;

  /** The data, with the assumed status where there is one. */
  const dataOf = ({ answers, assumedStatus }: State): Data | undefined => {
    if (answers.kind !== 'known') return undefined;
    return assumedStatus === undefined ? answers.data : rules.withStatus(answers.data, assumedStatus);
  };

  const resolvedAt = (state: State, address: Address<Screen>): AddressResult | undefined => {
    const data = dataOf(state);
    return data === undefined
      ? undefined
      : rules.resolveAddress(address, data, state.assumedStatus !== undefined);
  };

  /** Where the status leads, once it is known. */
  function destinationOf(state: State): Destination | undefined {
    const data = dataOf(state);
    return data === undefined ? undefined : rules.destinationOf(data);
  }

  /** `address` is the router's in this render; `state.address` follows in an effect after it. */
  function view(state: State, address: Address<Screen>): GateView<Data, Screen, Closed> {
    const { answers, activity, holdCount } = state;
    if (answers.kind === 'closed') return { kind: 'closed', reason: answers.reason };
    if (answers.kind === 'failed' || activity.kind === 'failed') return { kind: 'failed' };
    const { screen } = address;
    const data = dataOf(state);
    const resolved = resolvedAt(state, address);
    const waits = holdCount === 0 && resolved?.kind === 'wait';
    if (activity.kind === 'polling' || activity.kind === 'reading') {
      const { reason, snapshot, lastSeen } = activity;
      const notice = {
        visit: reason === 'visit',
        answered: true,
        status: lastSeen ?? (data && rules.statusOf(data)),
        moved: activity.kind === 'reading' && !activity.gaveUp,
      };
      if (snapshot && !waits)
        return { kind: 'screen', screen, ...snapshot, notice: { ...notice, delayed: true } };
      return { kind: 'waiting', data, notice: { ...notice, delayed: false } };
    }
    if (data === undefined || resolved === undefined) return { kind: 'blank', notice: LOADING_NOTICE };
    if (waits) {
      const notice = {
        delayed: false,
        visit: true,
        answered: true,
        status: rules.statusOf(data),
        moved: false,
      };
      return { kind: 'waiting', data, notice };
    }
    if (activity.kind === 'going' && activity.to.path !== address.path && activity.snapshot)
      return { kind: 'screen', screen, ...activity.snapshot, notice: undefined };
    if (holdCount === 0 && resolved.kind === 'go') {
      if (resolved.to.kind === 'leave') return { kind: 'leave', path: resolved.to.path };
      return { kind: 'blank', notice: undefined };
    }
    const editing = resolved.kind === 'here' && resolved.editing;
    return { kind: 'screen', screen, data, editing, notice: undefined };
  }

  return { dataOf, resolvedAt, destinationOf, view };
}
