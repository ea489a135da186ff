import { DataStore, ERRORS, MemoryLocker, Server, Upload } from '@tus/server';
import { MAX_FILE_BYTES } from '#src/domain/documents/files.ts';
import { conflict, gone, type HttpError, notFound } from './http/errors.ts';
import type { Services } from './services.ts';

/** An upload that has begun; its bytes lie in the store, chunk by chunk. */
interface UploadRecord {
  id: string;
  owner: string;
  name: string;
  size: number;
  /** Where each chunk begins. */
  chunks: number[];
  offset: number;
  /** By the sandbox's clock. */
  expiresAt: number;
  /** The document that it has become: taken again, because the answer was lost, it is the same one. */
  documentUuid?: string;
}

/** How long an upload waits for the rest of its bytes, and then for the call that takes the file. */
const LIFETIME_MS = 24 * 60 * 60_000;

const PROBLEMS: Readonly<Record<number, HttpError>> = {
  404: notFound('This upload is not there (any more)'),
  409: conflict('The rest of the file is somewhere else'),
  410: gone('This upload has expired'),
};

type Parts = Pick<Services, 'store' | 'clock' | 'newId'>;

/** Uploads as they lie in the store. */
function createRecords({ store, clock }: Parts) {
  const chunkId = (id: string, offset: number) => `upload/${id}/${offset}`;
  const keep = (record: UploadRecord) => store.put('upload', record.id, record.owner, record);

  async function forget({ id, chunks }: UploadRecord): Promise<void> {
    await store.remove('upload', id);
    for (const offset of chunks) await store.removeBlob(chunkId(id, offset));
  }

  return {
    keep,
    forget,
    get: (id: string) => store.get<UploadRecord>('upload', id),

    /** @throws what the tus server answers: the same for an upload that is not there and for somebody else's */
    async find(id: string, owner: string): Promise<UploadRecord> {
      const found = await store.get<UploadRecord>('upload', id);
      if (!found || found.owner !== owner) throw ERRORS.FILE_NOT_FOUND;
      if (clock.now() >= found.expiresAt) {
        await forget(found);
        throw ERRORS.FILE_NO_LONGER_EXISTS;
      }
      return found;
    },

    begin: ({ id, size, metadata }: Upload, owner: string) =>
      keep({
        id,
        owner,
        name: metadata?.filename ?? '',
        size: size ?? 0,
        chunks: [],
        offset: 0,
        expiresAt: clock.now() + LIFETIME_MS,
      }),

    /** A chunk counts once all of it is there. */
    async append(record: UploadRecord, offset: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
      const { id, name } = record;
      if (bytes.length > 0) {
        await store.putBlob(chunkId(id, offset), { type: 'application/octet-stream', name, bytes });
        record.chunks.push(offset);
      }
      record.offset = offset + bytes.length;
      await keep(record);
      return record.offset;
    },

    async bytesOf({ id, size, chunks }: UploadRecord): Promise<Uint8Array<ArrayBuffer>> {
      const blobs = await Promise.all(chunks.map((offset) => store.getBlob(chunkId(id, offset))));
      const bytes = new Uint8Array(size);
      for (const [at, offset] of chunks.entries()) bytes.set(blobs[at]?.bytes ?? [], offset);
      return bytes;
    },
  };
}
type Records = ReturnType<typeof createRecords>;

/** What of the store is one owner's, as the tus server wants it. */
class OwnedStore extends DataStore {
  override extensions = ['creation', 'termination', 'expiration'];

  constructor(
    private readonly records: Records,
    private readonly owner: string,
  ) {
    super();
  }

  override getExpiration = () => LIFETIME_MS;

  override async create(upload: Upload): Promise<Upload> {
    await this.records.begin(upload, this.owner);
    return upload;
  }

  override async write(stream: NodeJS.ReadableStream, id: string, offset: number): Promise<number> {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part));
    const record = await this.records.find(id, this.owner);
    return this.records.append(record, offset, new Uint8Array(Buffer.concat(parts)));
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, offset, name } = await this.records.find(id, this.owner);
    return new Upload({ id, size, offset, metadata: { filename: name } });
  }

  override async remove(id: string): Promise<void> {
    await this.records.forget(await this.records.find(id, this.owner));
  }
}

/** The same refusal, as the other calls say it. */
function asHttpError(error: unknown): unknown {
  const { status_code: status = 0 } = error as { status_code?: number };
  return PROBLEMS[status] ?? error;
}

/** Files on their way, over tus; each is its owner's alone, and outlives a restart as the store does. */
export function createUploads(parts: Parts) {
  const records = createRecords(parts);
  const locker = new MemoryLocker();
  const { newId } = parts;

  return {
    /** Answers a request of the protocol. */
    async answer(path: string, request: Request, owner: string): Promise<Response> {
      const server = new Server({
        path,
        datastore: new OwnedStore(records, owner),
        locker,
        namingFunction: () => newId(),
        relativeLocation: true,
        maxSize: MAX_FILE_BYTES,
      });
      const { status, headers, body } = await server.handleWeb(request as never);
      const own = [...headers].filter(([name]) => !name.startsWith('access-control-'));
      return new Response(body, { status, headers: own });
    },

    /** The file of an upload that is complete. */
    async read(
      id: string,
      owner: string,
    ): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer>; documentUuid: string | undefined }> {
      const record = await records.find(id, owner).catch((error: unknown) => {
        throw asHttpError(error);
      });
      const { name, documentUuid } = record;
      if (documentUuid) return { name, documentUuid, bytes: new Uint8Array() };
      if (record.offset < record.size) throw conflict('This file has not arrived as a whole yet');
      return { name, bytes: await records.bytesOf(record), documentUuid };
    },

    /** The bytes are the document's from now on. */
    async taken(id: string, documentUuid: string): Promise<void> {
      const record = await records.get(id);
      if (!record) return;
      await records.forget(record);
      await records.keep({ ...record, chunks: [], documentUuid });
    },

    /** After the file was refused. */
    async forget(id: string): Promise<void> {
      const record = await records.get(id);
      if (record) await records.forget(record);
    },
  };
}
export type Uploads = ReturnType<typeof createUploads>;
