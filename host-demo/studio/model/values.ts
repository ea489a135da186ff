import { tokenProblem } from '#src/brand/tokens.ts';
import type { Context } from '../../../themes/org/checks/context.ts';
import { mergeLayers } from '../../../themes/org/compile.ts';
import { MARKED, placeholderMark } from '../../../themes/org/create.ts';
import { color, shadow, toColor, toShadow } from '../../../themes/org/dtcg.ts';
import { isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';
import { CHOICES } from '../../../themes/org/look.ts';
import type { Problem } from '../../../themes/org/problems.ts';
import { readLayers } from '../../../themes/org/read.ts';
import type { Field } from '../form/field.ts';
import { compiledOf, type Result } from './compiled.ts';
import { change, type DataChange, type Folder, valueAt } from './folder.ts';
import { type Entries, filesOf } from './library.ts';

/** What a folder is laid over: each of its files, of all layers below in one. */
export interface Inherited {
  readonly brand: JsonObject;
  readonly tokens: JsonObject;
  readonly copy: JsonObject;
}

export const NOTHING: Inherited = { brand: {}, tokens: {}, copy: {} };

/** What is said already below a folder, and by which of its layers. */
export function inheritedOf(
  folder: Folder,
  library: Entries,
): { merged: Inherited; layers: readonly Layer[] } {
  try {
    const below = readLayers(folder.code, filesOf(folder, library)).slice(0, -1);
    const hours: JsonObject = Object.assign({}, ...below.map(({ brand }) => brand.data.hours));
    const merged = mergeLayers(below);
    return {
      merged: { ...merged, brand: { ...merged.brand, hours } },
      layers: below.map(({ name, brand, tokens, copy }) => ({
        name,
        brand: brand.data,
        tokens: tokens.data,
        copy: copy.data,
      })),
    };
  } catch {
    return { merged: NOTHING, layers: [] };
  }
}

interface Layer extends Inherited {
  readonly name: string;
}

const isToken = ({ file, path }: Pick<Field, 'file' | 'path'>) =>
  file === 'tokens' && path[0] !== '$extensions';
const placeOf = (field: Field) => (isToken(field) ? [...field.path, '$value'] : field.path);

const isShadow = (value: Json) => {
  const [first] = Array.isArray(value) ? value : [value];
  return isObject(first) && 'offsetX' in first;
};

/** As a person reads and types it. */
export const asText = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  const cast = isShadow(value) ? shadow(value) : undefined;
  if (cast && 'value' in cast) return cast.value;
  if (Array.isArray(value))
    return value.map((item) => (isObject(item) ? String(item.state ?? '') : String(item))).join(', ');
  if (isObject(value)) {
    const drawn = color(value);
    if ('value' in drawn) return drawn.value;
    if ('value' in value) return String(value.value);
  }
  return String(value);
};

export interface FieldState {
  readonly own: Json | undefined;
  readonly inherited: Json | undefined;
  /** In words: "own", "family credit-union", "base", "derived". */
  readonly source: string;
}

const sourceName = (layer: string) =>
  layer.startsWith('families/') ? `family ${layer.slice('families/'.length)}` : layer;

export function stateOf(
  field: Field,
  folder: Folder,
  { merged, layers }: ReturnType<typeof inheritedOf>,
): FieldState {
  const place = placeOf(field);
  const own = valueAt(folder[field.file], place);
  const inherited = valueAt(merged[field.file], place);
  const owner = [...layers].reverse().find((layer) => valueAt(layer[field.file], place) !== undefined);
  const source =
    own !== undefined ? 'own' : owner ? sourceName(owner.name) : isToken(field) ? 'derived' : 'not set';
  return { own, inherited, source };
}

/** What is typed, as a source has it; words where it cannot be. */
export function parsed({ kind }: Field, text: string): { value: Json | undefined } | { problem: string } {
  const typed = text.trim();
  if (typed === '') return { value: undefined };
  switch (kind.as) {
    case 'color': {
      const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed)?.[1];
      if (!hex) return { problem: 'A color is written like #7A3E9D.' };
      const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
      return { value: toColor(`#${digits}`) };
    }
    case 'px': {
      const value = Number(typed);
      return Number.isFinite(value) && value >= 0 && value <= kind.most
        ? { value: { value, unit: 'px' } }
        : { problem: `A number from 0 to ${kind.most}.` };
    }
    case 'shadow':
      return tokenProblem('shadow-card', typed)
        ? { problem: 'A shadow is written like 0 2px 10px #1C3A2A14, or none.' }
        : { value: toShadow(typed) };
    case 'number': {
      const value = Number(typed);
      return Number.isFinite(value) && value >= kind.least && value <= kind.most
        ? { value }
        : { problem: `A number from ${kind.least} to ${kind.most}.` };
    }
    case 'weight':
      return { value: Number(typed) };
    case 'count':
      return /^\d{1,4}$/.test(typed) ? { value: Number(typed) } : { problem: 'A whole number.' };
    case 'family':
      return {
        value: typed
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      };
    case 'list':
      return { value: typed.split(/[\s,]+/).filter(Boolean) };
    case 'yes':
      return { value: typed === 'true' };
    case 'choice':
      return kind.values.includes(typed)
        ? { value: typed }
        : { problem: `One of ${kind.values.join(', ')}.` };
    case 'text':
      return { value: typed };
  }
}

const isSame = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What says what is inherited anyway takes its own away. */
export const unlessInherited = (made: DataChange, inherited: Inherited): DataChange =>
  isSame(made.value, valueAt(inherited[made.file], made.path)) ? { ...made, value: undefined } : made;

/** What a choice is without one: said again it would repeat. */
const defaultOf = ({ path }: Field): Json | undefined =>
  path[0] === '$extensions'
    ? path[2] === 'dark'
      ? undefined
      : CHOICES[path[2] as keyof typeof CHOICES]?.[0]
    : undefined;

/** Of groups that a new token brings its type along for. */
const TYPE_OF: Readonly<Record<string, string>> = {
  color: 'color',
  font: 'fontFamily',
  fontWeight: 'fontWeight',
  radius: 'dimension',
  borderWidth: 'dimension',
  space: 'dimension',
  shadow: 'shadow',
  letterSpacing: 'number',
  lineHeight: 'number',
};

/** A value as the field shows it. */
function said(field: Field, value: Json | undefined): string {
  const { kind } = field;
  const text = asText(value);
  if (text === '') return isToken(field) ? 'derived' : 'not set';
  return ('words' in kind && kind.words?.[text]) || text;
}

/** The step that gives a field a value; one that says what is inherited anyway takes its own away. */
export function changeOf(
  field: Field,
  folder: Folder,
  inherited: Inherited,
  value: Json | undefined,
): DataChange {
  const place = placeOf(field);
  const before = valueAt(folder[field.file], place);
  const below = valueAt(inherited[field.file], place);
  const repeats = isSame(value, below) || (below === undefined && isSame(value, defaultOf(field)));
  const next = repeats ? undefined : value;
  const words = (item: Json | undefined) =>
    item === undefined && below !== undefined ? 'inherited' : said(field, item ?? defaultOf(field));
  const label = `${field.label} ${words(before)} to ${words(next)}`;
  return { file: field.file, path: place, value: next, label };
}

/** The placeholder for a lender's own drawing, with its name and colour; nothing without them. */
function placeholderOf({ brand, tokens }: Folder): string | undefined {
  const name = brand.brand;
  const primary = valueAt(tokens, ['color', 'primary', '$value', 'hex']);
  return typeof name === 'string' && typeof primary === 'string' ? placeholderMark(name, primary) : undefined;
}

/** A drawing that nobody has given yet follows the name and the colour. */
function withPlaceholder(before: Folder, after: Folder): Folder {
  const [old, made] = [placeholderOf(before), placeholderOf(after)];
  const bytes = after.assets.get(MARKED);
  if (!old || !made || old === made || !bytes || new TextDecoder().decode(bytes) !== old) return after;
  const value = new TextEncoder().encode(made);
  return change(after, { file: 'assets', path: [MARKED], value, label: 'placeholder' });
}

export const applied = (folder: Folder, made: DataChange): Folder =>
  withPlaceholder(folder, typed(folder, made));

/** A token needs the type of its group, which stands beside the first token of it. */
function typed(folder: Folder, made: DataChange): Folder {
  const next = change(folder, made);
  if (made.file !== 'tokens' || made.value === undefined || made.path.at(-1) !== '$value') return next;
  const at = made.path.findIndex((name) => name in TYPE_OF);
  const group = made.path.slice(0, at + 1);
  const type = TYPE_OF[group.at(-1) ?? ''];
  if (at < 0 || !type || valueAt(next.tokens, [...group, '$type']) !== undefined) return next;
  const { $value, ...rest } = valueAt(next.tokens, group) as JsonObject;
  const value: JsonObject = { $type: type, ...rest, ...($value !== undefined && { $value }) };
  return change(next, { file: 'tokens', path: group, value, label: made.label });
}

/** Problems that a value of the field has brought in. */
export function refusalOf(
  field: Field,
  before: Result,
  folder: Folder,
  library: Entries,
  texts: Context['texts'],
): Problem | undefined {
  const path = field.path.join('.').replace(/\.(\d+)\b/g, '[$1]');
  const known = new Set(before.problems.map(keyOf));
  return compiledOf(folder, library, texts).problems.find(
    (problem) =>
      !problem.hint &&
      CANNOT_BE.includes(problem.code) &&
      !known.has(keyOf(problem)) &&
      (problem.path.startsWith(path) || path.startsWith(problem.path) || problem.path === ''),
  );
}
const keyOf = ({ file, path, code, found }: Problem) => [file, path, code, found].join('\n');

/** What is no value at all, as opposed to one that looks bad. */
const CANNOT_BE = ['token', 'choice', 'field', 'org-code', 'notice', 'missing', 'hours', 'json'];
