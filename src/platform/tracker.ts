import { isUuid } from '#src/domain/text/uuid.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { KeyValueStore } from '#src/platform/storage.ts';

const KEY = 'telemetry_trackerUuid';

/** The browser's tracker id; made when there is none (docs/rules.md#tracker-id). */
export function trackerUuid(local: KeyValueStore): string {
  const known = local.get(KEY);
  if (isUuid(known)) return known;
  const made = newUuid();
  local.set(KEY, made);
  return made;
}
