// Writes the theme data as it is served: per organisation its own data laid over what it extends and the base.
// Node built-ins only, so that any build step can call it: `node themes/emit.mjs dist/cdn/themes`.

import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mergeBrand } from '../src/brand/merge.js';
import { advertisingProblems } from './advertising.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const BASE = 'base';

/** @typedef {Record<string, any>} Json */
/** @typedef {{ code: string, slug: string, name: string, supportPhone: string, role: string, hosts: string[], aliases: string[] }} IndexEntry */

/**
 * @param {string} [from] the folder of organisations
 * @returns {Promise<string[]>} their codes
 */
export async function listOrgs(from = HERE) {
  const entries = await readdir(from, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && /^[A-Z][A-Z0-9_]*$/.test(entry.name));
  return folders.map(({ name }) => name).sort();
}

/**
 * Writes `<outDir>/<ORG>/{theme,brand,copy}.json` with assets under content-hashed names, the same for `base`
 * (for brands that only a page knows), `<outDir>/index.json` (host table), `<outDir>/{monitoring,test-inputs}.json` and `<outDir>/../{banners,banners.test}.json`.
 *
 * @param {string} outDir emptied first
 * @param {string} [from] the folder of organisations
 * @returns {Promise<{ main: string, orgs: IndexEntry[] }>} the index
 */
export async function emitThemes(outDir, from = HERE) {
  const codes = await listOrgs(from);
  await rm(outDir, { recursive: true, force: true });
  for (const folder of [BASE, ...codes]) await emitFolder(folder, outDir, from);
  const orgs = await Promise.all(codes.map((code) => indexEntry(code, from)));
  const main = orgs.filter(({ role }) => role === 'main').map(({ code }) => code);
  if (main.length !== 1) throw new Error(`One organisation must have the role "main", not ${main.length}`);
  const index = { main: /** @type {string} */ (main[0]), orgs };
  await writeJson(join(outDir, 'index.json'), index);
  for (const file of ['banners.json', 'banners.test.json'])
    await writeJson(join(outDir, '..', file), await readBanners(join(from, file)));
  // `{ "dsn": "https://..." }`: the Sentry project to which the application reports errors of its own.
  await writeJson(join(outDir, 'monitoring.json'), await readJson(join(HERE, 'monitoring.json')));
  // For the test mode of hosts.
  await writeJson(join(outDir, 'test-inputs.json'), await readJson(join(HERE, '../docs/test-inputs.json')));
  return index;
}

/**
 * @param {string} folder
 * @param {string} outDir
 * @param {string} from
 */
async function emitFolder(folder, outDir, from) {
  const out = join(outDir, folder);
  await mkdir(join(out, 'assets'), { recursive: true });
  const { dark, ...theme } = await layers(folder, 'theme', from, placeAssets);
  await writeJson(join(out, 'theme.json'), theme);
  // Apart, and asked for on dark devices only: release 1.0 takes no theme with a field that it does not know.
  await writeJson(join(out, 'dark.json'), dark ?? '');
  await writeJson(join(out, 'copy.json'), await layers(folder, 'copy', from));
  if (folder !== BASE) {
    const { hosts: _hosts, aliases: _aliases, ...brand } = await layers(folder, 'brand', from);
    await writeJson(join(out, 'brand.json'), brand);
  }

  /**
   * Copies what one layer's theme names and says where it lies as seen from this folder.
   * @param {Json} theme
   * @param {string} layer
   */
  async function placeAssets(theme, layer) {
    const named = [theme.logo, theme.dark?.logo, theme.favicon, ...(theme.fonts ?? [])].filter(
      (asset) => asset?.src,
    );
    for (const asset of named) {
      const name = await hashedName(join(from, layer, asset.src));
      if (layer === folder) await cp(join(from, layer, asset.src), join(out, 'assets', name));
      asset.src = layer === folder ? `assets/${name}` : `../${layer}/assets/${name}`;
    }
    if (layer === folder) await copyLicences(join(from, layer, 'assets', 'fonts'), join(out, 'assets'));
  }
}

/**
 * One file of a folder, laid over what it extends and the base. `theme.json` says itself what it extends;
 * `copy.json` follows `brand.json`.
 *
 * @param {string} folder
 * @param {'theme' | 'brand' | 'copy'} file
 * @param {string} from
 * @param {(data: Json, layer: string) => Promise<void>} [prepare]
 * @returns {Promise<Json>}
 */
async function layers(folder, file, from, prepare) {
  /** @type {Json[]} */
  const stack = [];
  const seen = new Set();
  for (let layer = folder; ; ) {
    if (seen.has(layer)) throw new Error(`${folder}: ${[...seen, layer].join(' extends ')}`);
    seen.add(layer);
    const { extends: own, ...data } = await readJson(join(from, layer, `${file}.json`), file === 'copy');
    await prepare?.(data, layer);
    stack.unshift(data);
    if (layer === BASE) break;
    const parent = file === 'copy' ? (await readJson(join(from, layer, 'brand.json'))).extends : own;
    layer = parent ?? BASE;
  }
  return /** @type {Json} */ (stack.reduce((merged, data) => /** @type {Json} */ (mergeBrand(merged, data))));
}

/**
 * @param {string} code
 * @param {string} from
 * @returns {Promise<IndexEntry>}
 */
async function indexEntry(code, from) {
  const own = await readJson(join(from, code, 'brand.json'));
  const brand = await layers(code, 'brand', from);
  if (brand.orgCode !== code) throw new Error(`themes/${code}/brand.json says orgCode ${brand.orgCode}`);
  return {
    code,
    slug: code.toLowerCase().replaceAll('_', '-'),
    name: brand.brand,
    supportPhone: brand.orgMetadata.companyInfo.supportPhone,
    role: brand.role,
    hosts: own.hosts ?? [],
    aliases: own.aliases ?? [],
  };
}

/**
 * Announcements are advertising where they stand on a page that advertises.
 *
 * @param {string} path
 * @throws with what the law wants more said with, or not at all
 */
export async function readBanners(path) {
  const banners = await readJson(path);
  for (const { uuid, message } of banners)
    for (const problem of advertisingProblems(message)) throw new Error(`${path}: banner ${uuid} ${problem}`);
  return banners;
}

/**
 * @param {string} path
 * @param {boolean} [orEmpty]
 * @returns {Promise<Json>}
 */
async function readJson(path, orEmpty = false) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    if (orEmpty && /** @type {NodeJS.ErrnoException} */ (cause).code === 'ENOENT') return {};
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/**
 * @param {string} path
 * @param {unknown} data
 */
async function writeJson(path, data) {
  await writeFile(path, JSON.stringify(data));
}

/** @param {string} path */
async function hashedName(path) {
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 10);
  const extension = extname(path);
  return `${basename(path, extension)}.${hash}${extension}`;
}

/**
 * A font goes nowhere without its licence.
 * @param {string} source
 * @param {string} target
 */
async function copyLicences(source, target) {
  const names = await readdir(source).catch(() => /** @type {string[]} */ ([]));
  for (const name of names.filter((file) => file.endsWith('.txt')))
    await cp(join(source, name), join(target, name));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  void emitThemes(process.argv[2] ?? join(HERE, '..', 'dist', 'themes'));
}
