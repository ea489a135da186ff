import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt']);

/**
 * A CDN has the time for the best, 11. It takes seconds for what a page needs, which the first request would wait for,
 * and saves a tenth.
 */
const BROTLI_QUALITY = Number(process.env.BROTLI_QUALITY ?? 5);

interface Entry {
  stamp: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}
const cache = new Map<string, Entry>();

/** Makes what is sent once per stamp, with its compressed forms. */
function prepared(name: string, stamp: string, make: () => Buffer): Entry {
  const known = cache.get(name);
  if (known?.stamp === stamp) return known;
  const body = make();
  const entry: Entry = { stamp, body };
  if (COMPRESSED.has(path.extname(name))) {
    entry.br = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
    entry.gzip = gzipSync(body);
  }
  cache.set(name, entry);
  return entry;
}

/** When files were written last; undefined where one of them is none. */
export function stampOf(...files: readonly string[]): string | undefined {
  const stats = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  return stats.every((stat) => stat?.isFile()) ? stats.map((stat) => stat?.mtimeMs).join() : undefined;
}

interface Sent {
  cacheControl: string;
  transform?: (text: string) => string;
}

/** Answers with a file below `folder`, compressed as the browser accepts; 404 when there is none. */
export function sendFile(
  context: Context,
  folder: string,
  name: string,
  { cacheControl, transform }: Sent,
): Response {
  // Rooted first, so that no `..` leads out of the folder.
  const file = path.join(folder, path.normalize(`/${name}`));
  const stamp = stampOf(file);
  if (stamp === undefined) return context.text('Not found', 404);
  const make = () => (transform ? Buffer.from(transform(readFileSync(file, 'utf8'))) : readFileSync(file));
  return send(context, file, prepared(file, stamp, make), cacheControl);
}

/** Answers with a text that is made of files, and made again when one of them was written. */
export function sendMade(
  context: Context,
  name: string,
  { from, make, cacheControl }: { from: readonly string[]; make: () => string; cacheControl: string },
): Response {
  const stamp = stampOf(...from);
  if (stamp === undefined) return context.text('Not found', 404);
  return send(
    context,
    name,
    prepared(name, stamp, () => Buffer.from(make())),
    cacheControl,
  );
}

function send(context: Context, name: string, entry: Entry, cacheControl: string): Response {
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding =
    entry.br && accepted.includes('br') ? 'br' : entry.gzip && accepted.includes('gzip') ? 'gzip' : '';
  const body = encoding === 'br' ? entry.br : encoding === 'gzip' ? entry.gzip : entry.body;
  return context.body(new Uint8Array(body ?? entry.body), 200, {
    'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
}
