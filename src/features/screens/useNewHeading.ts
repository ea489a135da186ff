import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from './headingFocus.ts';

/**
 * For a page that changes in place: what is shown next is a new page to a person, who is brought to its heading unless
 * something else has the focus. The first one is the screen's own; `undefined` is nothing yet.
 *
 * @returns for the element around the headings.
 */
export function useNewHeading(shown: string | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === undefined) return;
    const isNew = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (isNew && isFocusLost()) box.current?.querySelector<HTMLElement>('h1, h2, h3, h4')?.focus();
  }, [shown]);
  return box;
}
