import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { StyleSheetManager } from 'styled-components';
import { BrandProvider } from '#src/brand/BrandProvider.tsx';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { useSource } from '#src/platform/useSource.ts';
import { AnnouncerProvider } from '#src/ui/primitives/AnnouncerProvider.tsx';
import { InnerRoot } from '#src/ui/primitives/RootStyle.tsx';
import { pageWindow } from './pageWindow.ts';

/** A value that changes from outside React. */
export interface Source<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface MountTreeProps {
  runtime: Runtime;
  bundle: Source<BrandBundle>;
  styles: HTMLElement | ShadowRoot;
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  /** Where a memory history starts. */
  initialPath: string;
  /** `false` for a remote without addresses: the page's own are none of its business. */
  routed?: boolean;
  children: ReactNode;
}

/** One query client per mount. No retries (shared areas s7); a failed call is shown and tried again by hand. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export { createStore };

/** Every provider that a remote's screens expect around them. */
export function MountTree({
  runtime,
  bundle,
  styles,
  store,
  queries,
  initialPath,
  routed = true,
  children,
}: MountTreeProps) {
  const brand = useSource(bundle.subscribe, bundle.get);
  const nonce = runtime.nonce();
  return (
    <RuntimeContext value={runtime}>
      <StyleSheetManager
        target={styles as HTMLElement}
        {...(nonce ? { nonce } : {})}
        {...(runtime.isolation === 'light' ? { namespace: `#${runtime.mountId}` } : {})}
      >
        <StoreProvider store={store}>
          <QueryClientProvider client={queries}>
            <BrandProvider bundle={brand} target={runtime.root}>
              <InnerRoot isolation={runtime.isolation}>
                <AnnouncerProvider>
                  <Router
                    browser={routed && runtime.history === 'browser'}
                    basePath={runtime.basePath}
                    initialPath={initialPath}
                  >
                    <ErrorBoundary>{children}</ErrorBoundary>
                  </Router>
                </AnnouncerProvider>
              </InnerRoot>
            </BrandProvider>
          </QueryClientProvider>
        </StoreProvider>
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
    <BrowserRouter basename={basePath} useTransitions={false} window={pageWindow(window)}>
      {children}
    </BrowserRouter>
  ) : (
    <MemoryRouter initialEntries={[initialPath]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
}
