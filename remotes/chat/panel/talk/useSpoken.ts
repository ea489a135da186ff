import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useLatest } from '#src/platform/useLatest.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { isAfter } from '../../conversation/messages.ts';
import { type ConversationState, hasHole } from '../../conversation/state.ts';
import type { Order, WireMessage } from '../../transports/port.ts';
import { copy } from './copy.ts';
import { useAuthor } from './useAuthor.ts';

/** Characters of a message that are spoken. */
const MOST = 250;
/** Pause between two, so that one is heard to its end. */
const PAUSE_MS = 1500;
/** For so long what is missing above is waited for, so that it is heard in its order. */
const HOLE_MS = 3000;

interface Waiting {
  messages: WireMessage[];
  isSent: boolean;
}

/**
 * What is new is spoken from the mount's one polite region: what others say, once, with who says it, summed up where more
 * comes at a time; and that an own message was sent. Never what was there before or comes in above.
 */
export function useSpoken(state: ConversationState, mayAnnounce: () => boolean): void {
  const { messages, outbox, history } = state;
  const isHeld = useFor(hasHole(state), HOLE_MS);
  const t = useCopy(copy);
  const nameOf = useAuthor();
  const announce = useAnnounce();
  const words = ({ messages: said, isSent }: Waiting): string => {
    const [first] = said;
    if (!first) return isSent ? t('sent') : '';
    if (said.length > 1) {
      const isOne = said.every(({ from, author: who }) => from === first.from && who === first.author);
      const several = { count: said.length, author: nameOf(first.from, first.author) };
      return t(isOne ? 'severalFrom' : 'several', several);
    }
    const author = nameOf(first.from, first.author, true);
    const files = (first.files ?? []).map(({ name }) => name);
    const text = [first.text, ...files].filter(Boolean).join(' ');
    const heard = text.length > MOST ? `${text.slice(0, MOST)} ${t('goesOn')}` : text;
    return t('spoken', { author, text: heard });
  };
  const latest = useLatest({ announce, words, mayAnnounce });

  const waiting = useRef<Waiting>({ messages: [], isSent: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const speaks = useRef(false);
  const takeBack = useRef(() => {});
  // What was said to one person is not on the page of the next one, not for a frame.
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      takeBack.current();
    },
    [],
  );
  const speak = useRef(() => {
    speaks.current = false;
    const { current } = waiting;
    if (current.messages.length === 0 && !current.isSent) return;
    waiting.current = { messages: [], isSent: false };
    // Of several tabs the one that is looked at speaks.
    if (latest.current.mayAnnounce())
      takeBack.current = latest.current.announce(latest.current.words(current));
    speaks.current = true;
    timer.current = setTimeout(speak.current, PAUSE_MS);
  });

  const known = useRef<{ last: Order | undefined; own: ReadonlySet<string> }>(undefined);
  const isRead = history.is === 'read' || history.is === 'failed';
  useEffect(() => {
    const before = known.current;
    const own = new Set(outbox.map(({ clientId }) => clientId));
    if (before && isHeld) {
      known.current = { last: before.last, own: new Set([...before.own, ...own]) };
      return;
    }
    if (isRead || before) known.current = { last: messages.at(-1)?.order ?? before?.last, own };
    if (!before) return;
    for (const message of messages) {
      if (before.last && !isAfter(message.order, before.last)) continue;
      if (message.from !== 'me') waiting.current.messages.push(message);
      else if (before.own.has(message.clientId ?? '')) waiting.current.isSent = true;
    }
    if (!speaks.current) speak.current();
  }, [messages, outbox, isRead, isHeld]);
}

/** Whether something is so, and has been for no longer than that. */
function useFor(is: boolean, mostMs: number): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    setOverdue(false);
    if (!is) return undefined;
    const timer = setTimeout(() => setOverdue(true), mostMs);
    return () => clearTimeout(timer);
  }, [is, mostMs]);
  return is && !isOverdue;
}
