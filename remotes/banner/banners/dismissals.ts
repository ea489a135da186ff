import { toJson } from '#src/domain/text/json.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';
import type { Banner } from './fetchBanners.ts';

/** Banner uuid to the ISO time of its dismissal (docs/rules.md#announcements). */
export type Dismissals = Readonly<Record<string, string>>;

export const DISMISSALS_KEY = 'dismissed-banners';

export function readDismissals(local: KeyValueStore): Dismissals {
  try {
    const stored: unknown = JSON.parse(local.get(DISMISSALS_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, time]) => !Number.isNaN(Date.parse(time))));
  } catch {
    return {};
  }
}

export function writeDismissals(local: KeyValueStore, dismissals: Dismissals): void {
  if (Object.keys(dismissals).length > 0) local.set(DISMISSALS_KEY, toJson(dismissals));
  else local.remove(DISMISSALS_KEY);
}

/**
 * The dismissals that still hold: a banner that was changed since is shown again. Returns the same object when all do;
 * dismissals of banners that are not in the list are kept.
 */
export function withoutStale(dismissals: Dismissals, banners: readonly Banner[]): Dismissals {
  const changed = new Map(banners.map(({ uuid, metadata }) => [uuid, Date.parse(metadata?.updatedAt ?? '')]));
  const all = Object.entries(dismissals);
  const held = all.filter(([uuid, time]) => !((changed.get(uuid) ?? Number.NaN) > Date.parse(time)));
  return held.length === all.length ? dismissals : Object.fromEntries(held);
}
