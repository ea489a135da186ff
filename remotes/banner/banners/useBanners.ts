import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { type Dismissals, readDismissals, withoutStale, writeDismissals } from './dismissals.ts';
import { type Banner, fetchBanners } from './fetchBanners.ts';
import { appAt, type Placement, placementAt, selectBanners } from './selectBanners.ts';

/** Outside production they are others. */
const FILE = { production: 'banners.json', test: 'banners.test.json' } as const;

const bannersQuery = (url: string) =>
  queryOptions({
    queryKey: ['banners', url],
    queryFn: ({ signal }) => fetchBanners(url, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface Banners {
  state: 'loading' | 'error' | 'loaded';
  shown: readonly Banner[];
  placement: Placement;
  dismiss(banner: Banner): void;
}

const NONE: readonly Banner[] = [];

/** The announcements of this page. An error is recorded. */
export function useBanners(): Banners {
  const { auth, urls, environment, storage, reporter, now, history, basePath, root } = useRuntime();
  const isSignedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const { data, error } = useQuery(bannersQuery(`${urls.assetBaseUrl()}/${FILE[environment]}`));
  const stored = useMemo(() => withoutStale(readDismissals(storage.local), data ?? NONE), [data, storage]);
  // Kept apart: a banner that is from the future by this clock would come back as soon as it is dismissed.
  const [closed, setClosed] = useState<Dismissals>({});

  useEffect(() => {
    if (error) reporter.error(error, { where: 'banners' });
  }, [error, reporter]);
  useEffect(() => {
    if (data) writeDismissals(storage.local, stored);
  }, [data, stored, storage]);

  const pathname = history === 'browser' ? root.ownerDocument.location.pathname : '';
  const placement = placementAt(pathname, { basePath, isSignedIn });
  if (!data) return { state: error ? 'error' : 'loading', shown: NONE, placement, dismiss: () => {} };
  return {
    state: 'loaded',
    placement,
    shown: selectBanners(data, {
      app: appAt(pathname),
      dismissals: { ...stored, ...closed },
    }),
    dismiss({ uuid }) {
      const dismissal = { [uuid]: now().toISOString() };
      writeDismissals(storage.local, { ...readDismissals(storage.local), ...dismissal });
      setClosed((before) => ({ ...before, ...dismissal }));
    },
  };
}
