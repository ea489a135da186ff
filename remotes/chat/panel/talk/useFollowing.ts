import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which the list goes on showing what is new. */
const NEAR_END = 40;

/** What keeps its place while the list grows above it. */
export const ANCHOR = 'data-anchor';

interface Place {
  element: Element;
  /** From the upper edge of the list. */
  top: number;
}

const topOf = (element: Element, list: Element) =>
  element.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** The first message that is in sight. */
function placeOf(list: Element): Place | undefined {
  for (const element of list.querySelectorAll(`[${ANCHOR}]`)) {
    const top = topOf(element, list);
    if (top + element.getBoundingClientRect().height > 0) return { element, top };
  }
  return undefined;
}

/**
 * At its end a list follows what is new; elsewhere it never moves, whatever comes above or below. The browser's own
 * anchoring does not do it at the very top, and not in every browser.
 *
 * @param content changes with what is shown; undefined while there is no list
 * @param last what is newest
 * @param written the newest of the person's own: who sends wants to see what becomes of it
 */
export function useFollowing<E extends HTMLElement>(
  list: RefObject<E | null>,
  { content, last, written }: { content: unknown; last: string | undefined; written: string | undefined },
) {
  const follows = useRef(true);
  const place = useRef<Place>(undefined);
  /** How far it could be scrolled when last looked at: what was scrolled since may not have been told yet. */
  const end = useRef(0);
  const lastWritten = useRef(written);
  /** What was newest when last looked at: what has come since is new, also where one had scrolled away just before. */
  const newest = useRef(last);
  /** What was newest when the end was in sight; `undefined` while it is. */
  const [away, setAway] = useState<{ since: string | undefined }>();

  const look = useCallback(() => {
    const { current } = list;
    if (!current) return;
    // The list may have got another size since it was scrolled, as when a phone is turned: nobody has scrolled away then.
    if (follows.current && current.scrollTop >= end.current - NEAR_END)
      current.scrollTop = current.scrollHeight;
    end.current = current.scrollHeight - current.clientHeight;
    follows.current = end.current - current.scrollTop <= NEAR_END;
    place.current = follows.current ? undefined : placeOf(current);
    const now = follows.current ? undefined : { since: newest.current };
    setAway((before) => now && (before ?? now));
  }, [list]);

  const toEnd = useCallback(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
    look();
  }, [list, look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes what is shown
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    if (follows.current && current.scrollTop < end.current - NEAR_END) look();
    if (written !== undefined && written !== lastWritten.current) follows.current = true;
    lastWritten.current = written;
    if (follows.current) toEnd();
    else if (place.current?.element.isConnected) {
      const { element, top } = place.current;
      current.scrollTop += topOf(element, current) - top;
    }
    end.current = current.scrollHeight - current.clientHeight;
    newest.current = last;
  }, [content, last, written]);

  // A keyboard comes up, a picture is shown: the end stays in sight.
  const isThere = content !== undefined;
  useEffect(() => {
    const { current } = isThere ? list : { current: null };
    if (!current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      if (follows.current && current.scrollTop >= end.current - NEAR_END)
        current.scrollTop = current.scrollHeight;
      end.current = current.scrollHeight - current.clientHeight;
    });
    for (const box of [current, current.firstElementChild]) if (box) observer.observe(box);
    return () => observer.disconnect();
  }, [list, isThere]);

  return { away, onScroll: look, toEnd };
}
