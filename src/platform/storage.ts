/** A string store that may be blocked, full or wiped at any time: writing never throws, reading may find nothing. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface MountStorage {
  local: KeyValueStore;
  session: KeyValueStore;
}

/** Wraps browser storage; falls back to memory when the browser refuses it. */
export function safeStore(open: () => Storage): KeyValueStore {
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
  };
}

export function browserStorage(view: Window): MountStorage {
  return {
    local: safeStore(() => view.localStorage),
    session: safeStore(() => view.sessionStorage),
  };
}
