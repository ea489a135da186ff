/** The key under which the page keeps its bearer token (docs/rules.md#token-of-a-session). */
export const JWT_KEY = 'jwt';

/** The browser's tracker id (docs/rules.md#tracker-id). */
export const TRACKER_KEY = 'telemetry_trackerUuid';

/** Says that this browser has files of somebody's that are on their way; and of whom they are to be deleted, by their owner. */
export const FILES_MARK = 'heloc-files';

/** A string store that may be blocked, full or wiped at any time: writing never throws, reading may find nothing. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What one page keeps; every mount on it and the page's own scripts share it. */
export interface PageStore extends KeyValueStore {
  keys(): string[];
}

export interface MountStorage {
  local: KeyValueStore;
  session: KeyValueStore;
  /** Whether the telemetry may keep something there. Default: yes. */
  telemetry?(): boolean;
}

export interface PageStorage extends MountStorage {
  local: PageStore;
  session: PageStore;
}

/** Wraps browser storage; falls back to memory when the browser refuses it. */
export function safeStore(open: () => Storage): PageStore {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
  };
}

export function browserStorage(view: Window): PageStorage {
  return {
    local: safeStore(() => view.localStorage),
    session: safeStore(() => view.sessionStorage),
  };
}
