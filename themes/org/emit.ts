import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { advertisingProblems } from '../advertising.ts';
import { backOfficeOf } from './backOffice.ts';
import { type Asset, type Compiled, compile, type Facts, slugOf } from './compile.ts';
import { type Files, onDisk } from './files.ts';
import type { Json, JsonObject } from './json.ts';
import { BASE, listOrgs } from './read.ts';

export interface IndexEntry {
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
 * Writes the themes as they are served: per organisation `{theme,dark,brand,copy}.json` with assets under hashed names, the
 * same for `base` (brands that only a page knows), and `index.json`, the host table; beside them what the sandbox is told.
 *
 * @param out emptied first
 * @param themes the folder of sources
 */
export async function emitThemes(out: string, themes: string): Promise<Index> {
  const files = onDisk(themes);
  await rm(out, { recursive: true, force: true });
  await emitOrg(compile(BASE, files), out, files);
  const compiled = listOrgs(files).map((code) => compile(code, files));
  for (const each of compiled) await emitOrg(each, out, files);
  const index = indexOf(compiled.map(entryOf));
  await writeJson(join(out, 'index.json'), index);
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

/** One organisation's folder. */
export async function emitOrg(compiled: Compiled, out: string, files: Files): Promise<void> {
  const { code, theme, full, dark, brand, copy, assets } = compiled;
  const placed = new Map(
    assets.map((asset) => [`${asset.layer}/${asset.file}`, placeOf(asset, code, files)]),
  );
  await mkdir(join(out, code, 'assets'), { recursive: true });
  for (const { target, bytes } of placed.values()) {
    await mkdir(dirname(join(out, target)), { recursive: true });
    await writeFile(join(out, target), bytes);
  }
  await copyLicences(assets, out, files);
  const withUrls = (data: Json) =>
    JSON.parse(JSON.stringify(data), (key, value) =>
      key === 'src' ? placed.get(value)?.url : value,
    ) as Json;
  await writeJson(join(out, code, 'theme.json'), withUrls(theme));
  await writeJson(join(out, code, 'look.json'), withUrls(full));
  // Apart, and asked for on dark devices only: release 1.0 takes no theme with a field that it does not know.
  await writeJson(join(out, code, 'dark.json'), withUrls(dark));
  await writeJson(join(out, code, 'copy.json'), copy);
  if (code !== BASE) await writeJson(join(out, code, 'brand.json'), brand);
}

/** Where an asset is served, under a name that changes with its content, and its address as seen from an organisation. */
function placeOf({ layer, file }: Asset, code: string, files: Files) {
  const bytes = files.read(`${layer}/${file}`) ?? new Uint8Array();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const extension = extname(file);
  const target = `${layer}/assets/${basename(file, extension)}.${hash}${extension}`;
  return { bytes, target, url: layer === code ? target.slice(layer.length + 1) : `../${target}` };
}

/** A font goes nowhere without its licence. */
async function copyLicences(assets: readonly Asset[], out: string, files: Files): Promise<void> {
  for (const layer of new Set(
    assets.filter(({ file }) => file.endsWith('.woff2')).map((asset) => asset.layer),
  ))
    for (const name of files.list(`${layer}/assets/fonts`).filter((file) => file.endsWith('.txt')))
      await writeFile(join(out, layer, 'assets', name), files.read(`${layer}/assets/fonts/${name}`) ?? '');
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
