import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { StyleSheetManager } from 'styled-components';
import { BrandProvider } from '#src/brand/BrandProvider.tsx';
import type { BundleSource } from '#src/brand/context.ts';
import { isRouted } from '#src/domain/remotes.js';
import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { RuntimeContext } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { AnnouncerProvider } from '#src/ui/primitives/AnnouncerProvider.tsx';
import { InnerRoot } from '#src/ui/primitives/RootStyle.tsx';
import { pageWindow } from './pageWindow.ts';
import type { RemoteDefinition } from './remote.ts';
import type { Sessions } from './sessions.ts';

export interface MountTreeProps {
  session: Pick<Sessions, 'get' | 'subscribe'>;
  bundle: BundleSource;
  styles: HTMLElement | ShadowRoot;
  /** Where a memory history starts. */
  initialPath: string;
  Closed?: RemoteDefinition['Closed'];
  children: ReactNode;
}

/** Every provider that a remote's screens expect around them. */
export function MountTree({ session, bundle, styles, initialPath, Closed, children }: MountTreeProps) {
  const { id, runtime, queries, store } = useExternalValue(session.subscribe, session.get);
  const nonce = runtime.nonce();
  return (
    <RuntimeContext value={runtime}>
      <StyleSheetManager
        target={styles as HTMLElement}
        {...(nonce ? { nonce } : {})}
        {...(runtime.isolation === 'light' ? { namespace: `#${runtime.mountId}` } : {})}
      >
        <BrandProvider bundle={bundle} target={runtime.root}>
          <InnerRoot isolation={runtime.isolation}>
            <AnnouncerProvider>
              <Router
                browser={isRouted(runtime.remote) && runtime.history === 'browser'}
                basePath={runtime.basePath}
                initialPath={initialPath}
              >
                <Fragment key={id}>
                  <StoreProvider store={store}>
                    <QueryClientProvider client={queries}>
                      <ErrorBoundary>
                        {Closed && runtime.session.state !== 'open' ? <Closed /> : children}
                      </ErrorBoundary>
                    </QueryClientProvider>
                  </StoreProvider>
                </Fragment>
              </Router>
            </AnnouncerProvider>
          </InnerRoot>
        </BrandProvider>
      </StyleSheetManager>
    </RuntimeContext>
  );
}

interface RouterProps {
  browser: boolean;
  basePath: string;
  initialPath: string;
  children: ReactNode;
}

/** The next screen is what a person waits for: a transition would render it in slices, behind every other frame. */
function Router({ browser, basePath, initialPath, children }: RouterProps) {
  return browser ? (
    <BrowserRouter basename={basePath} useTransitions={false} window={pageWindow(window, basePath)}>
      {children}
    </BrowserRouter>
  ) : (
    <MemoryRouter initialEntries={[initialPath]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
}
