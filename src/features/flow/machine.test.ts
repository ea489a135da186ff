import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OTHER_TRIES } from '#src/domain/application/polling.ts';
import type { Destination } from '#src/domain/application/routing.ts';
import type {
  Address,
  Answers,
  FlowRules,
  GateEffect,
  GateEvent,
  GateState,
  GateView,
  WaitingNotice,
} from './gateState.ts';
import { gateMachine, initialState } from './machine.ts';

/** A case with three screens; the status is the name of the one it leads to. */
interface Case {
  status: string | null;
  /** What was read together with the status, under this one. */
  readUnder?: string;
}
type Closed = 'gone';
type State = GateState<Case, string, Closed>;
type Event = GateEvent<Case, string, Closed>;

const destinationOf = ({ status }: Case): Destination => {
  if (status === 'DONE') return { kind: 'leave', path: '/dashboard' };
  if (status === 'WAITING_FOR_IT') return { kind: 'waiting' };
  if (status === 'NEW') return { kind: 'screen', path: 'late', unknown: 'NEW' };
  return { kind: 'screen', path: status === 'UNKNOWN' ? 'late' : (status ?? 'first') };
};
const rules: FlowRules<Case, string> = {
  statusOf: ({ status }) => status,
  withStatus: (data, status) => ({ ...data, status }),
  isMixed: ({ status, readUnder }) => readUnder !== undefined && readUnder !== status,
  destinationOf,
  resolveAddress({ path }, data) {
    const to = destinationOf(data);
    if (path === 'documents') return { kind: 'here', editing: false };
    if (to.kind === 'waiting') return { kind: 'wait' };
    if (to.kind === 'screen' && to.path === path) return { kind: 'here', editing: false };
    return path === 'earlier' ? { kind: 'here', editing: true } : { kind: 'go', to };
  },
};
const { transition, view } = gateMachine<Case, string, Closed>(rules);

const at = (path: string): Address<string> => ({ path, screen: path });
const known = (status: string | null, more: Partial<Case> = {}): Answers<Case, Closed> => ({
  kind: 'known',
  data: { status, ...more },
});
const arrived = (path: string): Event => ({ type: 'arrived', address: at(path) });
const answered = (answers: Answers<Case, Closed>): Event => ({ type: 'answered', answers });
const tried = (observed: string | null | undefined, waitId = 1, declined = false): Event => ({
  type: 'tried',
  waitId,
  observed,
  declined,
});
const read = (status: string | null, waitId = 1): Event => ({ type: 'read', waitId, answers: known(status) });
const go = (path: string, replace: boolean): GateEffect => ({
  do: 'go',
  to: { kind: 'screen', path },
  replace,
});
const TRY = (waitId: number, delayMs = 0): GateEffect => ({ do: 'try', waitId, delayMs });
const PREPARE: GateEffect = { do: 'prepare' };
const FINISH: GateEffect = { do: 'finish' };
const EMIT_STATUS = (status: string): GateEffect => ({ do: 'emit-status', status });

const LOADING: Answers<Case, Closed> = { kind: 'loading' };

const FAILED: Answers<Case, Closed> = { kind: 'failed', error: 'lost' };
const REPORT = (error: unknown): GateEffect => ({ do: 'report-failed', error });

/** The state after these events, and what the last of them calls for. */
function run(path: string, ...events: Event[]): { state: State; effects: readonly GateEffect[] } {
  let state: State = initialState(at(path), LOADING);
  let effects: readonly GateEffect[] = [];
  for (const event of events) [state, effects] = transition(state, event);
  return { state, effects };
}

type Row = [name: string, path: string, events: Event[], effects: GateEffect[], shown: Partial<AnyView>];
type AnyView = Omit<GateView<Case, string, Closed>, 'notice'> & {
  [name: string]: unknown;
  data?: Case;
  notice?: Partial<WaitingNotice> | undefined;
};

const SUBMIT: Event = { type: 'submitted' };
const SENT = [answered(known('first')), SUBMIT];
const stillWaiting = (tries: number) => Array.from({ length: tries }, () => tried('WAITING_FOR_IT'));
const LOST = Array.from({ length: 7 }, () => tried(undefined));

const ROWS: Row[] = [
  [
    'nothing is known yet',
    'first',
    [],
    [],
    { kind: 'blank', notice: { delayed: true, visit: true, answered: false } },
  ],
  ['the address is the one of the status', 'first', [answered(known('first'))], [], { kind: 'screen' }],
  ['no status is one, too', 'first', [answered(known(null))], [], { kind: 'screen' }],
  [
    'the address is another one',
    'second',
    [answered(known('first'))],
    [go('first', true)],
    { kind: 'blank' },
  ],
  [
    'an earlier screen may still be changed',
    'earlier',
    [answered(known('first'))],
    [],
    { kind: 'screen', editing: true },
  ],
  ['the status leads away', 'first', [answered(known('DONE'))], [], { kind: 'leave', path: '/dashboard' }],
  ['nothing can be read', 'first', [answered(FAILED)], [REPORT('lost')], { kind: 'failed' }],
  [
    'that nothing can be read is reported once, also while it is tried again',
    'first',
    [answered(FAILED), { type: 'retried' }, answered({ kind: 'failed', error: 'lost' })],
    [],
    { kind: 'failed' },
  ],
  [
    'another failure is reported, too',
    'first',
    [answered(FAILED), { type: 'retried' }, answered({ kind: 'failed', error: 'again' })],
    [REPORT('again')],
    { kind: 'failed' },
  ],
  [
    'nothing could be read, and it is asked for again',
    'first',
    [answered(FAILED), { type: 'retried' }],
    [{ do: 'load' }],
    { kind: 'blank' },
  ],
  [
    'nothing may be shown',
    'first',
    [answered(known('first')), answered({ kind: 'closed', reason: 'gone' })],
    [],
    { kind: 'closed', reason: 'gone' },
  ],
  [
    'what is known stays while more is asked for',
    'first',
    [answered(known('first')), answered(FAILED)],
    [],
    { kind: 'screen' },
  ],
  [
    'the status is unknown',
    'late',
    [answered(known('NEW'))],
    [{ do: 'report-unknown', status: 'NEW' }],
    { kind: 'screen' },
  ],
  [
    'an unknown status is reported once',
    'late',
    [answered(known('NEW')), answered(known('NEW'))],
    [],
    { kind: 'screen' },
  ],
  [
    'what was read is of another status',
    'first',
    [answered(known('first', { readUnder: 'second' }))],
    [{ do: 'reread' }],
    { kind: 'screen' },
  ],
  [
    'it is read again once for a status',
    'first',
    [answered(known('first', { readUnder: 'second' })), answered(known('first', { readUnder: 'second' }))],
    [],
    { kind: 'screen' },
  ],

  // A visit under a status that waits.
  [
    'a visit waits',
    'first',
    [answered(known('WAITING_FOR_IT'))],
    [TRY(1, 500)],
    {
      kind: 'waiting',
      notice: { delayed: false, visit: true, answered: true, status: 'WAITING_FOR_IT', moved: false },
    },
  ],
  [
    'a visit waits longer',
    'first',
    [answered(known('WAITING_FOR_IT')), tried('WAITING_FOR_IT'), tried('WAITING_FOR_IT')],
    [TRY(1, 2000)],
    { kind: 'waiting' },
  ],
  [
    'a visit makes 14 tries, and its load is the first',
    'first',
    [answered(known('WAITING_FOR_IT')), ...stillWaiting(12)],
    [TRY(1, 5000)],
    { kind: 'waiting' },
  ],
  [
    'the fourteenth is the last',
    'first',
    [answered(known('WAITING_FOR_IT')), ...stillWaiting(13)],
    [{ do: 'read', waitId: 1 }],
    { kind: 'waiting' },
  ],
  [
    'nothing is shown before all that came with the status is there',
    'second',
    [answered(known('WAITING_FOR_IT')), answered(known('second')), tried('second')],
    [{ do: 'read', waitId: 1 }],
    { kind: 'waiting' },
  ],
  [
    'the wait of a visit is over',
    'first',
    [answered(known('WAITING_FOR_IT')), tried('second'), read('second')],
    [EMIT_STATUS('second'), go('second', true), FINISH],
    { kind: 'blank' },
  ],
  [
    'the wait of a visit fails',
    'first',
    [answered(known('WAITING_FOR_IT')), tried('second'), { type: 'unread', waitId: 1, error: 'lost' }],
    [REPORT('lost')],
    { kind: 'failed' },
  ],
  [
    'a failed visit is tried again',
    'first',
    [
      answered(known('WAITING_FOR_IT')),
      tried('second'),
      { type: 'unread', waitId: 1, error: 'lost' },
      { type: 'retried' },
    ],
    [PREPARE, TRY(2)],
    { kind: 'waiting' },
  ],
  [
    'a failed visit goes on by itself when there is news',
    'first',
    [
      answered(known('WAITING_FOR_IT')),
      tried('second'),
      { type: 'unread', waitId: 1, error: 'lost' },
      answered(known('first')),
    ],
    [],
    { kind: 'screen' },
  ],
  [
    'an address that is always open ends the wait of a visit',
    'first',
    [answered(known('WAITING_FOR_IT')), arrived('documents')],
    [],
    { kind: 'screen' },
  ],
  [
    'and its tries count no more',
    'first',
    [answered(known('WAITING_FOR_IT')), arrived('documents'), tried('second')],
    [],
    { kind: 'screen' },
  ],

  // A submit.
  [
    'a submit waits beside its screen',
    'first',
    SENT,
    [PREPARE, TRY(1)],
    {
      kind: 'screen',
      screen: 'first',
      notice: { delayed: true, visit: false, answered: true, status: 'first', moved: false },
    },
  ],
  [
    'its screen keeps what it was sent with',
    'first',
    [...SENT, answered(known('second'))],
    [],
    { kind: 'screen', data: { status: 'first' } },
  ],
  [
    'a status that waits takes the screen away',
    'first',
    [...SENT, answered(known('WAITING_FOR_IT'))],
    [],
    { kind: 'waiting', notice: { delayed: false, visit: false, moved: false } },
  ],
  [
    'a status that leads on is known to',
    'first',
    [...SENT, tried('second')],
    [{ do: 'read', waitId: 1 }],
    { kind: 'screen', screen: 'first', notice: { status: 'second', moved: true } },
  ],
  [
    'one that is given up on has not moved',
    'first',
    [...SENT, ...LOST],
    [{ do: 'read', waitId: 1 }],
    { kind: 'screen', screen: 'first', notice: { moved: false } },
  ],
  ['its own status is stale', 'first', [...SENT, tried('first')], [TRY(1, 500)], { kind: 'screen' }],
  [
    'from a screen that is open again its own status is news',
    'earlier',
    [answered(known('first')), SUBMIT, tried('first')],
    [{ do: 'read', waitId: 1 }],
    { kind: 'screen', editing: true },
  ],
  [
    'the next status leads on, and the screen stays until its address has changed',
    'first',
    [...SENT, tried('second'), read('second')],
    [EMIT_STATUS('second'), go('second', false), FINISH],
    { kind: 'screen', screen: 'first', data: { status: 'first' } },
  ],
  [
    'then the next one is there',
    'first',
    [...SENT, tried('second'), read('second'), arrived('second')],
    [],
    { kind: 'screen', screen: 'second', data: { status: 'second' }, notice: undefined },
  ],
  [
    'what was read is not understood at once',
    'first',
    [...SENT, tried('second'), { type: 'read', waitId: 1, answers: LOADING }],
    [],
    { kind: 'screen', screen: 'first' },
  ],
  [
    'but a moment later',
    'first',
    [...SENT, tried('second'), { type: 'read', waitId: 1, answers: LOADING }, answered(known('second'))],
    [EMIT_STATUS('second'), go('second', false), FINISH],
    { kind: 'screen', screen: 'first' },
  ],
  [
    'a decline ends the wait',
    'first',
    [...SENT, tried('WAITING_FOR_IT', 1, true)],
    [{ do: 'read', waitId: 1 }],
    { kind: 'screen' },
  ],
  [
    'what came with the status cannot be read',
    'first',
    [...SENT, tried('second'), { type: 'unread', waitId: 1, error: 'lost' }],
    [{ do: 'finish', error: 'lost' }],
    { kind: 'screen' },
  ],
  [
    'the tries are used up',
    'first',
    [...SENT, ...LOST],
    [{ do: 'read', waitId: 1 }],
    { kind: 'screen', screen: 'first' },
  ],
  [
    'then the person is told so',
    'first',
    [...SENT, ...LOST, read('first')],
    [{ do: 'report-stuck', status: undefined }, EMIT_STATUS('UNKNOWN'), go('late', false), FINISH],
    { kind: 'screen', screen: 'first' },
  ],
  [
    'until there is news',
    'first',
    [...SENT, ...LOST, read('first'), arrived('late'), { type: 'refreshed' }],
    [go('first', true)],
    { kind: 'blank' },
  ],
  [
    'the next status leads away',
    'first',
    [...SENT, tried('DONE'), read('DONE')],
    [EMIT_STATUS('DONE'), FINISH],
    { kind: 'leave' },
  ],
  [
    'a second submit takes the place of the first',
    'first',
    [...SENT, SUBMIT, tried('second', 1)],
    [],
    { kind: 'screen', screen: 'first' },
  ],

  // A screen that keeps the person, and one that gives up.
  [
    'a receipt stays whatever the status says',
    'first',
    [answered(known('first')), { type: 'held' }, answered(known('second'))],
    [],
    { kind: 'screen', screen: 'first' },
  ],
  [
    'it stays when the status waits',
    'first',
    [answered(known('first')), { type: 'held' }, answered(known('WAITING_FOR_IT'))],
    [],
    { kind: 'screen', screen: 'first' },
  ],
  [
    'afterwards the status leads on',
    'first',
    [answered(known('first')), { type: 'held' }, answered(known('second')), { type: 'released' }],
    [go('second', true)],
    { kind: 'blank' },
  ],
  [
    'a screen gives up',
    'first',
    [answered(known('first')), { type: 'gave-up' }],
    [go('late', true)],
    { kind: 'blank' },
  ],
];

test.each(ROWS)('%s', (_, path, events, effects, shown) => {
  const result = run(path, ...events);
  expect(result.effects).toEqual(effects);
  expect(view(result.state, result.state.address)).toMatchObject(shown);
});

test('a render before the gate hears of the new address has the next screen and what came with its status', () => {
  const { state } = run('first', ...SENT, tried('second'), read('second'));
  expect(view(state, at('second'))).toMatchObject({
    kind: 'screen',
    screen: 'second',
    data: { status: 'second' },
  });
});

/** A screen releases only what it has held. */
function dropUnheldReleases(events: readonly Event[]): Event[] {
  let holdCount = 0;
  return events.filter(({ type }) => {
    if (type === 'released' && holdCount === 0) return false;
    if (type === 'held') holdCount += 1;
    if (type === 'released') holdCount -= 1;
    return true;
  });
}

describe('whatever happens, in whatever order', () => {
  const statuses = fc.constantFrom('first', 'second', 'WAITING_FOR_IT', 'NEW', 'DONE', null);
  const answers = fc.oneof(
    statuses.map((status) => known(status)),
    fc.constantFrom<Answers<Case, Closed>>(LOADING, FAILED, { kind: 'closed', reason: 'gone' }),
  );
  const turns = fc.integer({ min: 1, max: 4 });
  /** One that is missing does not compile. */
  const byType: Record<Event['type'], fc.Arbitrary<Event>> = {
    arrived: fc.constantFrom('first', 'second', 'late', 'earlier', 'documents').map(arrived),
    answered: answers.map(answered),
    submitted: fc.constant(SUBMIT),
    tried: fc
      .tuple(fc.option(statuses, { nil: undefined }), turns)
      .map(([status, waitId]) => tried(status, waitId)),
    read: fc.tuple(answers, turns).map(([found, waitId]) => ({ type: 'read', waitId, answers: found })),
    unread: turns.map((waitId) => ({ type: 'unread', waitId, error: 'lost' })),
    held: fc.constant({ type: 'held' }),
    released: fc.constant({ type: 'released' }),
    'gave-up': fc.constant({ type: 'gave-up' }),
    refreshed: fc.constant({ type: 'refreshed' }),
    retried: fc.constant({ type: 'retried' }),
  };
  const events = fc.array(fc.oneof(...Object.values(byType)), { maxLength: 40 }).map(dropUnheldReleases);

  test('a submit ends, once its wait does', () => {
    fc.assert(
      fc.property(events, (before) => {
        const { state } = run('first', ...before, SUBMIT);
        if (state.activity.kind !== 'polling') return;
        let waited = state;
        // The status that was submitted is looked at as often as the rule says, any other one once.
        for (let tries = 0; waited.activity.kind === 'polling' && tries < OTHER_TRIES; tries += 1)
          [waited] = transition(waited, tried('DONE', state.waitId, true));
        const [, effects] = transition(waited, read('DONE', state.waitId));
        expect(effects.filter((effect) => effect.do === 'finish')).toHaveLength(1);
      }),
      { examples: [[[arrived('documents'), answered(known('DONE'))]]] },
    );
  });

  test('nobody is left with nothing: a page without content has something under way', () => {
    fc.assert(
      fc.property(events, (before) => {
        const { state } = run('first', ...before);
        const shown = view(state, state.address);
        if (shown.kind !== 'blank' && shown.kind !== 'waiting') return;
        const isBusy = state.answers.kind === 'loading' || state.activity.kind !== 'idle';
        expect(isBusy).toBe(true);
      }),
    );
  });
});
