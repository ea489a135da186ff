import type { Blob as StoredBlob } from '../store.ts';

/** A file, as a browser shows it. */
export function fileResponse({ bytes, type, name }: StoredBlob): Response {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
