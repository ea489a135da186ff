import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { Runtime } from './runtime.ts';
import { FILES_MARK, type KeyValueStore } from './storage.ts';

interface Entry {
  owner: string;
  file: File;
  /** In milliseconds. */
  expiresAt: number;
}

/** How long a file is kept at most: as long as the server waits for the rest of it. */
const LIFETIME_MS = 24 * 60 * 60_000;

/** Nobody is to be deleted. */
const IS_THERE = 'true';

/** Opened anew each time: the database is deleted by what clears a browser. */
const open = () => createStore('heloc-files', 'files');

/** Deletes what has expired, and all of an owner who has gone. */
export async function sweepFiles(local: KeyValueStore, now: number): Promise<void> {
  const gone = local.get(FILES_MARK);
  const all = await entries<string, Entry>(open());
  const over = all.filter(([, { owner, expiresAt }]) => owner === gone || expiresAt <= now);
  await delMany(
    over.map(([id]) => id),
    open(),
  );
  if (over.length === all.length) local.remove(FILES_MARK);
  else local.set(FILES_MARK, IS_THERE);
}

/** A person's files that are on their way, over a reload, where the browser lets us keep them. Never rejects. */
export interface PersonalFiles {
  get(id: string): Promise<File | undefined>;
  keep(id: string, file: File): Promise<void>;
  forget(id: string): Promise<void>;
}

export function createPersonalFiles({
  personal: { owner },
  storage: { local },
  now,
}: Pick<Runtime, 'personal' | 'storage' | 'now'>): PersonalFiles {
  /** A browser may have no database, or let nobody at it. */
  async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch {
      return undefined;
    }
  }
  const isThere = () => local.get(FILES_MARK) !== undefined;
  const time = () => now().getTime();

  /** What another owner left under that name is deleted, and not read. */
  async function read(id: string): Promise<File | undefined> {
    const who = owner();
    const entry = await get<Entry>(id, open());
    if (who !== undefined && entry?.owner === who && entry.expiresAt > time()) return entry.file;
    if (entry) await del(id, open());
    return undefined;
  }

  async function write(id: string, file: File): Promise<void> {
    const who = owner();
    if (who === undefined) return;
    if (!isThere()) local.set(FILES_MARK, IS_THERE);
    await set(id, { owner: who, file, expiresAt: time() + LIFETIME_MS } satisfies Entry, open());
    // The person may have logged out meanwhile.
    if (owner() !== who) await del(id, open());
  }

  return {
    get: async (id) => (isThere() ? quietly(() => read(id)) : undefined),
    keep: (id, file) => quietly(() => write(id, file)),
    forget: async (id) => (isThere() ? quietly(() => del(id, open())) : undefined),
  };
}
