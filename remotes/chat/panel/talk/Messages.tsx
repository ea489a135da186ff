import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatMoment } from '#src/domain/text/format.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { focusRing, space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { shownOf } from '../../conversation/messages.ts';
import type { ConversationEvent, ConversationState, Entry } from '../../conversation/model.ts';
import type { WireMessage } from '../../transports/port.ts';
import { copy } from './copy.ts';
import { groupsOf } from './groups.ts';
import { linkify } from './linkify.ts';

/** Pixels from the end within which the list goes on showing what is new. */
const NEAR_END = 40;

const Log = styled.div`
  max-block-size: clamp(8em, 32dvh, 24em);
  padding: 0.25em;
  overflow: auto;
  overscroll-behavior: contain;
  border-radius: var(--heloc-radius-control);
  &:focus-visible {
    ${focusRing}
  }
`;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li<{ $mine: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  align-items: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
`;

const Day = styled.p`
  align-self: center;
  margin: 0;
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

/** Whose it is shows without its colour as well: by its side and its edge. */
const Bubble = styled.p<{ $mine: boolean }>`
  max-inline-size: 85%;
  margin: 0;
  padding: ${space(1)} ${space(1.5)};
  border: var(--heloc-border-width) ${({ $mine }) => ($mine ? 'solid' : 'dashed')} var(--heloc-color-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-${({ $mine }) => ($mine ? 'surface-selected' : 'surface-sunken')});
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const States = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

interface MessagesProps {
  state: ConversationState;
  tell(event: ConversationEvent): void;
  canRate: boolean;
}

/** What was said, and what waits to be sent; at its end it follows, elsewhere it stays. */
export function Messages({ state, tell, canRate }: MessagesProps) {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const shown = shownOf(state.messages);
  const { outbox, typing } = state;
  const isEmpty = shown.length + outbox.length === 0;
  const size = `${shown.length}-${outbox.length}`;

  const toEnd = () => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
    follows.current = true;
    setHasNew(false);
  };
  const scrolled = () => {
    const { current } = list;
    if (!current) return;
    follows.current = current.scrollHeight - current.scrollTop - current.clientHeight <= NEAR_END;
    if (follows.current) setHasNew(false);
  };
  const before = useRef(size);
  const written = outbox.at(-1)?.clientId;
  const lastWritten = useRef(written);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes what is shown
  useLayoutEffect(() => {
    // Who sends wants to see what becomes of it.
    if (written !== undefined && written !== lastWritten.current) follows.current = true;
    lastWritten.current = written;
    if (follows.current) toEnd();
    else if (before.current !== size) setHasNew(true);
    before.current = size;
  }, [size, written, typing]);

  return (
    <>
      {/* The list carries the structure; what is news is spoken from elsewhere, once. */}
      {isEmpty ? null : (
        <Log
          ref={list}
          role="log"
          aria-live="off"
          aria-label={t('messages')}
          tabIndex={0}
          onScroll={scrolled}
        >
          <List>
            {state.history.before === null ? null : (
              <li>
                <LinkButton onClick={() => tell({ type: 'older' })}>{t('earlier')}</LinkButton>
              </li>
            )}
            {groupsOf(shown, now()).map((group) => (
              <Row key={group.messages[0]?.id} $mine={group.from === 'me'}>
                {group.day ? <Day>{group.day}</Day> : null}
                <Head group={group} />
                {group.messages.map((message) => (
                  <Said key={message.id} message={message}>
                    {canRate && message.replyId ? (
                      <Vote replyId={message.replyId} votes={state.votes} tell={tell} />
                    ) : null}
                  </Said>
                ))}
              </Row>
            ))}
            {outbox.map((entry) => (
              <Row key={entry.clientId} $mine>
                <Bubble $mine>{entry.text}</Bubble>
                <Unsent entry={entry} isOnline={state.isOnline} tell={tell} />
              </Row>
            ))}
            {typing === undefined ? null : (
              <li aria-hidden="true">
                <Text small muted>
                  {t('typing', { author: typing || t('assistant') })}
                </Text>
              </li>
            )}
          </List>
        </Log>
      )}
      {hasNew ? (
        <Button variant="secondary" size="small" onClick={toEnd}>
          {t('newMessages')}
        </Button>
      ) : null}
    </>
  );
}

export function useAuthor(): (from: WireMessage['from'], author?: string) => string {
  const t = useCopy(copy);
  return (from, author) =>
    author ?? t(({ me: 'you', agent: 'agent', bot: 'assistant', system: 'system' } as const)[from]);
}

function Head({ group: { from, author, at } }: { group: ReturnType<typeof groupsOf>[number] }) {
  const nameOf = useAuthor();
  return (
    <States>
      <strong>{nameOf(from, author)}</strong>
      <time dateTime={at.toISOString()}>
        <span aria-hidden="true">{formatMoment(at, { hour: 'numeric', minute: '2-digit' })}</span>
        <VisuallyHidden>{formatMoment(at, { dateStyle: 'long', timeStyle: 'short' })}</VisuallyHidden>
      </time>
    </States>
  );
}

function Said({ message, children }: { message: WireMessage; children: ReactNode }) {
  return (
    <>
      <Bubble $mine={message.from === 'me'}>
        {linkify(message.text).map((piece, place) =>
          piece.href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change its order
            <TextLink key={place} href={piece.href} newTab rel="noopener noreferrer nofollow ugc">
              {piece.text}
            </TextLink>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change its order
            <span key={place}>{piece.text}</span>
          ),
        )}
      </Bubble>
      {children}
    </>
  );
}

interface VoteProps extends Pick<MessagesProps, 'tell'> {
  replyId: string;
  votes: ConversationState['votes'];
}

function Vote({ replyId, votes, tell }: VoteProps) {
  const t = useCopy(copy);
  const vote = votes[replyId];
  return (
    <States role="group" aria-label={t('helped')}>
      <span aria-hidden="true">{vote === undefined ? t('helped') : t('thanks')}</span>
      {(['up', 'down'] as const).map((which) => (
        <LinkButton
          key={which}
          aria-pressed={vote === which}
          onClick={() => tell({ type: 'rated', replyId, vote: which })}
        >
          {t(which === 'up' ? 'yes' : 'no')}
        </LinkButton>
      ))}
    </States>
  );
}

/** As much of a message as tells it from others. */
const start = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function Unsent({
  entry,
  isOnline,
  tell,
}: { entry: Entry; isOnline: boolean } & Pick<MessagesProps, 'tell'>) {
  const t = useCopy(copy);
  const { clientId, state } = entry;
  if (state !== 'failed') return <States>{t(isOnline || state === 'sending' ? 'sending' : 'queued')}</States>;
  const text = start(entry.text);
  return (
    <States>
      <span>{t('notSent')}</span>
      <LinkButton aria-label={t('resendNamed', { text })} onClick={() => tell({ type: 'resend', clientId })}>
        {t('resend')}
      </LinkButton>
      <LinkButton aria-label={t('removeNamed', { text })} onClick={() => tell({ type: 'discard', clientId })}>
        {t('remove')}
      </LinkButton>
    </States>
  );
}

/** What others say is spoken: once, with who says it, and never what was there before. */
export function useSpoken(messages: readonly WireMessage[], isRead: boolean, speak: (text: string) => void) {
  const t = useCopy(copy);
  const nameOf = useAuthor();
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    const ids = new Set(messages.map(({ id }) => id));
    const before = known.current;
    if (isRead) known.current = ids;
    if (!before) return;
    for (const { id, from, author, text } of messages) {
      if (before.has(id) || from === 'me') continue;
      const said = text.length > SPOKEN ? `${text.slice(0, SPOKEN)} ${t('goesOn')}` : text;
      speak(t('spoken', { author: nameOf(from, author), text: said }));
    }
  }, [messages, isRead, speak, t, nameOf]);
}

const SPOKEN = 250;
