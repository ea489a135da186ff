import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { loadBrand } from '#src/brand/loadBrand.ts';
import { compile, factsOf } from '../../themes/org/compile.ts';
import { emitOrg, emitThemes, entryOf, type Index, indexOf } from '../../themes/org/emit.ts';
import { onDisk } from '../../themes/org/files.ts';
import { BASE, listOrgs } from '../../themes/org/read.ts';

const ORIGIN = 'http://cdn.test/';
const THEMES = 'themes';
const files = onDisk(THEMES);

/** Of all organisations, without what they look like. */
export function themesIndex(): Index {
  index ??= indexOf(listOrgs(files).map((code) => entryOf(factsOf(code, files))));
  return index;
}
let index: Index | undefined;

const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'heloc-themes-')), 'themes');

/** The theme data of all organisations as a build would serve it; once per test file. */
export function emitted(): Promise<{ folder: string; index: Index }> {
  everything ??= newFolder().then(async (folder) => {
    // For them alone, since most tests want one organisation.
    const { drawIcon } = await import('../../themes/org/icon.ts');
    return { folder, index: await emitThemes(folder, THEMES, { drawIcon }) };
  });
  return everything;
}
let everything: Promise<{ folder: string; index: Index }> | undefined;

/** Of one organisation alone: most tests want no other. */
async function emittedOne(code: string): Promise<string> {
  root ??= newFolder();
  const folder = await root;
  if (!one.has(code) && (code === BASE || listOrgs(files).includes(code)))
    one.set(code, emitOrg(compile(code, files), folder, files));
  await one.get(code);
  return folder;
}
let root: Promise<string> | undefined;
const one = new Map<string, Promise<void>>();

/** A `fetch` over the emitted files; answers 404 for what is not there. */
export const fetchEmitted = (async (url: RequestInfo | URL) => {
  const { pathname } = new URL(String(url));
  if (pathname === '/themes/index.json') return Response.json(themesIndex());
  const [, , code = ''] = pathname.split('/');
  const folder = code.includes('.') ? (await emitted()).folder : await emittedOne(code);
  try {
    return new Response(await readFile(join(folder, '..', pathname), 'utf8'));
  } catch {
    return new Response('', { status: 404 });
  }
}) as typeof fetch;

/** The whole bundle of an organisation, for tests that need a real brand around a screen. */
export function testBundle(org: string, provided?: unknown): Promise<BrandBundle> {
  return loadBrand({ org, assetBaseUrl: ORIGIN, provided, fetch: fetchEmitted });
}
