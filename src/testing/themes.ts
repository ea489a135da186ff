import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { loadBrand } from '#src/brand/loadBrand.ts';
import { emitThemes, type Index } from '../../themes/org/emit.ts';

const ORIGIN = 'http://cdn.test/';

/** The theme data as a build would serve it, emitted once per test file. */
export async function emitted(): Promise<{ folder: string; index: Index }> {
  output ??= (async () => {
    const root = await mkdtemp(join(tmpdir(), 'heloc-themes-'));
    const folder = join(root, 'themes');
    return { folder, index: await emitThemes(folder, 'themes') };
  })();
  return output;
}
let output: Promise<{ folder: string; index: Index }> | undefined;

/** A `fetch` over the emitted files; answers 404 for what is not there. */
export const fetchEmitted = (async (url: RequestInfo | URL) => {
  const { folder } = await emitted();
  const path = join(folder, '..', new URL(String(url)).pathname);
  try {
    return new Response(await readFile(path, 'utf8'));
  } catch {
    return new Response('', { status: 404 });
  }
}) as typeof fetch;

/** The whole bundle of an organisation, for tests that need a real brand around a screen. */
export function testBundle(org: string, provided?: unknown, isDark = false): Promise<BrandBundle> {
  return loadBrand({ org, assetBaseUrl: ORIGIN, provided, fetch: fetchEmitted, isDark });
}
