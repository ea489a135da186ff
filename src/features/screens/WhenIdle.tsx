import { memo, useEffect, useState } from 'react';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LazyComponent } from './LazyComponent.tsx';
import { type LoadView, viewOf } from './viewOf.ts';

/** It is wanted by now, and has waited. */
const AGAIN_MS = 100;

/**
 * An optional component: loaded once the page is idle, drawn in another idle moment, and left out when it cannot be loaded. Those
 * that came in one script would be drawn together otherwise, which holds up what a person types on a slow phone.
 */
export const WhenIdle = memo(function WhenIdle({ load }: { load: LoadView }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const show = () => {
      if (isWanted) cancel = whenIdle(() => setShown(true), AGAIN_MS);
    };
    let cancel = whenIdle(() => void viewOf(load).then(show, show));
    return () => {
      isWanted = false;
      cancel();
    };
  }, [load]);
  return isShown ? (
    <ErrorBoundary fallback={() => null}>
      <LazyComponent load={load} />
    </ErrorBoundary>
  ) : null;
});
