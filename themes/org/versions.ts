import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Index, IndexEntry } from './emit.ts';

/** One version of an organisation's files. */
export interface Version {
  /** Of all that is in it; the name of its folder. */
  readonly hash: string;
  /** Of `bundle.json`, the one file that a page reads of it. */
  readonly integrity: string;
}

/** Beside what is served: until when a version was the newest, by its folder. */
const FORMER = '../themes.former.json';
/** Beside it: the table of before the last change, which is put back where that was wrong. */
const FORMER_INDEX = '../themes.former.index.json';

/** How long a page may hold a version that is not the newest (docs/versions.md#support). */
const KEPT_MONTHS = 24;

/** Does the work in a folder of its own, of which nothing is left. */
export async function stage<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'heloc-themes-'));
  try {
    return await work(path.join(folder, 'themes'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function readIndex(out: string): Promise<Index | undefined> {
  const file = path.join(out, 'index.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Index) : undefined;
}

interface Publication {
  /** What was written anew. */
  next: string;
  out: string;
  main: string;
  /** Of what was written anew. */
  fresh: readonly IndexEntry[];
  /** Of all. */
  orgs: readonly IndexEntry[];
  prerender?: string | undefined;
}

/**
 * Serves what has been written: first steps are drawn, each organisation's files are put under their hash, and the table of
 * organisations names them last. A page that has read it before finds all that it names, for two years.
 */
export async function publish({ next, out, main, fresh, orgs, prerender }: Publication): Promise<Index> {
  if (prerender && fresh.length > 0 && existsSync(prerender)) await drawFirstSteps(prerender, next, fresh);
  const versions = new Map<string, Version>();
  for (const { code } of fresh) versions.set(code, await seal(path.join(next, code)));
  const before = await readIndex(out);
  const index = { main, orgs: orgs.map((entry) => ({ ...entry, ...versions.get(entry.code) })) };
  await place(next, out);
  if (before && JSON.stringify(before) !== JSON.stringify(index))
    await writeWhole(path.join(out, FORMER_INDEX), JSON.stringify(before));
  await writeWhole(path.join(out, 'index.json'), JSON.stringify(index));
  const codes = index.orgs.map(({ code }) => code);
  for (const { code } of before?.orgs ?? []) if (!codes.includes(code)) await withdraw(path.join(out, code));
  await forget(out, before, index);
  return index;
}

async function drawFirstSteps(tool: string, folder: string, orgs: readonly IndexEntry[]): Promise<void> {
  const table = path.join(folder, 'index.json');
  await writeFile(table, JSON.stringify({ orgs }));
  const { status, stderr } = spawnSync(process.execPath, [tool, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  await rm(table);
}

const digest = (bytes: Uint8Array | string) => createHash('sha256').update(bytes);

/** Puts what is in an organisation's folder into one below it that has the name of its content. */
async function seal(folder: string): Promise<Version> {
  const names = (await readdir(folder)).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const hashes = Object.fromEntries(
    files.map((bytes, at) => [names[at] as string, `sha256-${digest(bytes).digest('base64')}`]),
  );
  const list = JSON.stringify(hashes);
  const hash = digest(list).digest('hex').slice(0, 16);
  await mkdir(path.join(folder, hash));
  for (const name of names) await cp(path.join(folder, name), path.join(folder, hash, name));
  await writeFile(path.join(folder, hash, 'integrity.json'), list);
  return { hash, integrity: hashes['bundle.json'] as string };
}

export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
}

/** Each file whole: nobody reads half of one. What never changes comes first, and what names others after them. */
async function place(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
  const depth = (file: string) => file.split(path.sep).length + (file.startsWith('files') ? 2 : 0);
  for (const file of files.sort((one, other) => depth(other) - depth(one))) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(from, file), `${target}.next`);
    await rename(`${target}.next`, target);
  }
}

/** Of an organisation that is no more; pages that are open have its versions. */
async function withdraw(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isFile()) await rm(path.join(folder, entry.name));
}

/** Takes away what has not been the newest for longer than a page may hold it. */
async function forget(out: string, before: Index | undefined, index: Index): Promise<void> {
  const file = path.join(out, FORMER);
  const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>) : {};
  const foldersOf = (orgs: readonly IndexEntry[] = []) =>
    orgs.flatMap(({ code, hash }) => (hash ? [`${code}/${hash}`] : []));
  const newest = new Set(foldersOf(index.orgs));
  const now = new Date();
  for (const folder of foldersOf(before?.orgs)) known[folder] = now.toISOString();
  const oldest = new Date(now);
  oldest.setMonth(oldest.getMonth() - KEPT_MONTHS);
  for (const [folder, until] of Object.entries(known)) {
    const isOld = new Date(until) < oldest;
    if (isOld && !newest.has(folder)) await rm(path.join(out, folder), { recursive: true, force: true });
    if (isOld || newest.has(folder)) delete known[folder];
  }
  await writeWhole(file, JSON.stringify(known));
}
