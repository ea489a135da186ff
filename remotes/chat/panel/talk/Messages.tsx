import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { focusRing, space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import { shownOf, unreadOf } from '../../conversation/messages.ts';
import type { ConversationEvent, ConversationState } from '../../conversation/state.ts';
import type { WireMessage } from '../../transports/port.ts';
import { copy } from './copy.ts';
import { Said, Unsent, Vote } from './Message.tsx';
import { type MessageRow, type Rows, rowsOf } from './rows.ts';
import { Divider, Row, Small } from './styles.ts';
import { useAuthor } from './useAuthor.ts';
import { useFollowing } from './useFollowing.ts';

/** The positions of its messages are kept here, not by the browser. */
const Log = styled.div`
  flex: 1 1 auto;
  min-block-size: 6em;
  max-block-size: clamp(8em, 40dvh, 28em);
  padding: 0.25em;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  border-radius: var(--heloc-radius-control);
  &:focus-visible {
    ${focusRing}
  }
  [data-fills] & {
    max-block-size: max(6em, calc(var(--heloc-seen-height) - 23em));
  }
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Day = styled.li`
  align-self: center;
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

/** Pixels from the beginning from which scrolling on asks for what was before. */
const NEAR_START = 40;

interface MessagesProps {
  conversation: RunningConversation;
  state: ConversationState;
  tell(event: ConversationEvent): void;
  /** What the assistant was asked before an agent took over. */
  before?: readonly WireMessage[] | undefined;
  problemId: string;
}

/** What was said, and what waits to be sent; at its end it follows, elsewhere it stays. */
export function Messages({ conversation, state, tell, before = [], problemId }: MessagesProps) {
  const canRate = conversation.can.rateReplies;
  const t = useCopy(copy);
  const { now } = useRuntime();
  const nameOf = useAuthor();
  const list = useRef<HTMLDivElement>(null);
  const { outbox, typing, history, gaps, over } = state;
  const shown = shownOf(state.messages);
  const unread = new Set(unreadOf(state).map(({ id }) => id));
  const newFrom = useNewFrom(state, unread);
  const isEmpty = before.length + shown.length + outbox.length === 0;
  const { away, onScroll, toEnd } = useFollowing(list, {
    content: isEmpty
      ? undefined
      : `${shown[0]?.id} ${shown.at(-1)?.id} ${shown.length} ${outbox.length} ${before.length} ${typing}`,
    last: shown.at(-1)?.id,
    written: outbox.at(-1)?.clientId,
  });
  const since = away ? shown.findIndex(({ id }) => id === away.since) : -1;
  const missed = away ? shown.slice(since + 1).filter(({ from }) => from !== 'me').length : 0;
  const lastOwn = over ? undefined : shown.findLast(({ from }) => from === 'me')?.id;
  const hasOlder = history.before !== null;
  const older = () => {
    const { scrollTop } = list.current ?? { scrollTop: 0 };
    if (hasOlder && scrollTop <= NEAR_START) tell({ type: 'older' });
  };
  const gapBefore = new Map(gaps.map((gap) => [gap.below, gap]));
  const [known] = useState<Rows>(() => new WeakMap());
  const rows = rowsOf(shown, now(), new Set([newFrom ?? '', ...gapBefore.keys()]), known);

  if (isEmpty) return null;
  return (
    <>
      {/* The list carries the structure; what is news is spoken from elsewhere, once. */}
      <Log
        ref={list}
        role="log"
        aria-live="off"
        aria-label={t('messages')}
        tabIndex={0}
        onScroll={onScroll}
        onWheel={({ deltaY }) => (deltaY < 0 ? older() : undefined)}
        onTouchMove={older}
      >
        <List>
          {hasOlder ? (
            <li>
              <LinkButton
                aria-disabled={history.is === 'reading' || undefined}
                onClick={() => tell({ type: 'older' })}
              >
                {t('earlier')}
              </LinkButton>
            </li>
          ) : null}
          {rowsOf(before, now()).flatMap((row) => [
            ...dayOf(row),
            <Said key={row.message.id} row={row} isUnread={false} tell={tell} />,
          ])}
          {before.length > 0 ? <Divider>{t('takesOver')}</Divider> : null}
          {rows.flatMap((row) => {
            const { message } = row;
            const { id } = message;
            const gap = gapBefore.get(id);
            const rated = canRate ? message.replyId : undefined;
            const isLastOwn = id === lastOwn;
            return [
              ...dayOf(row),
              gap ? (
                <li key={`${id} gap`}>
                  <LinkButton
                    aria-disabled={gap.is === 'reading' || undefined}
                    onClick={() => tell({ type: 'fill', above: gap.above })}
                  >
                    {t('between')}
                  </LinkButton>
                </li>
              ) : null,
              id === newFrom ? <Divider key="new">{t('new')}</Divider> : null,
              <Said key={id} row={row} isUnread={unread.has(id)} tell={tell}>
                {rated || isLastOwn ? (
                  <>
                    {rated ? <Vote replyId={rated} votes={state.votes} tell={tell} /> : null}
                    {isLastOwn ? <Small>{t('sent')}</Small> : null}
                  </>
                ) : null}
              </Said>,
            ];
          })}
          {outbox.map((entry) => (
            <Unsent
              key={entry.clientId}
              conversation={conversation}
              entry={entry}
              isOnline={state.isOnline && state.link !== 'lost'}
              isOver={over !== undefined}
              problemId={problemId}
              tell={tell}
            />
          ))}
          {typing === undefined ? null : (
            <Row $mine={false} aria-hidden="true">
              <Text small muted>
                {t('typing', { author: nameOf(canRate ? 'bot' : 'agent', typing) })}
              </Text>
            </Row>
          )}
        </List>
      </Log>
      {missed > 0 ? (
        <Button variant="secondary" size="small" onClick={toEnd}>
          {t('newMessages', { count: missed })}
        </Button>
      ) : null}
    </>
  );
}

const dayOf = ({ day, message }: MessageRow) => (day ? [<Day key={`${message.id} day`}>{day}</Day>] : []);

/** The first that was not read when the panel was opened; the line before it stays until the panel is closed. */
function useNewFrom({ history }: ConversationState, unread: ReadonlySet<string>): string | undefined {
  const isKnown = history.is === 'read';
  const [first] = unread;
  const [found, setFound] = useState<{ id: string | undefined } | undefined>(
    isKnown ? { id: first } : undefined,
  );
  if (isKnown && !found) setFound({ id: first });
  return found?.id;
}
