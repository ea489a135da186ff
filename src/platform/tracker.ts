import { isUuid } from '#src/domain/text/uuid.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { type KeyValueStore, TRACKER_KEY } from '#src/platform/storage.ts';

/** The browser's tracker id; made when there is none (docs/rules.md#tracker-id). */
export function trackerUuid(local: KeyValueStore): string {
  const known = local.get(TRACKER_KEY);
  if (isUuid(known)) return known;
  const made = newUuid();
  local.set(TRACKER_KEY, made);
  return made;
}
