import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SendOutcome, WireMessage } from '../transports/port.ts';
import { merge, shownOf } from './messages.ts';
import { type ConversationEvent, type ConversationState, emptyConversation, reduce } from './model.ts';

const said = (position: number, more: Partial<WireMessage> = {}): WireMessage => ({
  id: `m${position}`,
  order: { major: position, minor: `m${position}` },
  from: 'bot',
  at: '2026-11-23T18:00:00Z',
  text: `text ${position % 3}`,
  ...more,
});

const run = (
  events: readonly ConversationEvent[],
  { idempotent = false, from = emptyConversation() } = {},
) => {
  let state: ConversationState = from;
  const effects: ReturnType<typeof reduce>['effects'][number][] = [];
  for (const event of events) {
    const next = reduce(state, event, idempotent);
    ({ state } = next);
    effects.push(...next.effects);
  }
  return { state, effects };
};
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
const page = (messages: WireMessage[]): ConversationEvent => ({
  type: 'page',
  page: { messages, before: null },
  isNewest: true,
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

  test('looks for what may have arrived, and sends it no second time', () => {
    const { state, effects } = run([
      page([said(0)]),
      written('a'),
      { type: 'send-failed', clientId: 'a', outcome: 'unknown', hasBegun: true },
    ]);
    expect(effects.at(-1)).toEqual({
      type: 'page',
      before: null,
      sought: [expect.objectContaining({ clientId: 'a', after: 0 })],
    });
    const arrived = page([said(0), said(1, { from: 'me', text: 'a', clientId: 'a' })]);
    expect(run([arrived], { from: state }).state).toMatchObject({ outbox: [] });
    expect(states(run([page([said(0)])], { from: state }).state)).toEqual([['a', 'failed']]);
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
    expect(states(run([page([])], { from }).state)).toEqual([
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
      fc.constant<ConversationEvent>({ type: 'page-failed', isNewest: true }),
      fc.constant(page([said(50)])),
      fc.constant<ConversationEvent>({ type: 'opened' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, idempotent) => {
        const { state } = run(events, { idempotent });
        expect(state.outbox.filter((entry) => entry.state === 'sending').length).toBeLessThanOrEqual(1);
        expect(new Set(state.outbox.map(({ clientId }) => clientId)).size).toBe(state.outbox.length);
        // The connection is there, and everything under way has ended.
        let quiet = run([{ type: 'online', is: true }, page([])], { from: state, idempotent }).state;
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
