import { type RefObject, useEffect, useEffectEvent } from 'react';

const SEEN_AFTER_MS = 500;

/**
 * Tells once that a message was seen: the page is visible, and half of the message, or as much as there is room for, has
 * been in view for half a second (docs/rules.md#unread-messages).
 */
export function useSeen(ref: RefObject<HTMLElement | null>, isUnread: boolean, onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!isUnread || !element) return undefined;
    const page = element.ownerDocument;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Without observers what is in the open panel counts as in view.
    let isInView = typeof IntersectionObserver !== 'function';
    const look = () => {
      clearTimeout(timer);
      if (isInView && page.visibilityState !== 'hidden') timer = setTimeout(() => seen(), SEEN_AFTER_MS);
    };
    const observer = isInView
      ? undefined
      : new IntersectionObserver(
          ([entry]) => {
            const part = entry?.intersectionRect.height ?? 0;
            isInView =
              entry !== undefined && (entry.intersectionRatio >= 0.5 || part >= window.innerHeight / 4);
            look();
          },
          { threshold: [0.1, 0.25, 0.5, 1] },
        );
    observer?.observe(element);
    page.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
      page.removeEventListener('visibilitychange', look);
    };
  }, [ref, isUnread]);
}
