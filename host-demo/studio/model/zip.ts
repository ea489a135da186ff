import { zipSync } from 'fflate';
import { formatJson, type JsonObject } from '../../../themes/org/json.ts';
import { migrated } from '../../../themes/org/migrations/migrated.ts';
import { type Problem, SourceError } from '../../../themes/org/problems.ts';
import { parseSource, SCHEMA, schemaIn, textOf } from '../../../themes/org/read.ts';
import { svgProblems } from '../../../themes/org/svg.ts';
import { unzipped } from '../../../themes/org/zip.ts';
import { FILES, type Folder } from './folder.ts';

/** The format's first moment, as the clock of any place has it: the same folder is the same archive on any day. */
const MTIME = new Date(1980, 0, 1);

/** Packed already. */
const PACKED = /\.(png|woff2)$/;

const isEmpty = (data: JsonObject) => Object.keys(data).length === 0;

/** The folder as an archive; the same bytes for the same folder. */
export function exportZip(folder: Folder): Uint8Array {
  const texts = Object.entries(FILES).flatMap(([name, file]): [string, Uint8Array][] => {
    const data = folder[name as keyof typeof FILES];
    // A file that is not there is empty.
    return isEmpty(data) ? [] : [[file, new TextEncoder().encode(formatJson(data))]];
  });
  const entries = [...texts, ...folder.assets].sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(
    Object.fromEntries(
      entries.map(([file, bytes]) => [
        `${folder.code}/${file}`,
        [bytes, { level: PACKED.test(file) ? 0 : 9 }],
      ]),
    ),
    { mtime: MTIME },
  );
}

export type Imported = { readonly folder: Folder } | { readonly problems: readonly Problem[] };

/** An archive's folder, brought to the newest schema. What it must not hold is refused, not repaired. */
export function importZip(bytes: Uint8Array): Imported {
  try {
    const { code, files } = unzipped(bytes);
    const assets = new Map<string, Uint8Array>();
    for (const path of filesBelow(`${code}/assets`, files.list)) {
      const name = path.slice(code.length + 1);
      const content = files.read(path) as Uint8Array;
      const [problem] = assetProblems(name, content);
      if (problem) throw refuse(`themes/${path}`, 1, 'drawing', ...problem);
      assets.set(name, content);
    }
    const sources = Object.fromEntries(
      [...Object.values(FILES), 'theme.json'].flatMap((file) => {
        const content = files.read(`${code}/${file}`);
        return content ? [[file, read(`themes/${code}/${file}`, content)]] : [];
      }),
    );
    const {
      [FILES.brand]: brand = {},
      [FILES.tokens]: tokens = {},
      [FILES.copy]: copy = {},
    } = migrated(sources);
    return { folder: { code, brand, tokens, copy, assets } };
  } catch (error) {
    if (error instanceof SourceError) return error;
    // Such as JSON that is deeper than a reader can bear.
    return refuse('archive', 1, 'archive', `${error}`.slice(0, 80), 'it cannot be read');
  }
}

/** The archive once it has been read again as the same folder: what is handed over is what was made. */
export function exportChecked(
  folder: Folder,
): { readonly bytes: Uint8Array } | { readonly problems: readonly Problem[] } {
  const bytes = exportZip(folder);
  const again = importZip(bytes);
  if ('problems' in again) return again;
  const after = exportZip(again.folder);
  if (after.length === bytes.length && after.every((byte, index) => byte === bytes[index])) return { bytes };
  return refuse('archive', 1, 'archive', 'another folder', 'it is not read as what was written');
}

function refuse(file: string, line: number, code: string, found: string, why: string): SourceError {
  return new SourceError([{ file, line, path: '', code, found, why }]);
}

function filesBelow(folder: string, list: (folder: string) => string[]): string[] {
  return list(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return list(path).length > 0 ? filesBelow(path, list) : [path];
  });
}

/** What a file begins with, whatever its name says. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47],
  woff2: [0x77, 0x4f, 0x46, 0x32],
};

/** Why a file is not shown or handed on; the check knows more. */
export function assetProblems(name: string, bytes: Uint8Array): [found: string, why: string][] {
  const ending = name.split('.').at(-1) ?? '';
  const beginning = BEGINNINGS[ending];
  if (beginning && !beginning.every((byte, index) => bytes[index] === byte))
    return [['other bytes', `it is no ${ending.toUpperCase()}`]];
  if (ending !== 'svg') return [];
  return svgProblems(new TextDecoder().decode(bytes)).map((found) => [
    found,
    'a drawing holds shapes and colors only',
  ]);
}

function read(file: string, bytes: Uint8Array): JsonObject {
  const data = parseSource(file, textOf(file, bytes));
  const schema = schemaIn(data);
  if (typeof schema === 'number' && schema > SCHEMA)
    throw refuse(file, 1, 'schema', `schema ${schema}`, `this release reads up to ${SCHEMA}`);
  return data;
}
