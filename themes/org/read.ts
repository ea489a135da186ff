import type { Files } from './files.ts';
import { type Document, isObject, type Json, type JsonObject, lineOf, syntaxError } from './json.ts';
import { notPlain } from './plain.ts';
import { type Problem, SourceError } from './problems.ts';

export const BASE = 'base';
/** The newest: what is written. Those of two before it are read once they have been migrated. */
export const SCHEMA = 2;
/** base, family, extends, organisation */
const MOST_LAYERS = 4;

/** One folder of sources. */
export interface Layer {
  /** `base`, `families/bank`, `LENDER_BANK`: its folder below `themes/`. */
  readonly name: string;
  readonly brand: Document;
  readonly tokens: Document;
  readonly copy: Document;
}

const CODE = /^[A-Z][A-Z0-9_]*$/;
const FAMILY = /^[a-z][a-z0-9-]*$/;

export const listOrgs = (files: Files): string[] => files.list('').filter((name) => CODE.test(name));
export const listFamilies = (files: Files): string[] =>
  files.list('families').filter((name) => FAMILY.test(name));

/** What is found at a path of a document. */
export const problemAt = (
  document: Document,
  path: string,
  problem: Pick<Problem, 'code' | 'found' | 'why' | 'fix' | 'hint'>,
): Problem => ({ file: document.file, line: lineOf(document, path), path, ...problem });

/** A folder's sources from the base up, the organisation's own last. Throws `SourceError`. */
export function readLayers(code: string, files: Files): Layer[] {
  const names: string[] = [];
  const layers: Layer[] = [];
  for (let next: string | undefined = code; next; ) {
    const name: string = next;
    const above = layers[0];
    if (
      above &&
      (!/^(base|families\/[a-z][a-z0-9-]*|[A-Z][A-Z0-9_]*)$/.test(name) || files.list(name).length === 0)
    )
      throw refuse(
        above,
        'missing',
        name,
        'there is no such folder',
        name.startsWith('families/') ? listFamilies(files).join(', ') : 'npm run org list',
      );
    const layer = readLayer(name, files);
    if (names.includes(name))
      throw refuse(
        above,
        'cycle',
        `${[...names, name].reverse().join(' under ')}`,
        'a folder cannot stand under itself',
      );
    names.push(name);
    layers.unshift(layer);
    if (layers.length > MOST_LAYERS)
      throw refuse(
        above,
        'layers',
        [...names].reverse().join(', '),
        `at most ${MOST_LAYERS} layers are laid over one another`,
        'move what they share to the family',
      );
    next = parentOf(layer);
  }
  return layers;
}

function refuse(layer: Layer | undefined, code: string, found: string, why: string, fix?: string) {
  const document = layer?.brand ?? { file: '', text: '', data: {} };
  const path = document.data.extends === undefined ? 'family' : 'extends';
  return new SourceError([problemAt(document, path, { code, found, why, ...(fix ? { fix } : {}) })]);
}

/** What stands under a folder, as far as it can be read. */
export function parentsOf(code: string, files: Files): string[] {
  const names: string[] = [];
  try {
    for (let next = parentOf(readLayer(code, files)); next && !names.includes(next); ) {
      names.push(next);
      next = parentOf(readLayer(next, files));
    }
  } catch {
    // Its problems are told where it is compiled.
  }
  return names;
}

/** The layer below. */
function parentOf({ name, brand }: Layer): string | undefined {
  if (name === BASE) return undefined;
  const { extends: parent, family } = brand.data;
  if (typeof parent === 'string') return parent;
  return typeof family === 'string' ? `families/${family}` : BASE;
}

/** By where they are read from: most folders stand under many. */
const read = new WeakMap<Files, Map<string, Layer>>();

export function readLayer(name: string, files: Files): Layer {
  const known = read.get(files) ?? new Map<string, Layer>();
  read.set(files, known);
  const layer = known.get(name) ?? readFolder(name, files);
  known.set(name, layer);
  return layer;
}

function readFolder(name: string, files: Files): Layer {
  if (files.list(name).length === 0)
    throw new SourceError([
      {
        file: `themes/${name}`,
        line: 1,
        path: '',
        code: 'missing',
        found: 'no such folder',
        why: 'a command names it',
        fix: 'npm run org list',
      },
    ]);
  return {
    name,
    brand: readDocument(`${name}/brand.json`, files),
    tokens: readDocument(`${name}/brand.tokens.json`, files),
    copy: readDocument(`${name}/copy.json`, files),
  };
}

/** A file that is not there is empty. */
export function readDocument(path: string, files: Files): Document {
  const file = `themes/${path}`;
  const bytes = files.read(path);
  if (!bytes) return { file, text: '{}', data: {} };
  const text = textOf(file, bytes);
  const data = parseSource(file, text);
  const document = { file, text, data };
  const schema = schemaIn(data);
  if (schema !== SCHEMA)
    throw new SourceError([
      problemAt(document, 'schema', {
        code: 'schema',
        found: `schema ${JSON.stringify(schema ?? 1)}`,
        why: `this release reads ${SCHEMA}`,
        fix: typeof schema === 'number' && schema > SCHEMA ? 'a newer release' : 'npm run org migrate',
      }),
    ]);
  return document;
}

/** The text of a file. Throws `SourceError` where its letters are in another encoding. */
export function textOf(file: string, bytes: Uint8Array, encoding = 'utf-8'): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError([
      {
        file,
        line: 1,
        path: '',
        code: 'encoding',
        found: 'other bytes than text',
        why: 'letters would be lost',
        fix: 'save it as UTF-8',
      },
    ]);
  }
}

/**
 * A text of sources of any schema. Throws `SourceError`.
 *
 * @param revive of what it holds, as `JSON.parse` takes it
 */
export function parseSource(
  file: string,
  text: string,
  revive?: (key: string, value: Json) => Json | undefined,
): JsonObject {
  const refused = (found: string, why: string, line = 1, at = '') =>
    new SourceError([{ file, line, path: at, code: 'json', found, why }]);
  let data: Json;
  try {
    data = JSON.parse(text, revive);
  } catch {
    const { line, found } = bearable(() => syntaxError(text)) ?? { line: 1, found: 'another text' };
    throw refused(found, 'the file is not JSON', line);
  }
  if (!isObject(data)) throw refused(text.slice(0, 40), 'the file must hold an object');
  const problem = notPlain(data);
  if (!problem) return data;
  const line = bearable(() => lineOf({ text }, problem.path)) ?? 1;
  throw refused(problem.found, 'it is no source of an organisation', line, problem.path);
}

/** Nothing of a text that is deeper than a reader can bear. */
function bearable<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Tokens files have it among the extensions, since their format has no such field. */
export function schemaIn(data: JsonObject): unknown {
  const extensions = isObject(data.$extensions) ? data.$extensions.heloc : undefined;
  return data.schema ?? (isObject(extensions) ? extensions.schema : undefined);
}
