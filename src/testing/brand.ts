import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { loadBrand } from '#src/brand/loadBrand.ts';
import { mergeBrand } from '#src/brand/merge.js';

const ORIGIN = 'http://cdn.test';

/** An organisation's real data, merged as the build merges it. */
export function readBrand(org = 'OAKLINE'): Promise<BrandBundle> {
  return loadBrand({ org, assetBaseUrl: ORIGIN, fetch: themeFetch as typeof fetch });
}

async function themeFetch(url: string | URL | Request): Promise<Response> {
  const [, org = '', file = ''] = /themes\/([^/]+)\/(.+)$/.exec(String(url)) ?? [];
  const read = (folder: string): unknown => {
    try {
      return JSON.parse(readFileSync(path.join(process.cwd(), 'themes', folder, file), 'utf8'));
    } catch {
      return undefined;
    }
  };
  const own = read(org);
  if (own === undefined && file !== 'copy.json') return new Response('', { status: 404 });
  return new Response(JSON.stringify(mergeBrand(read('base'), own)));
}
