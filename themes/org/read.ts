import type { Files } from './files.ts';
import { type Document, isObject, type JsonObject, lineOf, syntaxError } from './json.ts';
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
    const layer = readLayer(name, files);
    const above = layers[0];
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
        why: 'another folder or a command names it',
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
  const text = new TextDecoder().decode(bytes);
  const data = parsed(text);
  const broken = data === undefined && syntaxError(text);
  if (broken)
    throw new SourceError([
      { file, line: broken.line, path: '', code: 'json', found: broken.found, why: 'the file is not JSON' },
    ]);
  if (!isObject(data))
    throw new SourceError([
      {
        file,
        line: 1,
        path: '',
        code: 'json',
        found: text.slice(0, 40),
        why: 'the file must hold an object',
      },
    ]);
  const document = { file, text, data };
  const schema = schemaIn(data);
  if (typeof schema !== 'number' || schema < SCHEMA)
    throw new SourceError([
      problemAt(document, 'schema', {
        code: 'schema',
        found: `schema ${schema ?? 1}`,
        why: `this release reads ${SCHEMA}`,
        fix: 'npm run org migrate',
      }),
    ]);
  return document;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tokens files have it among the extensions, since their format has no such field. */
export function schemaIn(data: JsonObject): unknown {
  const extensions = isObject(data.$extensions) ? data.$extensions.heloc : undefined;
  return data.schema ?? (isObject(extensions) ? extensions.schema : undefined);
}
