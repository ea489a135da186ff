import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LegalOf } from '#sandbox/documents/legal.ts';
import { sampleLegal } from '#sandbox/documents/legal.ts';
import { fillLegal } from '#src/brand/copy.tsx';
import { loadBrand } from '#src/brand/loadBrand.ts';

/** Any: nothing is asked of a network. */
const ORIGIN = 'http://files/';

/** A `fetch` of the files in a folder. */
const filesIn = (folder: string) =>
  (async (url) => {
    const file = path.join(folder, new URL(String(url)).pathname);
    return readFile(file, 'utf8').then(
      (text) => new Response(text),
      () => new Response('', { status: 404 }),
    );
  }) as typeof fetch;

/** The legal wording of organisations, as their pages have it. @param folder that `themes` lies in */
export function legalIn(folder: string): LegalOf {
  const fetch = filesIn(folder);
  return async (org) => {
    const bundle = await loadBrand({ org, assetBaseUrl: ORIGIN, fetch }).catch(() => undefined);
    if (!bundle) return sampleLegal;
    const legal = fillLegal(bundle);
    return (key, values = {}) => String(legal(key as 'ecoaNotice', values));
  };
}
