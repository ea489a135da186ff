import type { Order, Page, Sought, WireMessage } from '../transports/port.ts';
import { doubledOf, isAfter, merge } from './messages.ts';
import {
  andThen,
  type ConversationState,
  type Gap,
  isReached,
  only,
  type PageOf,
  type Rules,
  type Step,
  withHeld,
} from './state.ts';

/** Pages that are read by themselves to close a gap. */
export const GAP_PAGES = 5;
/** Messages that are kept at most; older ones can be read again. */
const KEPT = 300;

/** Messages come in: what of the outbox is among them is sent. */
export function take(state: ConversationState, incoming: readonly WireMessage[]): ConversationState {
  const ids = new Map(state.messages.map(({ id, clientId }) => [id, clientId]));
  // Which of ours it is does not change: where a history has no ids, another one of the same text may be looked for.
  const known = incoming.map((message) => {
    const clientId = ids.get(message.id) ?? message.clientId;
    return clientId === undefined ? message : { ...message, clientId };
  });
  const arrived = new Set(known.map(({ clientId }) => clientId));
  const messages = merge(state.messages, known);
  return {
    ...state,
    messages,
    doubled: doubledOf(messages),
    outbox: state.outbox.filter(({ clientId }) => !arrived.has(clientId)),
  };
}

/** No more than so many; what goes from the top is the page before. */
export function trimmed(state: ConversationState, { cursorOf }: Rules): ConversationState {
  const { messages, held } = state;
  if (messages.length <= KEPT || held.looksBack || !cursorOf) return state;
  const kept = messages.slice(-KEPT);
  const [first] = kept;
  if (!first) return state;
  const ids = new Set(kept.map(({ id }) => id));
  return {
    ...state,
    messages: kept,
    doubled: doubledOf(kept),
    gaps: state.gaps.filter(({ above }) => ids.has(above)),
    history: { ...state.history, before: cursorOf(first) },
  };
}

const soughtOf = ({ outbox }: ConversationState): readonly Sought[] =>
  // What is known not to have arrived is not taken for another of the same text.
  outbox.filter(({ tries, state, isLate }) => tries > 0 && !(state === 'failed' && isLate));

/** The newest page; one that is under way is followed by another. */
export function readNewest(state: ConversationState): Step {
  if (state.held.newest !== 'no') return only(withHeld(state, { newest: 'again' }));
  const is = state.held.hasBegun && state.history.is !== 'failed' ? state.history.is : 'reading';
  return {
    state: withHeld({ ...state, history: { ...state.history, is } }, { newest: 'asked' }),
    effects: [{ type: 'page', of: 'newest', before: null, sought: soughtOf(state) }],
  };
}

export function readOlder(state: ConversationState): Step {
  const { before } = state.history;
  if (before === null || state.held.older) return only(state);
  return {
    state: withHeld({ ...state, history: { before, is: 'reading' } }, { older: true, looksBack: true }),
    effects: [{ type: 'page', of: 'older', before, sought: soughtOf(state) }],
  };
}

/** What is there may have a hole after the last message that is known now, or after the one that is given. */
export function suspect(state: ConversationState, edge = state.messages.at(-1)?.order): ConversationState {
  const { edge: before } = state.held;
  return edge && (!before || isAfter(before, edge)) ? withHeld(state, { edge }) : state;
}

/** The newest page tells what has arrived: what is not in it has not, or may be sent again. */
const settled = (state: ConversationState, { idempotentSend, lateMs = 0 }: Rules): ConversationState => ({
  ...state,
  outbox: state.outbox.map((entry) =>
    entry.state !== 'checking' || (lateMs > 0 && !entry.isLate)
      ? entry
      : { ...entry, state: idempotentSend && !entry.file ? 'queued' : 'failed', isLate: true },
  ),
});

/** Whether a page reaches what was known before the hole, or the beginning. */
const reaches = ({ messages, before }: Page, edge: Order | undefined): boolean =>
  before === null || !edge || messages.some(({ order }) => !isAfter(order, edge));

function newestCame(before: ConversationState, page: Page, rules: Rules): Step {
  const { newest, edge, older, hasBegun } = before.held;
  const isFirst = !hasBegun;
  const taken = take(before, page.messages);
  // A page that was asked for before says nothing of what was lost since: the next one does.
  let state = newest === 'again' ? taken : settled(taken, rules);
  state = withHeld(state, { newest: 'no', edge: undefined, hasBegun: true });
  state = {
    ...state,
    history: { is: older ? 'reading' : 'read', before: isFirst ? page.before : state.history.before },
  };
  const step = only(isFirst || reaches(page, edge) ? state : withGap(state, page, edge));
  const filling = andThen(step, fillNext);
  return newest === 'again' ? andThen(filling, readNewest) : filling;
}

/** Between the last message before the hole and the first of the page. */
function withGap(state: ConversationState, page: Page, edge: Order | undefined): ConversationState {
  const above = state.messages.findLast(({ order }) => edge && !isAfter(order, edge));
  const [below] = page.messages;
  if (!above || !below || page.before === null) return state;
  const gap: Gap = { above: above.id, below: below.id, is: 'open', before: page.before, left: GAP_PAGES };
  return { ...state, gaps: [...state.gaps.filter((one) => one.above !== gap.above), gap] };
}

export const withGapOf = (
  state: ConversationState,
  above: string,
  change: (gap: Gap) => Gap | undefined,
): ConversationState => ({
  ...state,
  gaps: state.gaps.flatMap((gap) => {
    const changed = gap.above === above ? change(gap) : gap;
    return changed ? [changed] : [];
  }),
});

/** The next page of a gap that is still filled by itself. */
export function fillNext(state: ConversationState): Step {
  const next = state.gaps.find(({ is, left }) => is === 'open' && left > 0);
  if (!next) return only(state);
  return {
    state: withGapOf(state, next.above, (gap) => ({ ...gap, is: 'reading', left: gap.left - 1 })),
    effects: [{ type: 'page', of: { above: next.above }, before: next.before, sought: soughtOf(state) }],
  };
}

function gapCame(before: ConversationState, page: Page, above: string): Step {
  if (!before.gaps.some((gap) => gap.above === above)) return only(before);
  const edge = before.messages.find(({ id }) => id === above)?.order;
  const state = take(before, page.messages);
  const isClosed = reaches(page, edge);
  return andThen(
    only(
      withGapOf(state, above, (gap) =>
        isClosed || page.before === null
          ? undefined
          : { ...gap, is: 'open', before: page.before, below: page.messages[0]?.id ?? gap.below },
      ),
    ),
    fillNext,
  );
}

export function pageCame(state: ConversationState, page: Page, of: PageOf, rules: Rules): Step {
  if (of === 'newest') return newestCame(state, page, rules);
  if (of !== 'older') return gapCame(state, page, of.above);
  return only(
    withHeld(
      { ...take(state, page.messages), history: { is: 'read', before: page.before } },
      { older: false },
    ),
  );
}

export function pageFailed(state: ConversationState, of: PageOf): Step {
  if (typeof of === 'object') return only(withGapOf(state, of.above, (gap) => ({ ...gap, is: 'failed' })));
  const { newest, hasBegun } = state.held;
  const ended = withHeld(state, of === 'newest' ? { newest: 'no' } : { older: false });
  // It is read when the connection is back, and with it what may have arrived is looked for.
  if (!isReached(state))
    return only({ ...ended, history: { ...state.history, is: hasBegun ? 'read' : 'unread' } });
  const failed: ConversationState = { ...ended, history: { ...state.history, is: 'failed' } };
  if (of === 'newest' && newest === 'again') return readNewest(failed);
  if (of !== 'newest') return only(failed);
  return only({
    ...failed,
    outbox: state.outbox.map((entry) => (entry.state === 'checking' ? { ...entry, state: 'failed' } : entry)),
  });
}
