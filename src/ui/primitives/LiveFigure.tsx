import { useState } from 'react';
import { useDebounced } from '#src/platform/useDebounced.ts';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';

/** Long enough that an amount that is typed is one sentence. */
const SPEAK_AFTER_MS = 800;

/** Announces a figure to screen readers once it has stopped changing; silent until its first change. */
export function LiveFigure({ text }: { text: string }) {
  const debounced = useDebounced(text, SPEAK_AFTER_MS);
  const [first] = useState(text);
  const [moved, setMoved] = useState(false);
  if (!moved && debounced !== first) setMoved(true);
  return <VisuallyHidden role="status">{moved ? debounced : ''}</VisuallyHidden>;
}
