import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { advertisingProblems } from '../advertising.ts';
import type { Asset } from './assets.ts';
import { backOfficeOf } from './backOffice.ts';
import { type Compiled, compile, type Facts, slugOf } from './compile.ts';
import { withFallbacks } from './fallbacks.ts';
import { type Files, onDisk } from './files.ts';
import type { Json, JsonObject } from './json.ts';
import { BASE, listOrgs } from './read.ts';
import { publish, stage, type Version } from './versions.ts';

export interface IndexEntry extends Partial<Version> {
  code: string;
  slug: string;
  name: string;
  supportPhone: string;
  role: string;
  hosts: readonly string[];
  aliases: readonly string[];
}
export interface Index {
  main: string;
  orgs: IndexEntry[];
}

/** What makes files that nobody writes, where it is at hand: a test of something else does without. */
export interface Tools {
  /** The path of what draws first steps, once it has been built. */
  readonly prerender?: string;
  readonly drawIcon?: (svg: Uint8Array) => Promise<Uint8Array>;
}

/** What the sandbox is told of organisations, by the path from their folder. */
export const BACK_OFFICE = '../sandbox/organisations.json';

/** What is written beside the organisations, by the path from their folder. */
const BESIDE: Readonly<Record<string, string>> = {
  '../banners.json': 'banners.json',
  '../banners.test.json': 'banners.test.json',
  // `{ "dsn": "https://..." }`: the Sentry project to which the application reports errors of its own.
  'monitoring.json': 'monitoring.json',
  // For the test mode of hosts.
  'test-inputs.json': '../docs/test-inputs.json',
};

/**
 * Writes the themes as they are served (`docs/branding.md#what-is-served`), and beside them what the sandbox is told. What was
 * served before stays under its hash; the table of organisations comes last, so that nothing is named before it is there.
 *
 * @param themes the folder of sources
 */
export async function emitThemes(
  out: string,
  themes: string,
  { prerender, drawIcon }: Tools = {},
): Promise<Index> {
  const files = onDisk(themes);
  const compiled = listOrgs(files).map((code) => compile(code, files));
  const index = await stage(async (next) => {
    await emitOrg(compile(BASE, files), next, files, drawIcon);
    for (const each of compiled) await emitOrg(each, next, files, drawIcon);
    const { main, orgs } = indexOf(compiled.map(entryOf));
    return publish({ next, out, main, fresh: orgs, orgs, prerender });
  });
  await mkdir(dirname(join(out, BACK_OFFICE)), { recursive: true });
  await writeJson(join(out, BACK_OFFICE), backOfficeOf(compiled, files));
  await emitBeside(out, themes);
  return index;
}

export async function emitBeside(out: string, themes: string): Promise<void> {
  for (const [target, source] of Object.entries(BESIDE)) {
    const path = join(themes, source);
    await writeJson(
      join(out, target),
      source.startsWith('banners') ? await readBanners(path) : await readJson(path),
    );
  }
}

/** One organisation's folder, and what it shares with others in `files/`. */
export async function emitOrg(
  compiled: Compiled,
  out: string,
  files: Files,
  drawIcon?: Tools['drawIcon'],
): Promise<void> {
  const { code, theme, dark, brand, copy } = compiled;
  const icon = await smallIconOf(compiled, files, drawIcon);
  const assets = [...compiled.assets, ...icon];
  const placed = new Map(assets.map((asset) => [`${asset.layer}/${asset.file}`, placeOf(asset, files)]));
  await mkdir(join(out, code), { recursive: true });
  await mkdir(join(out, SHARED), { recursive: true });
  for (const { name, bytes } of placed.values()) await writeFile(join(out, SHARED, name), bytes);
  await copyLicences(assets, out, files);
  const withUrls = (data: Json) =>
    JSON.parse(JSON.stringify(data), (key, value) =>
      key === 'src' ? `../${SHARED}/${placed.get(value)?.name}` : value,
    ) as Json;
  const own = code === BASE ? {} : { brand };
  const look = withIcon(withFallbacks(compiled, files), icon);
  const served = { look: withUrls(look), dark: withUrls(dark), ...own, copy };
  // Release 1.0 reads the theme, which has no colours of states.
  for (const [name, data] of Object.entries({ ...served, theme: withUrls(theme), bundle: served }))
    await writeJson(join(out, code, `${name}.json`), data);
}

/** The icon for browsers that take no drawing; there is none where it is no drawing itself. */
async function smallIconOf(
  { full, assets }: Compiled,
  files: Files,
  drawIcon: Tools['drawIcon'],
): Promise<readonly Asset[]> {
  const { src } = full.favicon as { src: string };
  const icon = assets.find(({ layer, file }) => `${layer}/${file}` === src);
  if (!drawIcon || !icon?.file.endsWith('.svg')) return [];
  const bytes = await drawIcon(icon.bytes ?? files.read(src) ?? new Uint8Array());
  return [{ layer: icon.layer, file: icon.file.replace('.svg', '.png'), bytes }];
}

/** Release 1.0 takes no other than the one. */
const withIcon = (look: JsonObject, [small]: readonly Asset[]): JsonObject =>
  small
    ? { ...look, favicon: { ...(look.favicon as JsonObject), png: { src: `${small.layer}/${small.file}` } } }
    : look;

/** Of all organisations. */
const SHARED = 'files';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** An asset, under a name that changes with its content and is the same for all who have it. */
function placeOf({ layer, file, bytes: made }: Asset, files: Files) {
  const bytes = made ?? files.read(`${layer}/${file}`) ?? new Uint8Array();
  return { bytes, name: `${hashOf(bytes)}${extname(file)}` };
}

/** A font goes nowhere without its licence. */
async function copyLicences(assets: readonly Asset[], out: string, files: Files): Promise<void> {
  for (const layer of new Set(
    assets.filter(({ file }) => file.endsWith('.woff2')).map((asset) => asset.layer),
  ))
    for (const name of files.list(`${layer}/assets/fonts`).filter((file) => file.endsWith('.txt'))) {
      const text = files.read(`${layer}/assets/fonts/${name}`) ?? new Uint8Array();
      await writeFile(join(out, SHARED, `${hashOf(text)}.${name}`), text);
    }
}

/** An organisation in the host table. */
export function entryOf({ code, brand, hosts, aliases }: Facts): IndexEntry {
  const { companyInfo } = brand.orgMetadata as { companyInfo: JsonObject };
  return {
    code,
    slug: slugOf(code),
    name: String(brand.brand),
    supportPhone: String(companyInfo.supportPhone),
    role: String(brand.role),
    hosts,
    aliases,
  };
}

export function indexOf(orgs: IndexEntry[]): Index {
  const main = orgs.filter(({ role }) => role === 'main').map(({ code }) => code);
  if (main.length !== 1) throw new Error(`One organisation must have the role "main", not ${main.length}`);
  return { main: main[0] as string, orgs };
}

/**
 * Announcements are advertising where they stand on a page that advertises.
 *
 * @throws with what the law wants more said with, or not at all
 */
export async function readBanners(path: string): Promise<{ uuid: string; message: string }[]> {
  const banners = (await readJson(path)) as { uuid: string; message: string }[];
  for (const { uuid, message } of banners)
    for (const problem of advertisingProblems(message)) throw new Error(`${path}: banner ${uuid} ${problem}`);
  return banners;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const writeJson = (path: string, data: unknown) => writeFile(path, JSON.stringify(data));
