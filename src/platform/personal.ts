import { toJson } from '#src/domain/text/json.ts';
import {
  FILES_MARK,
  type KeyValueStore,
  type MountStorage,
  type PageStorage,
  type PageStore,
} from './storage.ts';

const PREFIX = 'heloc:personal:';

/** Where something about a person lies in the browser's storage. */
export const personalKey = (name: string) => PREFIX + name;

/** What a browser remembers about a person: no other person can read it, and it is deleted with their session. */
export interface Personal extends MountStorage {
  /** Whose it is now; `undefined` once the session is over. */
  owner(): string | undefined;
}

/** The same, with what a session does to it. */
export interface PersonalStorage extends Personal {
  /** A visitor has signed in: what they left here is theirs from now on. */
  transferFrom(visitor: string): void;
  /** Forgets everything that one owner left here; whether there was anything. */
  clearOwner(owner: string): boolean;
}

interface Entry {
  owner: string;
  value: string;
}

/** A value as it lies there, stamped with whose it is. */
export const ownedBy = (owner: string, value: string) => toJson({ owner, value } satisfies Entry);

/**
 * Stores that stamp every value with its owner. What another owner finds is deleted instead of read, so that nothing has
 * to be done when a person changes; data that is added here later is covered as well.
 *
 * @param owner who this mount acts for now; `undefined` after its session has ended: then nothing is read or stored
 */
export function createPersonal(
  page: PageStorage,
  owner: () => string | undefined,
  now: () => number = Date.now,
): PersonalStorage {
  /** Of files, which lie in a database: where there is one, and its script is loaded then. */
  function sweepFiles(gone?: string): void {
    if (!page.local.get(FILES_MARK)) return;
    // A page that goes with its person may not get to it: the next one does.
    if (gone) page.local.set(FILES_MARK, gone);
    const loaded = import(/* webpackChunkName: "uploads" */ './personalFiles.ts');
    loaded.then((files) => files.sweepFiles(page.local, now())).catch(() => {});
  }
  sweepFiles();

  const entriesOf = (store: PageStore) =>
    store
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ key, entry: parse(store.get(key)) }));

  const scoped = (store: PageStore): KeyValueStore => ({
    get(name) {
      const now = owner();
      const entry = parse(store.get(personalKey(name)));
      if (now === undefined || !entry) return undefined;
      if (entry.owner === now) return entry.value;
      store.remove(personalKey(name));
      return undefined;
    },
    set(name, value) {
      const now = owner();
      if (now !== undefined) store.set(personalKey(name), ownedBy(now, value));
    },
    remove(name) {
      if (owner() !== undefined) store.remove(personalKey(name));
    },
  });

  return {
    local: scoped(page.local),
    session: scoped(page.session),
    owner,
    transferFrom(visitor) {
      const now = owner();
      if (now === undefined) return;
      for (const { key, entry } of entriesOf(page.session)) {
        if (entry?.owner === visitor) page.session.set(key, ownedBy(now, entry.value));
      }
    },
    clearOwner(gone) {
      sweepFiles(gone);
      let found = false;
      for (const store of [page.local, page.session]) {
        for (const { key, entry } of entriesOf(store)) {
          if (entry?.owner !== gone) continue;
          store.remove(key);
          found = true;
        }
      }
      return found;
    },
  };
}

function parse(text: string | undefined): Entry | undefined {
  try {
    const { owner, value } = JSON.parse(text ?? '') as Partial<Entry>;
    return typeof owner === 'string' && typeof value === 'string' ? { owner, value } : undefined;
  } catch {
    return undefined;
  }
}
