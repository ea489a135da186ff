import { isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';
import { CHOICES, readLook } from '../../../themes/org/look.ts';
import { type Problem, SourceError } from '../../../themes/org/problems.ts';
import { parseSource, textOf } from '../../../themes/org/read.ts';
import { change, type DataChange, type Folder } from './folder.ts';
import { type FileToken, readTokenFile, type TokenFile } from './tokenFiles.ts';
import { type Kind, rankOf, TARGETS, type Target, TYPES } from './tokenTargets.ts';
import {
  type Converted,
  convertColor,
  convertDimension,
  convertFamily,
  convertWeight,
} from './tokenValues.ts';
import { applied, type Inherited, unlessInherited } from './values.ts';

/** What became of one token of a file. */
export interface Row {
  readonly name: string;
  readonly value: string;
  /** Ours that was made of it: `color.primary`. */
  readonly to?: string;
  /** Why it was not taken. */
  readonly why?: string;
}

export interface ImportedTokens {
  readonly format: string;
  readonly changes: readonly DataChange[];
  /** Those that were taken before those that were not. */
  readonly rows: readonly Row[];
}

const MOST_CHARACTERS = 2_000_000;
const MOST_TOKENS = 5_000;

/**
 * A file of tokens as what it changes, with a report of every token in it; or why it is refused. Never throws.
 *
 * @param content what is in the file, or was pasted
 */
export function importTokens(
  content: string | Uint8Array,
  name = 'tokens',
): ImportedTokens | { readonly problems: readonly Problem[] } {
  const refuse = (code: string, found: string, why: string, fix: string) =>
    new SourceError([{ file: name, line: 1, path: '', code, found, why, fix }]);
  try {
    const text =
      typeof content === 'string' ? content.replace(MARK, '') : textOf(name, content, encodingOf(content));
    if (text.length > MOST_CHARACTERS)
      throw refuse('size', `${text.length} characters`, `at most ${MOST_CHARACTERS}`, FEWER);
    if (text.trim() === '')
      throw refuse('json', 'nothing', 'the file is empty', 'export the tokens again, as JSON');
    const document = parseSource(name, text, usable);
    const file = readTokenFile(document);
    if (!file)
      throw refuse('tokens', 'no tokens', 'it is of no form that is known', 'export Design Tokens (DTCG)');
    if (file.tokens.length > MOST_TOKENS)
      throw refuse('size', `${file.tokens.length} tokens`, `at most ${MOST_TOKENS}`, FEWER);
    return taken(file, document);
  } catch (error) {
    if (error instanceof SourceError) return error;
    throw error;
  }
}

const FEWER = 'export the colors, fonts and radii alone';
const MARK = /^\uFEFF/;

/** By the mark at a file's beginning: Windows writes UTF-16 as well. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/** People and tools write what they like there, of any length and with any letter. */
const SAID = /^\$?(description|comments?|documentation)$/;
const READ_EXTENSIONS = /^(heloc|mode|studio\.tokens|com\.figma\.\w+)$/;

/** What is read of a file of tokens. */
function usable(key: string, value: Json): Json | undefined {
  if (SAID.test(key) && !isObject(value)) return undefined;
  if (key !== '$extensions' || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([extension]) => READ_EXTENSIONS.test(extension)));
}

const CONVERT: Readonly<Record<Kind, (value: Json) => Converted>> = {
  color: convertColor,
  family: convertFamily,
  weight: convertWeight,
  radius: convertDimension,
  border: convertDimension,
};

const OF_NO_USE = 'nothing here is set by it: it is derived, or of no use';

function taken(file: TokenFile, document: JsonObject): ImportedTokens {
  const tokens = file.tokens.flatMap(parted);
  const byName = new Map(tokens.filter(({ mode }) => !mode).map((token) => [token.name, token]));
  const rows = new Map<FileToken, Row>();
  const found = new Map<Target, { rank: number; token: FileToken; value: Json; by: readonly string[] }>();
  for (const token of tokens) {
    const row = { name: token.name, value: shown(token.value) };
    const leave = (why: string) => rows.set(token, { ...row, why });
    if (token.deprecated) {
      leave(token.deprecated);
      continue;
    }
    if (token.mode) {
      leave(`it is of the mode ${token.mode}: a dark scheme is derived, or set by hand`);
      continue;
    }
    const [best] = TARGETS.map((target) => ({ target, rank: rankOf(token, target) }))
      .filter((each): each is { target: Target; rank: number } => each.rank !== undefined)
      .sort((one, other) => one.rank - other.rank);
    if (!best) {
      leave(OF_NO_USE);
      continue;
    }
    const meant = meaning(token, byName, file.named);
    if ('why' in meant) {
      leave(meant.why);
      continue;
    }
    const converted = CONVERT[best.target.kind](meant.value);
    const fit = 'why' in converted ? converted : fits(best.target, converted.value);
    if ('why' in fit) {
      leave(fit.why);
      continue;
    }
    const before = found.get(best.target);
    if (before && before.rank <= best.rank) {
      leave(`${best.target.path} is taken from ${before.token.name}`);
      continue;
    }
    if (before)
      rows.set(before.token, {
        name: before.token.name,
        value: shown(before.token.value),
        why: `${best.target.path} is taken from ${token.name}`,
      });
    found.set(best.target, { rank: best.rank, token, value: fit.value, by: meant.by });
    rows.set(token, { ...row, value: shown(meant.value), to: best.target.path });
  }
  for (const [{ path }, { token, by }] of found)
    for (const name of by) {
      const named = byName.get(name);
      const row = named && rows.get(named);
      if (named && row?.why === OF_NO_USE)
        rows.set(named, { ...row, why: `${path} takes it, by ${token.name}` });
    }
  const choices = choicesOf(document);
  const all: Row[] = [
    ...rows.values(),
    ...choices.map(({ path, value }) => ({
      name: path.join('.'),
      value: shown(value ?? null),
      to: path.join('.'),
    })),
    ...file.left.map(({ name, why }) => ({ name, value: '', why })),
  ];
  return {
    format: file.format,
    changes: [
      ...[...found].map(
        ([{ path }, { value }]): DataChange => ({
          file: 'tokens',
          path: [...path.split('.'), '$value'],
          value,
          label: `${path} from a file`,
        }),
      ),
      ...choices,
    ],
    rows: [...all.filter(({ why }) => !why), ...all.filter(({ why }) => why)],
  };
}

/** Our own choices, where a file of ours is read. */
function choicesOf({ $extensions }: JsonObject): DataChange[] {
  const own = isObject($extensions) && isObject($extensions.heloc) ? $extensions.heloc : {};
  return Object.entries(CHOICES).flatMap(([name, values]): DataChange[] => {
    const value = own[name];
    if (!(values as readonly unknown[]).includes(value)) return [];
    return [
      {
        file: 'tokens',
        path: ['$extensions', 'heloc', name],
        value: value as Json,
        label: `${name} from a file`,
      },
    ];
  });
}

/** A style of text or of a border is several tokens. */
function parted(token: FileToken): FileToken[] {
  const { value, type } = token;
  if (!isObject(value) || !['typography', 'border'].includes(type ?? '')) return [token];
  return Object.entries(value).map(([key, part]) => ({
    ...token,
    name: `${token.name}/${key}`,
    type: key === 'width' ? 'borderWidth' : key,
    value: part,
  }));
}

interface Meaning {
  readonly value: Json;
  /** Tokens that it names, one by the other. */
  readonly by: readonly string[];
}

/** What a token means once those that it names have been looked up. */
function meaning(
  { name, value, modifier }: FileToken,
  tokens: ReadonlyMap<string, FileToken>,
  named: TokenFile['named'],
): Meaning | { readonly why: string } {
  const seen = new Set([name]);
  let first = modifier;
  for (let meant = value; ; ) {
    if (first) return { why: `${first} is to be done to it first: write the color that comes of it` };
    const next = named(meant);
    if (next === undefined) return { value: meant, by: [...seen].slice(1) };
    if (seen.has(next)) return { why: `it names itself, by ${next}` };
    seen.add(next);
    const token = tokens.get(next);
    if (!token) return { why: `it names ${next}, which is not in the file` };
    meant = token.value;
    first = token.modifier;
  }
}

/** As the check and the application would read it: nothing but the closed patterns passes. */
function fits({ path, kind }: Target, value: Json): Converted {
  const { tokens } = change(EMPTY, {
    file: 'tokens',
    path: [...path.split('.'), '$value'],
    value,
    label: '',
  });
  const [group = ''] = path.split('.');
  const typed = { ...tokens, [group]: { $type: TYPES[kind], ...(tokens[group] as JsonObject) } };
  const [problem] = readLook(typed).problems.filter((each) => each.path === path);
  return problem ? { why: problem.why } : { value };
}
const EMPTY: Folder = { code: '', brand: {}, tokens: {}, copy: {}, assets: new Map() };

const shown = (value: Json): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 80);

/** The folder with what a file changes, in one step. */
export const withTokens = (folder: Folder, { changes }: ImportedTokens, inherited: Inherited): Folder =>
  changes.map((made) => unlessInherited(made, inherited)).reduce(applied, folder);
