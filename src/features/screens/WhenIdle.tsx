import { memo, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '#src/platform/whenIdle.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { type LoadView, useView } from './viewOf.ts';

/** An optional component: loaded once the page is idle, and left out when it cannot be loaded. */
export const WhenIdle = memo(function WhenIdle({ load }: { load: LoadView }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <ErrorBoundary fallback={() => null}>
      <Later load={load} />
    </ErrorBoundary>
  ) : null;
});

/** Rendered a little at a time: who types meanwhile does not wait for all of it. */
function Later({ load }: { load: LoadView }) {
  const View = useDeferredValue(useView(load)?.View ?? null, null);
  return View && <View />;
}
