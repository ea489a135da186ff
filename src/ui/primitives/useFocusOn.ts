import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that takes the focus when it appears, and again with each new value of `on`. While `on` is falsy there
 * is nothing to go to yet.
 */
export function useFocusOn<E extends HTMLElement>(on: unknown = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (on) element.current?.focus();
  }, [on]);
  return element;
}
