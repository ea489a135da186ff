import { remoteAt, SIGNER_SEGMENT } from '#src/domain/remotes.js';
import type { Banner } from './isBannerList.ts';

/** How many are shown at once, unless a host says otherwise (docs/rules.md#announcements). */
export const MAX_SHOWN = 2;

export interface Selection {
  /** Name of the application on whose page this is. */
  app: string;
  /** Organisation code of the mount. */
  org: string;
  max: number;
  /** Dismissed, or shown elsewhere on the page. */
  isHidden(banner: Banner): boolean;
}

const createdAt = (banner: Banner) => Date.parse(banner.metadata?.createdAt ?? '') || 0;

/**
 * What is shown: the newest that are for this application and organisation, not switched off and not hidden. A banner that
 * does not say whether it is active is; one that names no organisation is for all. Those of the same time by uuid.
 */
export function selectBanners(banners: readonly Banner[], { app, org, max, isHidden }: Selection): Banner[] {
  const byUuid = new Map([...banners].reverse().map((banner) => [banner.uuid, banner]));
  return [...byUuid.values()]
    .filter(
      ({ active, apps, orgs }) => active !== false && apps.includes(app) && (orgs?.includes(org) ?? true),
    )
    .filter((banner) => !isHidden(banner))
    .sort((a, b) => createdAt(b) - createdAt(a) || (a.uuid < b.uuid ? -1 : 1))
    .slice(0, max);
}

/** Where announcements stand, which decides their style: on a page that advertises, or in the product. */
export type Placement = 'marketing' | 'product';

/**
 * The product is what lies below the application's base path, and every page of a signed-in person. A mount with a
 * history of its own (`pathname` empty) is part of the product around it.
 */
export function placementAt(
  pathname: string,
  { basePath, isSignedIn }: { basePath: string; isSignedIn: boolean },
): Placement {
  return isSignedIn || pathname === '' || `${pathname}/`.startsWith(`${basePath}/`) ? 'product' : 'marketing';
}

/** The name under which banners know the application at an address. */
export const appAt = (pathname: string): string =>
  remoteAt(pathname) === 'signer' ? SIGNER_SEGMENT : 'heloc';
