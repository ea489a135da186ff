import { remoteAt, SIGNER_SEGMENT } from '#src/domain/remotes.js';
import type { Dismissals } from './dismissals.ts';
import type { Banner } from './fetchBanners.ts';

/** How many are shown at once (docs/rules.md#announcements). */
const MAX_SHOWN = 2;

export interface Selection {
  /** Name of the application on whose page this is. */
  app: string;
  dismissals: Dismissals;
}

const createdAt = (banner: Banner) => Date.parse(banner.metadata?.createdAt ?? '') || 0;

/**
 * What is shown: the newest two that are for this application, not switched off and not dismissed. A banner that does
 * not say whether it is active is.
 */
export function selectBanners(banners: readonly Banner[], { app, dismissals }: Selection): Banner[] {
  return banners
    .filter(({ active, apps }) => active !== false && apps.includes(app))
    .filter(({ uuid, dismissable }) => !dismissable || dismissals[uuid] === undefined)
    .sort((a, b) => createdAt(b) - createdAt(a))
    .slice(0, MAX_SHOWN);
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
