import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isOpen } from '#src/domain/conditions/conditions.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useConditions } from './useConditions.ts';

/**
 * How many things are needed, as the page around says it. What says so comes and goes with a navigation, or where nothing is
 * filled in and nothing is pressed, so that it moves nothing that a person types in or reaches for; the number itself is
 * always the latest. Source: docs/rules.md#conditions
 */
export function useShownCount(): number {
  const { root } = useRuntime();
  const { key } = useLocation();
  const count = useConditions().data?.shown.filter(isOpen).length;
  const [shown, setShown] = useState({ key, count });
  if (shown.key !== key || (shown.count && count && shown.count !== count)) setShown({ key, count });
  const isTouched = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts.
  useEffect(() => {
    isTouched.current = false;
    const touch = () => {
      isTouched.current = true;
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) root.addEventListener(event, touch);
    return () => {
      for (const event of events) root.removeEventListener(event, touch);
    };
  }, [root, key]);
  useEffect(() => {
    if (count === undefined || shown.count === count) return;
    const isBusy =
      shown.count === undefined ? isTouched.current : root.querySelector('form, :active') !== null;
    if (!isBusy) setShown({ key, count });
  }, [root, key, count, shown.count]);
  return shown.count ?? 0;
}
