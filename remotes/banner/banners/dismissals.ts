import { toJson } from '#src/domain/text/json.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';
import type { Banner } from './isBannerList.ts';

/** Banner uuid to the ISO time of its dismissal (docs/rules.md#announcements). */
export type Dismissals = Readonly<Record<string, string>>;

export const DISMISSALS_KEY = 'dismissed-banners';

/** How long a dismissal is remembered of a banner that is no longer listed. */
const UNLISTED_MS = 90 * 24 * 60 * 60_000;

export function parseDismissals(stored: string | undefined): Dismissals {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(
        ([, time]) => typeof time === 'string' && !Number.isNaN(Date.parse(time)),
      ),
    );
  } catch {
    return {};
  }
}

/** Changes what is stored now: another tab may have written since it was read. */
export function changeDismissals(local: KeyValueStore, change: (stored: Dismissals) => Dismissals): void {
  const before = parseDismissals(local.get(DISMISSALS_KEY));
  const after = change(before);
  if (after === before) return;
  if (Object.keys(after).length > 0) local.set(DISMISSALS_KEY, toJson(after));
  else local.remove(DISMISSALS_KEY);
}

const changedAt = ({ metadata }: Banner) => Date.parse(metadata?.updatedAt ?? '');

/** When a banner counts as dismissed: one from the future by this clock would be back at once. */
export const dismissedAt = (banner: Banner, now: Date): string =>
  new Date(Math.max(now.getTime(), changedAt(banner) || 0)).toISOString();

/**
 * The dismissals that still hold: a banner that was changed since is shown again, and one that has not been listed for long
 * is forgotten. Returns the same object when all do.
 */
export function withoutStale(dismissals: Dismissals, banners: readonly Banner[], now: Date): Dismissals {
  const listed = new Map(banners.map((banner) => [banner.uuid, banner]));
  const all = Object.entries(dismissals);
  const held = all.filter(([uuid, time]) => {
    const banner = listed.get(uuid);
    const at = Date.parse(time);
    return banner ? !(changedAt(banner) > at) : Math.abs(now.getTime() - at) <= UNLISTED_MS;
  });
  return held.length === all.length ? dismissals : Object.fromEntries(held);
}
