import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRuntime } from '#src/platform/runtime.ts';
import { forgetReloads } from '../errors/chunkReload.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { usePageTitle } from './pageTitle.ts';
import { viewOf } from './viewOf.ts';

type Shown = {
  readonly path: string;
  readonly title: string;
  readonly stage: string;
  readonly pending?: boolean;
  readonly view: Parameters<typeof viewOf>[0];
};

/** Shows one screen: loads its view, names the page, tells the host, and moves the focus to its heading. */
export function ScreenHost({ screen, fallback = null }: { screen: Shown; fallback?: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary key={screen.path}>
      <Suspense fallback={fallback}>
        <Loaded screen={screen} locationKey={key} />
      </Suspense>
    </ErrorBoundary>
  );
}

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is a new page to a person
  useEffect(() => {
    // The first screen must not take the focus from the host's page.
    if (runtime.root.dataset.entered) element.current?.querySelector<HTMLElement>('h1')?.focus();
    runtime.root.dataset.entered = 'true';
  }, [screen, locationKey, runtime]);
  return (
    <div ref={element}>
      <View />
    </div>
  );
}
