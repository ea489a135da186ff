import { existsSync, readFileSync, statSync } from 'node:fs';
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
  stamp: number;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}
const cache = new Map<string, Entry>();

/** Reads a file once per change, with its compressed forms. */
function read(file: string, transform?: (text: string) => string): Entry | undefined {
  if (!existsSync(file)) return undefined;
  const stat = statSync(file);
  if (!stat.isFile()) return undefined;
  const known = cache.get(file);
  if (known?.stamp === stat.mtimeMs) return known;
  const raw = readFileSync(file);
  const body = transform ? Buffer.from(transform(raw.toString('utf8'))) : raw;
  const entry: Entry = { stamp: stat.mtimeMs, body };
  if (COMPRESSED.has(path.extname(file))) {
    entry.br = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
    entry.gzip = gzipSync(body);
  }
  cache.set(file, entry);
  return entry;
}

/** Answers with a file below `folder`, compressed as the browser accepts; 404 when there is none. */
export function sendFile(
  context: Context,
  folder: string,
  name: string,
  { cacheControl, transform }: { cacheControl: string; transform?: (text: string) => string },
): Response {
  // Rooted first, so that no `..` leads out of the folder.
  const file = path.join(folder, path.normalize(`/${name}`));
  const entry = read(file, transform);
  if (!entry) return context.text('Not found', 404);
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding =
    entry.br && accepted.includes('br') ? 'br' : entry.gzip && accepted.includes('gzip') ? 'gzip' : '';
  const body = encoding === 'br' ? entry.br : encoding === 'gzip' ? entry.gzip : entry.body;
  return context.body(new Uint8Array(body ?? entry.body), 200, {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
}
