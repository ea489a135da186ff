import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useRuntime } from '#src/platform/runtime.ts';
import { forgetReloads } from '../errors/chunkReload.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { focusHeading } from './headingFocus.ts';
import { ScreenTitleContext, usePageTitle } from './pageTitle.ts';
import { type FrameProps, ScreenView, type ShownPage } from './ScreenView.tsx';

/** Shows one screen as the page: names it, and moves the focus to its heading. */
export const ScreenHost = memo(function ScreenHost({ screen }: { screen: ShownPage }) {
  return (
    <ErrorBoundary key={screen.path} page={screen.path}>
      <ScreenView screen={screen} Frame={Page} fallback={<LoadingPage />} />
    </ErrorBoundary>
  );
});

function Page({ screen, title, children }: FrameProps) {
  const { root, headingLevel } = useRuntime();
  const { key } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  const [ownTitle, setOwnTitle] = useState<string>();
  usePageTitle(ownTitle ?? title);
  useEffect(() => forgetReloads(screen.path), [screen]);
  // Every navigation is a new page to a person, though the first must not take the focus from the host's page.
  // Before it is drawn: the heading may have to be scrolled to.
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === key) return undefined;
    shown.current = key;
    const { entered } = root.dataset;
    root.dataset.entered = 'true';
    return entered && element.current ? focusHeading(element.current, headingLevel) : undefined;
  }, [key, root, headingLevel]);
  return (
    <div ref={element}>
      <ScreenTitleContext value={setOwnTitle}>{children}</ScreenTitleContext>
    </div>
  );
}
