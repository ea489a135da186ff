import { memo, Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { useRuntime } from '#src/platform/runtime.ts';
import { forgetReloads } from '../errors/chunkReload.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { focusHeading } from './headingFocus.ts';
import { usePageTitle } from './pageTitle.ts';
import { viewOf } from './viewOf.ts';

type Shown = {
  readonly path: string;
  readonly title: string;
  readonly stage: string;
  readonly pending?: boolean;
  readonly view: Parameters<typeof viewOf>[0];
};

/** Holds the room of a screen that is still loading, so that what stands below does not jump. */
const Room = styled.div`
  min-block-size: 100vh;
`;

/** Shows one screen: loads its view, names the page, tells the host, and moves the focus to its heading. */
export const ScreenHost = memo(function ScreenHost({ screen }: { screen: Shown }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary key={screen.path}>
      <Suspense fallback={<Room />}>
        <Loaded screen={screen} locationKey={key} />
      </Suspense>
    </ErrorBoundary>
  );
});

function Loaded({ screen, locationKey }: { screen: Shown; locationKey: string }) {
  const View = use(viewOf(screen.view));
  const runtime = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  usePageTitle(screen.title);
  useEffect(() => {
    runtime.emit({ type: 'step', path: screen.path, title: screen.title, stage: screen.stage });
    if (screen.pending) runtime.reporter.warn('This screen is not built yet', { path: screen.path });
    forgetReloads(runtime.storage.session);
  }, [runtime, screen]);
  // Every navigation is a new page to a person, though the first must not take the focus from the host's page.
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === locationKey) return undefined;
    shown.current = locationKey;
    const entered = runtime.root.dataset.entered;
    runtime.root.dataset.entered = 'true';
    return entered && element.current ? focusHeading(element.current) : undefined;
  }, [locationKey, runtime]);
  return (
    <div ref={element}>
      <View />
    </div>
  );
}
