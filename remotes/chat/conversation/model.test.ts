import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SendOutcome, WireMessage } from '../transports/port.ts';
import { merge, shownOf, unreadOf } from './messages.ts';
import { reduce } from './model.ts';
import {
  type ConversationEvent,
  type ConversationState,
  emptyConversation,
  type PageOf,
  type Rules,
} from './state.ts';

const said = (position: number, more: Partial<WireMessage> = {}): WireMessage => ({
  id: `m${position}`,
  order: { major: position, minor: `m${position}` },
  from: 'bot',
  at: '2026-11-23T18:00:00Z',
  text: `text ${position % 3}`,
  ...more,
});

const page = (messages: readonly WireMessage[], before: string | null = null, of: PageOf = 'newest') =>
  ({ type: 'page', page: { messages, before }, of }) satisfies ConversationEvent;

const step = (from: ConversationState, events: readonly ConversationEvent[], rules: Rules) => {
  let state = from;
  const effects: ReturnType<typeof reduce>['effects'][number][] = [];
  for (const event of events) {
    const next = reduce(state, event, rules);
    ({ state } = next);
    effects.push(...next.effects);
  }
  return { state, effects };
};
const RULES: Rules = { idempotentSend: false, exactOrder: false };
const CONNECTED: ConversationEvent = { type: 'link', state: 'connected' };
/** Connected, and all that was said before is read. */
const ready = (from = emptyConversation(), messages: WireMessage[] = [], before: string | null = null) =>
  step(from, [CONNECTED, page(messages, before)], RULES).state;

const run = (
  events: readonly ConversationEvent[],
  {
    idempotent = false,
    from = ready(),
    ...rules
  }: Partial<Rules> & { idempotent?: boolean; from?: ConversationState } = {},
) => step(from, events, { ...RULES, ...rules, idempotentSend: idempotent });
const lost = (clientId: string): ConversationEvent => ({
  type: 'send-failed',
  clientId,
  outcome: 'unknown',
  hasBegun: true,
});
const written = (clientId: string, text = clientId): ConversationEvent => ({
  type: 'written',
  clientId,
  text,
});
const states = ({ outbox }: ConversationState) => outbox.map(({ clientId, state }) => [clientId, state]);
const sent = (clientId: string, position: number): ConversationEvent => ({
  type: 'sent',
  clientId,
  sent: { message: said(position, { from: 'me', text: clientId }) },
});
describe('messages', () => {
  const messages = fc
    .uniqueArray(fc.nat(40), { maxLength: 20 })
    .map((positions) => positions.map((position) => said(position)));

  test('stand in the server’s order, in whatever order and however often they come', () => {
    fc.assert(
      fc.property(messages, fc.integer({ min: 0, max: 20 }), fc.nat(), (all, at, seed) => {
        const turned = [...all].sort(
          (a, b) => ((a.order.major * 7 + seed) % 11) - ((b.order.major * 7 + seed) % 11),
        );
        const once = merge([], all);
        expect(merge(merge([], turned.slice(at)), [...turned, ...turned.slice(0, at)])).toEqual(once);
        expect(once.map(({ order }) => order.major)).toEqual(
          all.map(({ order }) => order.major).sort((a, b) => a - b),
        );
      }),
    );
  });

  test('are known by their ids, never by their text', () => {
    const two = [said(0, { from: 'me', text: 'ok' }), said(1, { from: 'me', text: 'ok' })];
    expect(shownOf(merge([], two))).toHaveLength(2);
  });

  test('of ours that the server has twice are shown once, where the first stands', () => {
    const all = merge([], [said(4, { clientId: 'a' }), said(2, { clientId: 'a' }), said(3)]);
    expect(shownOf(all).map(({ id }) => id)).toEqual(['m2', 'm3']);
  });

  test('keep what a later page does not say of them', () => {
    const [message] = merge([said(1, { clientId: 'a' })], [said(1)]);
    expect(message?.clientId).toBe('a');
  });
});

describe('the outbox', () => {
  test('sends one at a time, in the order of pressing Send', () => {
    const { state, effects } = run([written('a'), written('b')]);
    expect(effects).toEqual([{ type: 'send', clientId: 'a', text: 'a' }]);
    expect(states(state)).toEqual([
      ['a', 'sending'],
      ['b', 'queued'],
    ]);
    expect(run([sent('a', 0)], { from: state }).effects).toEqual([
      { type: 'send', clientId: 'b', text: 'b' },
    ]);
  });

  test('holds a message that is refused for the person to decide, and nothing behind it', () => {
    const { state } = run([
      written('a'),
      written('b'),
      { type: 'send-failed', clientId: 'a', outcome: 'refused', hasBegun: true },
    ]);
    expect(states(state)).toEqual([
      ['a', 'failed'],
      ['b', 'sending'],
    ]);
  });

  test('waits for as long as the other side asks', () => {
    const { state, effects } = run([
      written('a'),
      { type: 'send-failed', clientId: 'a', outcome: 'not-sent', hasBegun: true, waitMs: 30_000 },
    ]);
    expect(states(state)).toEqual([['a', 'waiting']]);
    expect(effects.at(-1)).toEqual({ type: 'retry', clientId: 'a', afterMs: 30_000 });
  });

  test('looks for what may have arrived, and sends it no second time', () => {
    const { state, effects } = run([
      page([said(0)]),
      written('a'),
      { type: 'send-failed', clientId: 'a', outcome: 'unknown', hasBegun: true },
    ]);
    expect(effects.at(-1)).toEqual({
      type: 'page',
      of: 'newest',
      before: null,
      sought: [expect.objectContaining({ clientId: 'a', after: 0 })],
    });
    const arrived = page([said(0), said(1, { from: 'me', text: 'a', clientId: 'a' })]);
    expect(run([arrived], { from: state }).state).toMatchObject({ outbox: [] });
    expect(states(run([page([said(0)])], { from: state }).state)).toEqual([['a', 'failed']]);
  });

  test('does not look for what is known not to have arrived: another may have the same text', () => {
    const failed = run([written('a', 'ok'), lost('a'), page([])]).state;
    expect(states(failed)).toEqual([['a', 'failed']]);
    const { state, effects } = run([written('b', 'ok'), sent('b', 0), { type: 'resync' }], { from: failed });
    expect(effects).toContainEqual(expect.objectContaining({ type: 'page', sought: [] }));
    // A history without ids that was asked before gives it to the wrong one.
    const wrong = run([page([said(0, { from: 'me', text: 'ok', clientId: 'a' })])], { from: state }).state;
    expect(wrong.messages.map(({ clientId }) => clientId)).toEqual(['b']);
    expect(states(wrong)).toEqual([['a', 'failed']]);
    const again = run([{ type: 'resend', clientId: 'a' }], { from: wrong }).state;
    expect(again.outbox).toMatchObject([{ clientId: 'a', state: 'sending', after: 0 }]);
  });

  test('is not decided by a page that was asked for before it was lost', () => {
    const { state, effects } = run([{ type: 'resync' }, written('a'), lost('a'), page([])]);
    expect(states(state)).toEqual([['a', 'checking']]);
    expect(effects.filter(({ type }) => type === 'page')).toHaveLength(2);
    const arrived = page([said(0, { from: 'me', clientId: 'a' })]);
    expect(run([arrived], { from: state }).state.outbox).toEqual([]);
  });

  test('sends again by itself where the same id is kept once, five times in all', () => {
    const fails: ConversationEvent = {
      type: 'send-failed',
      clientId: 'a',
      outcome: 'unknown',
      hasBegun: true,
    };
    const again: ConversationEvent = { type: 'retry', clientId: 'a' };
    const { state, effects } = run(
      [written('a'), fails, again, fails, again, fails, again, fails, again, fails],
      { idempotent: true },
    );
    expect(effects.filter(({ type }) => type === 'send')).toHaveLength(5);
    expect(effects.flatMap((effect) => (effect.type === 'retry' ? [effect.afterMs] : []))).toEqual([
      1000, 2000, 4000, 8000,
    ]);
    expect(states(state)).toEqual([['a', 'failed']]);
  });

  test('waits without a connection, and reads what came meanwhile before it goes on', () => {
    const { state, effects } = run([{ type: 'online', is: false }, written('a')]);
    expect(effects).toEqual([]);
    expect(states(state)).toEqual([['a', 'queued']]);
    expect(run([{ type: 'online', is: true }], { from: state }).effects.map(({ type }) => type)).toEqual([
      'page',
      'send',
    ]);
  });

  test('that was under way when the page went may have arrived', () => {
    const entry = { clientId: 'a', text: 'a', tries: 1, after: -1 };
    const from = emptyConversation([
      { ...entry, state: 'sending' },
      { ...entry, clientId: 'b', tries: 0, state: 'queued' },
    ]);
    expect(states(from)).toEqual([
      ['a', 'checking'],
      ['b', 'queued'],
    ]);
    expect(states(ready(from))).toEqual([
      ['a', 'failed'],
      ['b', 'sending'],
    ]);
  });

  test('ends with each message sent, failed or queued, whatever happens', () => {
    const ids = ['a', 'b', 'c'];
    const id = fc.constantFrom(...ids);
    const outcome = fc.constantFrom<SendOutcome>('not-sent', 'unknown', 'refused');
    const event = fc.oneof<fc.Arbitrary<ConversationEvent>[]>(
      id.map((clientId) => written(clientId)),
      // No two messages have one id.
      fc.tuple(id, fc.nat(9)).map(([clientId, nth]) => sent(clientId, 10 * ids.indexOf(clientId) + nth)),
      fc
        .tuple(id, outcome)
        .map(([clientId, how]) => ({ type: 'send-failed', clientId, outcome: how, hasBegun: true })),
      id.map((clientId) => ({ type: 'retry', clientId })),
      id.map((clientId) => ({ type: 'resend', clientId })),
      id.map((clientId) => ({ type: 'discard', clientId })),
      fc.boolean().map((is) => ({ type: 'online', is })),
      fc.constant<ConversationEvent>({ type: 'page-failed', of: 'newest' }),
      fc.constant(page([said(50)])),
      fc.constant<ConversationEvent>({ type: 'opened' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, idempotent) => {
        const { state } = run(events, { idempotent });
        expect(state.outbox.filter((entry) => entry.state === 'sending').length).toBeLessThanOrEqual(1);
        expect(new Set(state.outbox.map(({ clientId }) => clientId)).size).toBe(state.outbox.length);
        // The connection is there, and everything under way has ended.
        // A page that was asked for before something happened is followed by another one.
        let quiet = run([{ type: 'online', is: true }, page([]), page([])], {
          from: state,
          idempotent,
        }).state;
        for (let turn = 0; turn < 30; turn += 1) {
          const [under] = quiet.outbox.filter(
            (entry) => entry.state === 'sending' || entry.state === 'waiting',
          );
          if (!under) break;
          const { clientId } = under;
          const next: ConversationEvent =
            under.state === 'waiting' ? { type: 'retry', clientId } : sent(clientId, 100 + turn);
          quiet = run([next], { from: quiet, idempotent }).state;
        }
        expect(quiet.outbox.filter((entry) => entry.state !== 'failed')).toEqual([]);
        for (const clientId of ids) {
          const wasWritten = events.some((one) => one.type === 'written' && one.clientId === clientId);
          const wasDiscarded = events.some((one) => one.type === 'discard' && one.clientId === clientId);
          const isKnown =
            quiet.messages.some((message) => message.clientId === clientId) ||
            quiet.outbox.some((entry) => entry.clientId === clientId);
          if (wasWritten && !wasDiscarded) expect(isKnown).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('a vote is told once, and may be changed', () => {
  const vote = (which: 'up' | 'down'): ConversationEvent => ({ type: 'rated', replyId: 'q', vote: which });
  const { effects } = run([vote('up'), vote('up'), vote('down')]);
  expect(effects).toEqual([
    { type: 'rate', replyId: 'q', vote: 'up' },
    { type: 'rate', replyId: 'q', vote: 'down' },
  ]);
});

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => said(from + place));
const event = (position: number, more: Partial<WireMessage> = {}): ConversationEvent => ({
  type: 'message',
  message: said(position, { from: 'agent', ...more }),
});
const LOST: ConversationEvent = { type: 'link', state: 'lost' };
const positions = ({ messages }: ConversationState) => messages.map(({ order }) => order.major);
const asked = (effects: readonly { type: string }[]) =>
  effects.flatMap((effect) => ('of' in effect ? [(effect as { of: PageOf }).of] : []));

describe('a hole', () => {
  const before = ready(emptyConversation(), span(1, 20), '1');

  test('after a lost connection is closed by pages, until one is known', () => {
    const lost = run([LOST, CONNECTED, event(71)], { from: before });
    expect(asked(lost.effects)).toEqual(['newest']);
    const first = run([page(span(52, 71), '52')], { from: lost.state });
    expect(first.state.gaps).toEqual([
      expect.objectContaining({ above: 'm20', below: 'm52', is: 'reading' }),
    ]);
    const second = run([page(span(32, 51), '32', { above: 'm20' })], { from: first.state });
    expect(asked(second.effects)).toEqual([{ above: 'm20' }]);
    expect(second.state.gaps).toEqual([expect.objectContaining({ below: 'm32' })]);
    const third = run([page(span(12, 31), '12', { above: 'm20' })], { from: second.state });
    expect(third.state.gaps).toEqual([]);
    expect(positions(third.state)).toEqual(positions({ ...before, messages: span(1, 71) }));
    // What is older is still to be read from where it was.
    expect(third.state.history.before).toBe('1');
  });

  test('that a page reaches over is none', () => {
    const { state } = run([LOST, CONNECTED, page(span(3, 22), '3')], { from: before });
    expect(state.gaps).toEqual([]);
  });

  test('is not read for ever: after five pages the person asks for more', () => {
    let { state } = run([LOST, CONNECTED, page(span(981, 1000), '981')], { from: before });
    const pages = [960, 940, 920, 900, 880].map((end) =>
      page(span(end - 19, end), String(end - 19), { above: 'm20' }),
    );
    const read = run(pages, { from: state });
    ({ state } = read);
    expect(state.gaps).toEqual([expect.objectContaining({ is: 'open', left: 0 })]);
    expect(asked(read.effects)).toHaveLength(4);
    expect(asked(run([{ type: 'fill', above: 'm20' }], { from: state }).effects)).toEqual([{ above: 'm20' }]);
  });

  test('that could not be read is tried again with the connection', () => {
    const { state } = run([LOST, CONNECTED, page(span(52, 71), '52')], { from: before });
    const failed = run([{ type: 'page-failed', of: { above: 'm20' } }], { from: state });
    expect(failed.state.gaps).toEqual([expect.objectContaining({ is: 'failed' })]);
    const back = run([LOST, CONNECTED, page(span(52, 71), '52')], { from: failed.state });
    expect(asked(back.effects)).toEqual(['newest', { above: 'm20' }]);
  });

  test('in numbers that count one by one is seen, also by an answer', () => {
    expect(asked(run([event(22)], { from: before, exactOrder: true }).effects)).toEqual(['newest']);
    expect(asked(run([event(21)], { from: before, exactOrder: true }).effects)).toEqual([]);
    expect(asked(run([event(22)], { from: before }).effects)).toEqual([]);
    const answered = run([written('a'), sent('a', 23)], { from: before, exactOrder: true });
    expect(asked(answered.effects)).toEqual(['newest']);
  });

  test('asked about while a page is under way is asked about again', () => {
    const { state } = run([{ type: 'resync' }, { type: 'resync' }], { from: before });
    expect(asked(run([page(span(2, 21), '2')], { from: state }).effects)).toEqual(['newest']);
  });
});

describe('of a long conversation', () => {
  const cursorOf = ({ order }: WireMessage) => String(order.major);

  test('300 are kept, and older ones can be read again', () => {
    const events = span(21, 500).map(({ order }) => event(order.major));
    const from = ready(emptyConversation(), span(1, 20));
    const { state } = run(events, { from, cursorOf });
    expect(positions(state)).toEqual(positions({ ...state, messages: span(201, 500) }));
    const older = run([{ type: 'older' }], { from: state, cursorOf });
    expect(older.effects).toEqual([expect.objectContaining({ of: 'older', before: '201' })]);
    const back = run([page(span(181, 200), '181', 'older')], { from: older.state, cursorOf });
    expect(positions(back.state)).toHaveLength(320);
    // Nothing goes away under who looks back.
    expect(positions(run([event(501)], { from: back.state, cursorOf }).state)).toHaveLength(321);
    const returned = run([{ type: 'seen', upTo: said(500).order }, event(501), event(502)], {
      from: back.state,
      cursorOf,
    });
    expect(positions(returned.state)).toHaveLength(300);
  });
});

describe('what is unread', () => {
  test('is what others said after what was seen, and never less than nothing', () => {
    const from = ready(emptyConversation(), [said(1), said(2, { from: 'me' }), said(3, { from: 'system' })]);
    expect(unreadOf(from)).toHaveLength(1);
    const { state, effects } = run([{ type: 'seen', upTo: said(2).order }, event(4)], { from });
    expect(unreadOf(state).map(({ id }) => id)).toEqual(['m4']);
    expect(effects).toEqual([{ type: 'read', upTo: said(2).order }]);
    // Read on another device.
    expect(unreadOf(run([{ type: 'read', upTo: said(9).order }], { from: state }).state)).toEqual([]);
    expect(run([{ type: 'seen', upTo: said(1).order }], { from: state }).effects).toEqual([]);
  });
});

describe('a connection', () => {
  test('that is lost lets messages wait, and they do not fail of it', () => {
    const { state, effects } = run([LOST, written('a')]);
    expect(effects).toEqual([]);
    expect(states(state)).toEqual([['a', 'queued']]);
    const back = run([CONNECTED], { from: state, idempotent: true });
    expect(back.effects.map(({ type }) => type)).toEqual(['page', 'send']);
  });

  test('that is lost while one is sent lets it wait', () => {
    const failed: ConversationEvent = {
      type: 'send-failed',
      clientId: 'a',
      outcome: 'unknown',
      hasBegun: true,
    };
    const { state } = run([written('a'), LOST, failed], { idempotent: true });
    expect(states(state)).toEqual([['a', 'queued']]);
  });
});

describe('the end', () => {
  test.each<[ConversationEvent, object]>([
    [
      { type: 'ended', by: 'agent' },
      { by: 'agent', reason: 'ended' },
    ],
    [{ type: 'frozen' }, { by: 'system', reason: 'frozen' }],
    [{ type: 'expired' }, { by: 'system', reason: 'expired' }],
    [{ type: 'end' }, { by: 'me', reason: 'ended' }],
  ])('%j locks the composer, keeps what was not sent, and sends nothing', (how, over) => {
    const { state, effects } = run([LOST, written('a'), how, CONNECTED, page([said(1)])]);
    expect(state).toMatchObject({ over, composer: 'locked' });
    expect(states(state)).toEqual([['a', 'failed']]);
    expect(effects.some(({ type }) => type === 'send')).toBe(false);
    expect(run([{ type: 'resend', clientId: 'a' }], { from: state }).effects).toEqual([]);
  });
});

test('a message that may come late is looked for once more before it has failed', () => {
  const failed: ConversationEvent = {
    type: 'send-failed',
    clientId: 'a',
    outcome: 'unknown',
    hasBegun: true,
  };
  const rules = { lateMs: 35_000 };
  const early = run([written('a'), failed, page([])], rules);
  expect(early.effects).toContainEqual({ type: 'retry', clientId: 'a', afterMs: 35_000 });
  expect(states(early.state)).toEqual([['a', 'checking']]);
  const late = run([{ type: 'retry', clientId: 'a' }], { ...rules, from: early.state });
  expect(asked(late.effects)).toEqual(['newest']);
  expect(states(run([page([])], { ...rules, from: late.state }).state)).toEqual([['a', 'failed']]);
  const arrived = page([said(1, { from: 'me', clientId: 'a' })]);
  expect(run([arrived], { ...rules, from: late.state }).state.outbox).toEqual([]);
});

test('a message of which nothing is under way any more is decided by the next page', () => {
  const failed = { ...lost('a'), isOver: true } as ConversationEvent;
  const { state, effects } = run([written('a'), failed, page([])], { lateMs: 35_000 });
  expect(effects.map(({ type }) => type)).not.toContain('retry');
  expect(states(state)).toEqual([['a', 'failed']]);
});

test('one of ours that the server has twice is counted', () => {
  const { state } = run([event(1, { from: 'me', clientId: 'a' }), event(2, { from: 'me', clientId: 'a' })]);
  expect(state.doubled).toBe(1);
});

describe('whatever happens', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const place = fc.integer({ min: 1, max: 60 });
  const of = fc.oneof(
    fc.constantFrom<PageOf>('newest', 'older'),
    place.map((at): PageOf => ({ above: `m${at}` })),
  );
  const anything = fc.oneof<fc.Arbitrary<ConversationEvent>[]>(
    place.map((at) => event(at)),
    place.map((at) => ({ type: 'changed', message: said(at, { text: 'another' }) })),
    place.map((at) => ({ type: 'removed', id: `m${at}` })),
    fc.constantFrom<ConversationEvent>(
      LOST,
      CONNECTED,
      { type: 'link', state: 'denied' },
      { type: 'link', state: 'closed' },
      { type: 'resync' },
      { type: 'opened' },
      { type: 'older' },
      { type: 'agent', state: 'joined', name: 'Maria' },
      { type: 'typing', on: true },
      { type: 'token', state: 'expired' },
    ),
    fc.constantFrom<ConversationEvent>({ type: 'frozen' }, { type: 'end' }, { type: 'ended', by: 'agent' }),
    fc.boolean().map((is) => ({ type: 'online', is })),
    place.map((at) => ({ type: 'seen', upTo: said(at).order })),
    place.map((at) => ({ type: 'fill', above: `m${at}` })),
    id.map((clientId) => written(clientId)),
    fc
      .tuple(id, fc.nat(9))
      .map(([clientId, nth]) => sent(clientId, 100 + 'abc'.indexOf(clientId) * 10 + nth)),
    fc.tuple(of, place).map(([which, at]) => page(span(at, at + 5), at > 1 ? String(at) : null, which)),
    of.map((which) => ({ type: 'page-failed', of: which })),
  );
  const rules = fc.record({ idempotentSend: fc.boolean(), exactOrder: fc.boolean() });

  test('nothing throws, messages stand in order, each id once, and unread is 0 after reading', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), rules, (events, by) => {
        const { state } = step(emptyConversation(), events, by);
        const places = positions(state);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(new Set(state.messages.map((message) => message.id)).size).toBe(state.messages.length);
        expect(state.outbox.filter((entry) => entry.state === 'sending').length).toBeLessThanOrEqual(1);
        expect(state.gaps.filter(({ is }) => is === 'reading').length).toBeLessThanOrEqual(1);
        const last = state.messages.at(-1)?.order ?? said(0).order;
        const seen = step(state, [{ type: 'seen', upTo: last }], by).state;
        expect(unreadOf(seen)).toEqual([]);
        // The newest page is read, on its way, or said to have failed: it is never waited for without end.
        const { held, history } = step(state, [{ type: 'online', is: true }, CONNECTED], by).state;
        expect(held.hasBegun || held.newest !== 'no' || /^(read|failed)$/.test(history.is)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
