import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useBundle } from '#src/brand/context.ts';
import { messageText } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { forgetReloads } from '../errors/chunkReload.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { focusHeading } from './headingFocus.ts';
import { ScreenTitleContext, usePageTitle } from './pageTitle.ts';
import { type LoadView, type ScreenModule, useView } from './viewOf.ts';

type Shown = {
  readonly path: string;
  readonly stage: string;
  readonly view: LoadView<ScreenModule>;
};

/** Shows one screen: loads its view, names the page, tells the host, and moves the focus to its heading. */
export const ScreenHost = memo(function ScreenHost({ screen }: { screen: Shown }) {
  return (
    <ErrorBoundary key={screen.path} page={screen.path}>
      <Coming screen={screen} />
    </ErrorBoundary>
  );
});

function Coming({ screen }: { screen: Shown }) {
  const module = useView(screen.view);
  const { key } = useLocation();
  return module ? <Loaded screen={screen} {...module} locationKey={key} /> : <LoadingPage />;
}

interface LoadedProps extends ScreenModule {
  screen: Shown;
  locationKey: string;
}

function Loaded({ screen, View, title, locationKey }: LoadedProps) {
  const runtime = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  const pageTitle = messageText(useBundle(), title);
  const [shownTitle, nameScreen] = useState<string>();
  usePageTitle(shownTitle ?? pageTitle);
  const tell = useEffectEvent(() =>
    runtime.emit({ type: 'step', path: screen.path, title: pageTitle, stage: screen.stage }),
  );
  useEffect(() => {
    tell();
    forgetReloads(screen.path);
  }, [screen]);
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
      <ScreenTitleContext value={nameScreen}>
        <View />
      </ScreenTitleContext>
    </div>
  );
}
