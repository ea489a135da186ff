import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useOrg } from '#src/brand/context.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import {
  changeDismissals,
  DISMISSALS_KEY,
  type Dismissals,
  dismissedAt,
  parseDismissals,
  withoutStale,
} from './dismissals.ts';
import { fetchBanners } from './fetchBanners.ts';
import type { Banner } from './isBannerList.ts';
import { dismissHere, isDismissedHere, ownerOf, presenceNow, subscribePresence } from './presence.ts';
import { appAt, MAX_SHOWN, type Placement, placementAt, selectBanners } from './selectBanners.ts';

/** Outside production they are others. */
const FILE = { production: 'banners.json', test: 'banners.test.json' } as const;
/** Asked for again on return to the tab, by no timer (docs/rules.md#announcements). */
const FRESH_MS = 10 * 60_000;

const bannersQuery = (url: string) =>
  queryOptions({
    queryKey: ['banners', url],
    queryFn: ({ signal }) => fetchBanners(url, signal),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
  });

const versionOf = ({ uuid, metadata }: Banner) => ({ uuid, version: metadata?.updatedAt ?? '' });

export interface Banners {
  state: 'loading' | 'error' | 'loaded';
  /** The whole list that was read last; another one whenever it was read. */
  list: readonly Banner[];
  app: string;
  /** What of a list is to be shown now. */
  select(list: readonly Banner[]): Banner[];
  placement: Placement;
  dismiss(banner: Banner): void;
}

const NONE: readonly Banner[] = [];

/** The announcements of this page. An error is recorded. */
export function useBanners(): Banners {
  const runtime = useRuntime();
  const { auth, urls, environment, storage, reporter, now, history, basePath, root, mountId, telemetry } =
    runtime;
  const { app: named, placement: wanted = 'auto', max } = runtime.announcements;
  const org = useOrg()();
  const isSignedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const { data, error } = useQuery(bannersQuery(`${urls.assetBaseUrl()}/${FILE[environment]}`));
  const list = data ?? NONE;
  const stored = useStoredDismissals();
  const dismissals = useMemo(() => withoutStale(stored, list, now()), [stored, list, now]);
  const presence = useExternalValue(subscribePresence, presenceNow);

  useEffect(() => {
    if (error) reporter.error(error, { where: 'banners' });
  }, [error, reporter]);
  useEffect(() => {
    if (data) changeDismissals(storage.local, (before) => withoutStale(before, data, now()));
  }, [data, storage, now]);

  const pathname = history === 'browser' ? root.ownerDocument.location.pathname : '';
  const app = named || appAt(pathname);
  const select = useCallback(
    (list: readonly Banner[]) =>
      selectBanners(list, {
        app,
        org,
        max: Number(max ?? MAX_SHOWN),
        isHidden: (banner) =>
          (banner.dismissable &&
            (dismissals[banner.uuid] !== undefined || isDismissedHere(presence, versionOf(banner)))) ||
          (ownerOf(presence, app, banner.uuid) ?? mountId) !== mountId,
      }),
    [app, org, max, dismissals, mountId, presence],
  );
  return {
    state: data ? 'loaded' : error ? 'error' : 'loading',
    app,
    list,
    select,
    placement: wanted === 'auto' ? placementAt(pathname, { basePath, isSignedIn }) : wanted,
    dismiss(banner) {
      dismissHere(versionOf(banner));
      const time = dismissedAt(banner, now());
      changeDismissals(storage.local, (before) => ({ ...before, [banner.uuid]: time }));
      telemetry.track('heloc_banner_dismissed', { bannerUuid: banner.uuid });
    },
  };
}

/** What is stored, here or by another tab. */
function useStoredDismissals(): Dismissals {
  const { storage, root } = useRuntime();
  const view = root.ownerDocument.defaultView;
  const subscribe = useCallback(
    (listener: () => void) => {
      const changed = ({ key }: StorageEvent) => {
        if (key === DISMISSALS_KEY || key === null) listener();
      };
      view?.addEventListener('storage', changed);
      return () => view?.removeEventListener('storage', changed);
    },
    [view],
  );
  const stored = useExternalValue(subscribe, () => storage.local.get(DISMISSALS_KEY));
  return useMemo(() => parseDismissals(stored), [stored]);
}
