import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { overrideProblem } from '#src/brand/copy.tsx';
import type { Texts } from '../../../themes/org/checks/context.ts';
import { inflated } from '../../../themes/org/inflate.ts';
import { isObject, type Json } from '../../../themes/org/json.ts';
import { readLook } from '../../../themes/org/look.ts';
import { notPlain } from '../../../themes/org/plain.ts';
import { SCHEMA } from '../../../themes/org/read.ts';
import { isCompliance } from './compliance.ts';
import { changesBetween, otherAssets, withChanges } from './difference.ts';
import { type DataChange, FILES, type FileName, type Folder } from './folder.ts';

/** A link's fragment: what differs from the published organisation, packed. It never reaches a server. */

export const MOST_CHARACTERS = 8_000;
const MOST_INFLATED = 64_000;

export interface Shared {
  readonly code: string;
  /** Of what it differs from. */
  readonly base: string;
  readonly changes: readonly DataChange[];
}

type Refused = { readonly problem: string };

/** What leads people elsewhere or answers for something, and so comes with no link. */
const LOCKED =
  /^brand\/(schema|orgCode|canonicalOrgCode|role|hosts|aliases|baseUrl|loginUrl|agentLoginUrl|loginOrigins|servicePaths|siblings|approvedBy|approvedOn)(\/|$)|^copy\/(schema|approvedBy|approvedOn)(\/|$)/;
const isLocked = ({ file, path }: Pick<DataChange, 'file' | 'path'>) =>
  LOCKED.test(`${file}/${path.join('/')}`);

/** The fragment of a folder, and what of it no link can carry. */
export function shareFragment(
  published: Folder,
  folder: Folder,
): { readonly fragment: string; readonly missing: readonly string[] } | Refused {
  const all = changesBetween(published, folder);
  const changes = all.filter((made) => !isLocked(made));
  const data = {
    of: folder.code,
    base: fingerprint(published),
    set: changes.map(({ file, path, value }) => [file, path, ...(value === undefined ? [] : [value])]),
  };
  const text = JSON.stringify(data);
  const fragment = `${SCHEMA}.${toBase64(deflateSync(strToU8(text), { level: 9 }))}`;
  if (fragment.length > MOST_CHARACTERS || text.length > MOST_INFLATED)
    return {
      problem: `The differences take ${fragment.length} characters, and a link holds ${MOST_CHARACTERS}. Hand on the archive instead.`,
    };
  const files = otherAssets(published.assets, folder.assets);
  return {
    fragment,
    missing: [...files, ...all.filter(isLocked).map(({ path }) => path.join('.'))],
  };
}

const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;
const BASE = /^[0-9a-f]{8}$/;
const MOST_KEYS = 10;

/** What a fragment says, or why it is refused. Nothing of it has been used yet. Never throws. */
export function parseFragment(fragment: string): Shared | Refused {
  const [, version, packed = ''] =
    /^#?(\d{1,4})\.([\w-]+)$/.exec(fragment.slice(0, MOST_CHARACTERS + 2)) ?? [];
  if (fragment.length > MOST_CHARACTERS + 1 || version === undefined)
    return { problem: 'The link is damaged.' };
  if (Number(version) !== SCHEMA)
    return {
      problem: `The link was made by ${Number(version) > SCHEMA ? 'a newer' : 'an older'} studio (version ${version}, this one reads ${SCHEMA}). Ask for the archive instead.`,
    };
  const data = unpacked(packed);
  if (!isObject(data) || notPlain(data)) return { problem: 'The link is damaged.' };
  const { of: code, base, set } = data;
  if (
    typeof code !== 'string' ||
    !CODE.test(code) ||
    typeof base !== 'string' ||
    !BASE.test(base) ||
    !Array.isArray(set)
  )
    return { problem: 'The link is damaged.' };
  const changes: DataChange[] = [];
  for (const entry of set) {
    const made = changeOf(entry);
    if (!made) return { problem: 'The link is damaged.' };
    if (isLocked(made)) return { problem: `The link changes ${made.path.join('.')}, which no link may.` };
    changes.push(made);
  }
  return { code, base, changes };
}

function changeOf(entry: Json): DataChange | undefined {
  if (!Array.isArray(entry)) return undefined;
  const [file, path, value] = entry;
  const isPath =
    Array.isArray(path) &&
    path.length > 0 &&
    path.length <= MOST_KEYS &&
    path.every(
      (key) =>
        typeof key === 'string' && key.length <= 120 && !/^(__proto__|constructor|prototype)$/.test(key),
    );
  if (entry.length > 3 || typeof file !== 'string' || !Object.hasOwn(FILES, file) || !isPath)
    return undefined;
  return { file: file as FileName, path: path as string[], value, label: (path as string[]).join(' ') };
}

/** A published folder with what a link says, as far as the application would take it. */
export function withShared(
  published: Folder,
  shared: Shared,
  texts: Texts,
): { readonly folder: Folder; readonly missing: readonly string[]; readonly isOfOther: boolean } | Refused {
  const folder = withChanges(published, [...shared.changes, ...unsigned(shared.changes)]);
  const problem = lookProblem(published, folder) ?? wordsProblem(folder, shared.changes, texts);
  if (problem) return { problem };
  const extensions = isObject(folder.tokens.$extensions) ? folder.tokens.$extensions.heloc : undefined;
  const fonts = isObject(extensions) && Array.isArray(extensions.fonts) ? extensions.fonts : [];
  const missing = fonts
    .map((font) => (isObject(font) ? `${font.src}` : ''))
    .filter((src) => !folder.assets.has(src));
  return { folder, missing, isOfOther: fingerprint(published) !== shared.base };
}

/** Nobody has answered yet for what a link says in law's name. */
function unsigned(changes: readonly DataChange[]): DataChange[] {
  const files = new Set(changes.filter(isCompliance).map(({ file }) => file));
  return [...files].flatMap((file) =>
    ['approvedBy', 'approvedOn'].map((name) => ({ file, path: [name], value: undefined, label: name })),
  );
}

function lookProblem(before: Folder, after: Folder): string | undefined {
  const known = new Set(readLook(before.tokens).problems.map(({ path, found }) => `${path} ${found}`));
  const [problem] = readLook(after.tokens).problems.filter(
    ({ path, found, code }) => code !== 'missing' && !known.has(`${path} ${found}`),
  );
  return problem && `${problem.path} ${problem.why}.`;
}

function wordsProblem({ copy }: Folder, changes: readonly DataChange[], texts: Texts): string | undefined {
  for (const namespace of new Set(
    changes.filter(({ file }) => file === 'copy').map(({ path }) => path[0] ?? ''),
  ))
    for (const [key, value] of Object.entries(isObject(copy[namespace]) ? copy[namespace] : {})) {
      const original = texts[namespace]?.[key];
      const problem = original === undefined ? 'is no text of ours' : overrideProblem(original, value);
      if (problem) return `${namespace}.${key} ${problem}.`;
    }
  return undefined;
}

function unpacked(packed: string): Json | undefined {
  try {
    const bytes = inflated(fromBase64(packed), MOST_INFLATED);
    return bytes && (JSON.parse(strFromU8(bytes)) as Json);
  } catch {
    return undefined;
  }
}

const toBase64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Eight digits that differ where folders do (FNV-1a): whether a link means what is published now. */
function fingerprint({ brand, tokens, copy }: Folder): string {
  let hash = 0x811c9dc5;
  for (const byte of strToU8(JSON.stringify([brand, tokens, copy])))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
