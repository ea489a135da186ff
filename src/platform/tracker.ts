import { isUuid } from '#src/domain/text/uuid.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { type MountStorage, TRACKER_KEY } from '#src/platform/storage.ts';
import { telemetryStorage } from './telemetryStorage.ts';

/** The browser's tracker id; made when there is none (docs/rules.md#tracker-id). */
export function trackerUuid(storage: MountStorage): string {
  const { local } = telemetryStorage(storage);
  const known = local.get(TRACKER_KEY);
  const uuid = isUuid(known) ? known : newUuid();
  // Each time, as it may have been in memory until the telemetry was on.
  local.set(TRACKER_KEY, uuid);
  return uuid;
}
