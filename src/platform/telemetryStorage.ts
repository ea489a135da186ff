import { type KeyValueStore, type MountStorage, TRACKER_KEY } from './storage.ts';

/** In session storage, so that a tab has one session (docs/rules.md#telemetry). */
export const UUID_KEY = 'telemetry_uuid';
export const EPOCH_KEY = 'telemetry_epoch';

/** By the page's store, which each mount has for itself, for all of its sessions. */
const memories = new WeakMap<KeyValueStore, Map<string, string>>();

function memoryOf(store: KeyValueStore): Map<string, string> {
  const memory = memories.get(store) ?? new Map<string, string>();
  memories.set(store, memory);
  return memory;
}

/** What the telemetry keeps: unless that is on, in memory alone, and what lies in the browser is not read. */
export function telemetryStorage({ local, session, telemetry }: MountStorage): MountStorage {
  const isKept = telemetry?.() ?? true;
  const guard = (store: KeyValueStore): KeyValueStore => ({
    get: (key) => (isKept ? store.get(key) : undefined) ?? memoryOf(store).get(key),
    set(key, value) {
      if (isKept) store.set(key, value);
      else memoryOf(store).set(key, value);
    },
    remove: (key) => store.remove(key),
  });
  return { local: guard(local), session: guard(session) };
}

/** Forgets what lies in the browser. */
export function forgetTelemetry({ local, session }: MountStorage): void {
  local.remove(TRACKER_KEY);
  forgetSession(session);
}

export function forgetSession(session: KeyValueStore): void {
  session.remove(UUID_KEY);
  session.remove(EPOCH_KEY);
}
