import { type RefObject, useEffect } from 'react';

/** What is scrolled in one page is scrolled in the other. */
export function useCommonScroll(holder: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const within = holder.current;
    if (!within) return;
    const stops = new Map<Window, () => void>();
    const windows = () =>
      [...within.querySelectorAll('iframe')].flatMap((frame) => frame.contentWindow ?? []);
    const follow = () => {
      for (const page of windows()) {
        if (stops.has(page)) continue;
        const onScroll = () => {
          for (const each of windows())
            if (each !== page && Math.abs(each.scrollY - page.scrollY) > 1)
              each.scrollTo(page.scrollX, page.scrollY);
        };
        page.addEventListener('scroll', onScroll, { passive: true });
        stops.set(page, () => page.removeEventListener('scroll', onScroll));
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(within, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-shown'],
    });
    follow();
    return () => {
      observer.disconnect();
      for (const stop of stops.values()) stop();
    };
  }, [holder]);
}
