import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The end counts as seen when this much of it is in view (docs/rules.md#reading-a-document). */
const END_THRESHOLD = 0.25;

interface Watch {
  near: ReadonlySet<number>;
  current: number;
}

const pageOf = (element: Element) => Number((element as HTMLElement).dataset.page);

/**
 * Which pages are near the view, which one is in it, and when the end is reached.
 * Without IntersectionObserver every page is drawn and only the button reaches the end.
 */
export function useVisiblePages(
  scroller: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  pageCount: number,
  onEnd: () => void,
): Watch {
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([1]));
  const [current, setCurrent] = useState(1);
  const reached = useEffectEvent(onEnd);

  useEffect(() => {
    const root = scroller.current;
    if (!root || pageCount === 0) return undefined;
    const pages = [...root.querySelectorAll('[data-page]')];
    if (typeof IntersectionObserver === 'undefined') {
      setNear(new Set(pages.map(pageOf)));
      return undefined;
    }
    const nearby = new IntersectionObserver(
      (entries) => {
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(pageOf(target));
            else after.delete(pageOf(target));
          }
          return after;
        });
      },
      { root, rootMargin: '100% 0px' },
    );
    const shares = new Map<number, number>();
    const inView = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) shares.set(pageOf(entry.target), entry.intersectionRect.height);
        const [first] = [...shares].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
        if (first && first[1] > 0) setCurrent(first[0]);
      },
      { root, threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    const last = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= END_THRESHOLD))
          reached();
      },
      { root, threshold: [END_THRESHOLD, 0.5, 1] },
    );
    for (const page of pages) {
      nearby.observe(page);
      inView.observe(page);
    }
    if (end.current) last.observe(end.current);
    return () => {
      for (const observer of [nearby, inView, last]) observer.disconnect();
    };
  }, [scroller, end, pageCount]);

  return { near, current };
}
