import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient } from '@libsql/client';

/** The kinds of JSON documents; `ref` is what they are looked up by besides their id. */
type Kind =
  | 'identity'
  | 'application'
  | 'invitation'
  | 'condition'
  | 'outbox'
  | 'setting'
  | 'event'
  | 'once'
  | 'demographics'
  | 'notification'
  | 'upload'
  | 'said'
  | 'chat'
  | 'chat-message';

export interface Blob {
  type: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** JSON documents and files over any libSQL server. Every statement stands alone, so it works in memory too. */
export interface Store {
  get<T>(kind: Kind, id: string): Promise<T | undefined>;
  find<T>(kind: Kind, ref: string): Promise<T[]>;
  /** In the order in which they were first put. */
  all<T>(kind: Kind): Promise<T[]>;
  put(kind: Kind, id: string, ref: string, value: unknown): Promise<void>;
  remove(kind: Kind, id: string): Promise<void>;
  getBlob(id: string): Promise<Blob | undefined>;
  putBlob(id: string, blob: Blob): Promise<void>;
  removeBlob(id: string): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS docs (
     seq INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, id TEXT NOT NULL, ref TEXT NOT NULL, body TEXT NOT NULL,
     UNIQUE (kind, id))`,
  'CREATE INDEX IF NOT EXISTS docs_ref ON docs (kind, ref)',
  'CREATE TABLE IF NOT EXISTS blobs (id TEXT PRIMARY KEY, type TEXT NOT NULL, name TEXT NOT NULL, bytes BLOB NOT NULL)',
];

function connect(url: string): Client {
  if (url.startsWith('file:') && !url.includes(':memory:')) {
    mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });
  }
  return createClient({ url });
}

export async function openStore(url: string): Promise<Store> {
  const db = connect(url);
  // A lost last write after a power cut is fine for a sandbox; waiting for the disk on every call is not.
  if (url.startsWith('file:')) {
    await db.execute('PRAGMA journal_mode = WAL');
    await db.execute('PRAGMA synchronous = NORMAL');
  }
  for (const sql of SCHEMA) await db.execute(sql);

  const bodies = async <T>(sql: string, args: string[]): Promise<T[]> => {
    const { rows } = await db.execute({ sql, args });
    return rows.map((row) => JSON.parse(String(row.body)) as T);
  };

  return {
    get: async <T>(kind: Kind, id: string) =>
      (await bodies<T>('SELECT body FROM docs WHERE kind = ? AND id = ?', [kind, id]))[0],
    find: (kind, ref) => bodies('SELECT body FROM docs WHERE kind = ? AND ref = ? ORDER BY seq', [kind, ref]),
    all: (kind) => bodies('SELECT body FROM docs WHERE kind = ? ORDER BY seq', [kind]),
    async put(kind, id, ref, value) {
      await db.execute({
        sql: `INSERT INTO docs (kind, id, ref, body) VALUES (?, ?, ?, ?)
              ON CONFLICT (kind, id) DO UPDATE SET ref = excluded.ref, body = excluded.body`,
        args: [kind, id, ref, JSON.stringify(value)],
      });
    },
    async remove(kind, id) {
      await db.execute({ sql: 'DELETE FROM docs WHERE kind = ? AND id = ?', args: [kind, id] });
    },
    async getBlob(id) {
      const { rows } = await db.execute({
        sql: 'SELECT type, name, bytes FROM blobs WHERE id = ?',
        args: [id],
      });
      const row = rows[0];
      if (!row) return undefined;
      return {
        type: String(row.type),
        name: String(row.name),
        bytes: new Uint8Array(row.bytes as ArrayBuffer),
      };
    },
    async putBlob(id, { type, name, bytes }) {
      await db.execute({
        sql: 'INSERT OR REPLACE INTO blobs (id, type, name, bytes) VALUES (?, ?, ?, ?)',
        args: [id, type, name, bytes],
      });
    },
    async removeBlob(id) {
      await db.execute({ sql: 'DELETE FROM blobs WHERE id = ?', args: [id] });
    },
    async clear() {
      await db.execute('DELETE FROM docs');
      await db.execute('DELETE FROM blobs');
    },
    close: () => db.close(),
  };
}
