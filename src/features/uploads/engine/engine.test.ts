import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pLimit from 'p-limit';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { failBytes, uploadTo } from '#src/testing/uploads.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import { CHUNK_BYTES } from './chunks.ts';
import type { Connection } from './connection.ts';
import { createUploadEngine, placeOf } from './engine.ts';
import type { UploadEvent } from './job.ts';
import type { Upload } from './upload.ts';
import type { UploadSession } from './uploadSession.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await sandbox.control('DELETE', '/faults');
  await sandbox.control('DELETE', '/requests');
});

const SIZE = 8 * CHUNK_BYTES;
const MODIFIED = 1_700_000_000_000;
const deed = (fill = 'x') =>
  new File(['%PDF-1.7\n', fill.repeat(SIZE - 9)], 'deed.pdf', { lastModified: MODIFIED });

/** A network that is there or not, as a browser says. */
function network() {
  let online = true;
  const listeners = new Set<() => void>();
  const connection: Connection = {
    isOnline: () => online,
    onReturn(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    connection,
    lose: () => {
      online = false;
    },
    come() {
      online = true;
      for (const listener of listeners) listener();
    },
  };
}

/** What a browser keeps over a reload. */
function browser() {
  const kept = new Map<string, File>();
  const files: UploadSession['files'] = {
    get: async (id) => kept.get(id),
    keep: async (id, file) => void kept.set(id, file),
    forget: async (id) => void kept.delete(id),
  };
  return { kept, files };
}

interface SlotInput extends Partial<Pick<UploadSession, 'connection' | 'files'>> {
  rows?: UploadedFile[];
  onProgress?: (fraction: number) => void;
}

/** A slot of a form without its looks. */
function slot(upload: Upload, { rows = [], onProgress, ...parts }: SlotInput = {}) {
  const events: UploadEvent[] = [];
  const works: Promise<void>[] = [];
  const session = { limit: pLimit(3), connection: network().connection, files: browser().files, ...parts };
  const state = { rows, look: (): unknown => undefined };
  const engine = createUploadEngine(() => upload, session, {
    onChange(id, change) {
      state.rows = state.rows.map((row) => (row.id === id ? { ...row, ...change } : row));
      state.look();
    },
    onProgress: (_, fraction) => onProgress?.(fraction),
    onEvent: (event) => events.push(event),
    onWork: (work) => works.push(work),
  });
  return {
    engine,
    events,
    works,
    first: () => state.rows[0] as UploadedFile,
    rows: () => state.rows,
    add(file: File, id = `row-${state.rows.length}`) {
      const row: UploadedFile = { id, name: file.name, size: file.size, state: 'uploading' };
      state.rows = [...state.rows, row];
      engine.start(row, file);
    },
    /** Resolves once all files are in that state. */
    until: (wanted: UploadedFile['state']) =>
      new Promise<void>((resolve) => {
        state.look = () => state.rows.every((row) => row.state === wanted) && resolve();
        state.look();
      }),
  };
}

const bytesSent = async () =>
  (await sandbox.control<{ method: string; body: { size: number } | null }[]>('GET', '/requests')).reduce(
    (sum, { method, body }) => sum + (method === 'PATCH' ? (body?.size ?? 0) : 0),
    0,
  );

/** The rows of a page that went when half of the file had arrived; as a draft has them. */
async function interrupted(upload: Upload, files = browser().files) {
  let stop = () => {};
  const page = slot(upload, { files, onProgress: (fraction) => fraction >= 0.5 && stop() });
  const left = new Promise<UploadedFile[]>((resolve) => {
    stop = () => {
      page.engine.close();
      resolve(JSON.parse(JSON.stringify(page.rows())));
    };
  });
  page.add(deed());
  return left;
}

/** docs/rules.md#resumable-uploads */
describe('a file on its way', () => {
  test('is told of at its start, each quarter and its end, once each', async () => {
    const { upload, held } = await uploadTo(sandbox);
    const page = slot(upload);
    page.add(deed());
    await page.until('uploaded');
    expect(page.events.map((event) => ('percent' in event ? event.percent : event.type))).toEqual([
      'start',
      25,
      50,
      75,
      'end',
    ]);
    expect(await held()).toEqual(['deed.pdf']);
    expect(page.first()).toMatchObject({ uploadUuid: undefined, documentUuid: expect.any(String) });
  });

  test('waits while there is no network, and goes on by itself', async () => {
    const { upload, held } = await uploadTo(sandbox);
    const net = network();
    let isLost = false;
    const page = slot(upload, {
      connection: net.connection,
      onProgress(fraction) {
        if (fraction < 0.5 || isLost) return;
        isLost = true;
        net.lose();
        void sandbox.control('POST', '/faults', { method: '*', path: '**/uploads/*', kind: 'network' });
      },
    });
    page.add(deed());
    await page.until('paused');
    // A form that waits for it is not kept waiting.
    await Promise.all(page.works);
    await sandbox.control('DELETE', '/faults');
    net.come();
    await page.until('uploaded');
    expect((await bytesSent()) - SIZE).toBeLessThanOrEqual(CHUNK_BYTES);
    expect(await held()).toEqual(['deed.pdf']);
    expect(page.events.map(({ type }) => type).filter((type) => type !== 'quarter')).toEqual([
      'start',
      'paused',
      'resumed',
      'end',
    ]);
    expect(page.events.filter(({ type }) => type === 'quarter')).toHaveLength(3);
  });

  test('of ten a few travel at once', async () => {
    const { upload, held } = await uploadTo(sandbox);
    let running = 0;
    let most = 0;
    await failBytes(sandbox, 'slow', { delayMs: 50 });
    const { carrier, take } = upload;
    const api: typeof carrier.api = {
      async call(endpoint, input) {
        running += 1;
        most = Math.max(most, running);
        return carrier.api.call(endpoint, input).finally(() => {
          running -= 1;
        });
      },
    };
    const page = slot({ carrier: { ...carrier, api }, take });
    for (let at = 0; at < 10; at += 1) page.add(new File(['%PDF-1.7'], `${at}.pdf`));
    await page.until('uploaded');
    expect(await held()).toHaveLength(10);
    expect(most).toBe(3);
  });

  test('that the server has looked at and refused is not kept, and says why', async () => {
    const { upload } = await uploadTo(sandbox);
    const { kept, files } = browser();
    const errors = ['This file cannot be opened'];
    await sandbox.control('POST', '/faults', {
      method: 'POST',
      path: '**/documents',
      kind: 'status',
      status: 400,
      body: { errors },
    });
    const page = slot(upload, { files });
    page.add(new File(['%PDF-1.7'], 'a.pdf'));
    await page.until('failed');
    expect(page.first()).toMatchObject({ problem: 'file-refused', error: errors[0], uploadUuid: undefined });
    expect(kept.size).toBe(0);
  });

  test('whose last answer was lost is one document', async () => {
    const { upload, held } = await uploadTo(sandbox);
    await sandbox.control('POST', '/faults', {
      method: 'POST',
      path: '**/documents',
      kind: 'status',
      status: 503,
      times: 1,
      after: true,
    });
    const page = slot(upload);
    page.add(deed());
    await page.until('failed');
    expect(page.first().problem).toBe('upload-failed');
    page.engine.retry(page.first());
    await page.until('uploaded');
    expect(await held()).toEqual(['deed.pdf']);
    expect(await bytesSent()).toBe(SIZE);
  });

  test('that is removed is forgotten by the server as well', async () => {
    const { upload, held } = await uploadTo(sandbox);
    const [row] = await interrupted(upload);
    const { take, carrier } = upload;
    const { calls } = carrier;
    const removed = await new Promise((resolve) => {
      const api: typeof carrier.api = {
        async call(endpoint, input) {
          const answer = await carrier.api.call(endpoint, input);
          if (endpoint.method === 'DELETE') resolve(input);
          return answer;
        },
      };
      const page = slot({ take, carrier: { ...carrier, api } }, { rows: row ? [row] : [] });
      page.engine.remove(page.first());
    });
    const params = { uploadUuid: row?.uploadUuid ?? '' };
    expect(removed).toMatchObject({ params });
    await expect(carrier.api.call(calls.HEAD, { params })).rejects.toMatchObject({ status: 404 });
    expect(await held()).toEqual([]);
  });
});

describe('after a reload at the half', () => {
  test('it goes on where the browser has kept the file', async () => {
    const { upload, held } = await uploadTo(sandbox);
    const { kept, files } = browser();
    const rows = await interrupted(upload, files);
    expect(rows).toMatchObject([{ state: 'uploading', uploadUuid: expect.any(String) }]);
    const page = slot(upload, { rows, files });
    page.engine.restore(page.rows());
    await page.until('uploaded');
    expect((await bytesSent()) - SIZE).toBeLessThanOrEqual(CHUNK_BYTES);
    expect(await held()).toEqual(['deed.pdf']);
    expect(kept.size).toBe(0);
  });

  test('else it is to be chosen again, and goes on from where it was', async () => {
    const { upload, held } = await uploadTo(sandbox);
    const rows = await interrupted(upload);
    let fraction = 0;
    const page = slot(upload, {
      rows,
      onProgress(seen) {
        fraction = seen;
      },
    });
    page.engine.restore(page.rows());
    await page.until('failed');
    expect(page.first()).toMatchObject({ problem: 'file-missing', uploadUuid: rows[0]?.uploadUuid });
    expect(fraction).toBeGreaterThan(0.3);
    const place = await placeOf(deed(), page.rows());
    expect(place).toMatchObject({ isSame: true });
    page.engine.start(page.first(), deed());
    await page.until('uploaded');
    expect((await bytesSent()) - SIZE).toBeLessThanOrEqual(CHUNK_BYTES);
    expect(await held()).toEqual(['deed.pdf']);
  });

  test.each([
    ['other bytes', deed('y'), false],
    ['another date', new File([deed()], 'deed.pdf', { lastModified: MODIFIED + 1 }), false],
    ['another size', new File(['%PDF-1.7'], 'deed.pdf', { lastModified: MODIFIED }), false],
  ])('a file with %s is not taken for it', async (_, file, isSame) => {
    const { upload } = await uploadTo(sandbox);
    const rows = await interrupted(upload);
    const page = slot(upload, { rows });
    page.engine.restore(page.rows());
    await page.until('failed');
    expect(await placeOf(file, page.rows())).toMatchObject({ isSame });
    expect(await placeOf(new File([deed()], 'other.pdf'), page.rows())).toBeUndefined();
  });

  test('one that had arrived needs no file', async () => {
    const { upload, held } = await uploadTo(sandbox);
    await sandbox.control('POST', '/faults', {
      method: 'POST',
      path: '**/documents',
      kind: 'status',
      status: 503,
      times: 1,
    });
    const before = slot(upload);
    before.add(deed());
    await before.until('failed');
    before.engine.close();
    const page = slot(upload, { rows: [{ ...before.first(), state: 'checking', problem: undefined }] });
    page.engine.restore(page.rows());
    await page.until('uploaded');
    expect(await held()).toEqual(['deed.pdf']);
    expect(await bytesSent()).toBe(SIZE);
  });
});
