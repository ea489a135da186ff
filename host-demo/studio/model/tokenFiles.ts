import { mergeTokens } from '../../../themes/org/compile.ts';
import { isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';

/** The forms of files of tokens, as their makers write them, brought to one list. */

export interface FileToken {
  /** As it is called there, by its groups: `color/brand/primary`. */
  readonly name: string;
  readonly type: string | undefined;
  readonly value: Json;
  /** Of another scheme or brand than the first. */
  readonly mode?: string;
  /** Why nobody is to take it any more; others may name it. */
  readonly deprecated?: string;
  /** What is to be done to its value first. */
  readonly modifier?: string;
}

export interface TokenFile {
  readonly format: string;
  readonly tokens: readonly FileToken[];
  /** What this file's own references look like: the token that a value names. */
  readonly named: (value: Json) => string | undefined;
  /** Groups of it that are none of ours, and why they stay outside. */
  readonly left: readonly { readonly name: string; readonly why: string }[];
}

const SEPARATOR = '/';
const join = (...parts: readonly string[]) => parts.filter(Boolean).join(SEPARATOR);
const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);
const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** A group's own token is called as the group is. */
const ROOT = /\/\$root$/;

/** `{color.brand}`, with `.value` at its end where old files have it, and `$color.brand` of Tokens Studio. */
function namedInText(value: Json): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, braced, dollar] = /^\{([^{}]+)\}$|^\$([\w.-]+)$/.exec(value.trim()) ?? [];
  return (braced ?? dollar)
    ?.trim()
    .replace(/\.\$?value$/, '')
    .replaceAll('.', SEPARATOR)
    .replace(ROOT, '');
}

/** As `namedInText`, and by JSON pointers: `{ "$ref": "#/color/brand/$value" }`. */
function namedInFormat(value: Json): string | undefined {
  const pointer = isObject(value) ? text(value.$ref) : undefined;
  if (!pointer) return namedInText(value);
  return pointer
    .replace(/^#\//, '')
    .replace(/\/\$value$/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(SEPARATOR)
    .replace(ROOT, '');
}

interface Keys {
  readonly value: string;
  readonly type: string;
}
const STANDARD: Keys = { value: '$value', type: '$type' };
const PLAIN: Keys = { value: 'value', type: 'type' };

/** What a group says of all below it. */
type Inherited = Pick<FileToken, 'type' | 'deprecated'>;

/** Tokens nested by group. `$root` is the group's own; a type counts for all below it. */
function nested(document: JsonObject, { value: valueKey, type: typeKey }: Keys): FileToken[] {
  const tokens: FileToken[] = [];
  const walk = (given: JsonObject, name: string, above: Inherited) => {
    const node = extended(given, document);
    const type = text(node[typeKey]) ?? above.type;
    const deprecated = deprecation(node.$deprecated) ?? above.deprecated;
    const said: Inherited = { type, ...(deprecated && { deprecated }) };
    if (Object.hasOwn(node, valueKey)) {
      const { mode: modes, 'studio.tokens': studio } = object(node.$extensions);
      const modifier = text(object(object(studio).modify).type);
      const token = { name, ...said, ...(modifier && { modifier }) };
      tokens.push({ ...token, value: node[valueKey] as Json });
      for (const [mode, value] of Object.entries(object(modes))) tokens.push({ ...token, value, mode });
      return;
    }
    for (const [key, child] of Object.entries(node))
      if (isObject(child) && (key === '$root' || !key.startsWith('$')))
        walk(child, key === '$root' ? name : join(name, key), said);
  };
  walk(document, '', { type: undefined });
  return tokens;
}

const deprecation = (value: Json | undefined): string | undefined =>
  typeof value === 'string' || value === true
    ? `it is deprecated${value === true ? '' : `: ${value.slice(0, 80)}`}`
    : undefined;

/** A group with what it goes on from: `$extends` names another. */
function extended(node: JsonObject, document: JsonObject, seen: readonly string[] = []): JsonObject {
  const { $extends, ...own } = node;
  const named = namedInFormat($extends ?? null);
  if (named === undefined || seen.includes(named)) return node;
  const other = named.split(SEPARATOR).reduce<Json | undefined>((group, key) => {
    const groups = object(group);
    return Object.hasOwn(groups, key) ? groups[key] : undefined;
  }, document);
  return object(mergeTokens(extended(object(other), document, [...seen, named]), own));
}

const keysOf = (document: JsonObject): Keys => (nested(document, STANDARD).length > 0 ? STANDARD : PLAIN);

const isFigmaCall = ({ meta }: JsonObject) => isObject(meta) && isObject(meta.variables);

/** Variables as Figma's API gives them: by id, with a value for each mode of their collection. */
function figmaCall(document: JsonObject): TokenFile {
  const { variables, variableCollections } = object(document.meta);
  const collections = object(variableCollections);
  const names = new Map(
    Object.entries(object(variables)).map(([id, variable]) => [id, text(object(variable).name) ?? id]),
  );
  const tokens = Object.values(object(variables)).flatMap((each): FileToken[] => {
    const variable = object(each);
    const collection = object(collections[text(variable.variableCollectionId) ?? '']);
    const modes = Array.isArray(collection.modes) ? collection.modes.filter(isObject) : [];
    return Object.entries(object(variable.valuesByMode)).map(([mode, value], index) => {
      const isFirst =
        collection.defaultModeId === undefined ? index === 0 : mode === collection.defaultModeId;
      const called = text(modes.find(({ modeId }) => modeId === mode)?.name) ?? mode;
      const name = text(variable.name) ?? '';
      const type = text(variable.resolvedType)?.toLowerCase();
      return { name, type, value, ...(!isFirst && { mode: called }) };
    });
  });
  const named = (value: Json) =>
    isObject(value) && value.type === 'VARIABLE_ALIAS'
      ? (names.get(`${value.id}`) ?? `${value.id}`)
      : undefined;
  return { format: 'Figma', tokens, named, left: [] };
}

const isFigmaCollections = ({ collections }: JsonObject) => Array.isArray(collections);

/** Variables as plug-ins write them: collections of modes of variables. */
function figmaCollections(document: JsonObject): TokenFile {
  const collections = (document.collections as Json[]).filter(isObject);
  const tokens = collections.flatMap(({ modes }) =>
    (Array.isArray(modes) ? modes : []).filter(isObject).flatMap(({ name: mode, variables }, index) =>
      (Array.isArray(variables) ? variables : []).filter(isObject).map((variable): FileToken => {
        const name = text(variable.name) ?? '';
        const type = text(variable.type);
        const value = variable.value ?? null;
        return { name, type, value, ...(index > 0 && { mode: `${mode}` }) };
      }),
    ),
  );
  const named = (value: Json) => (isObject(value) ? text(value.name) : namedInText(value));
  return { format: 'Figma', tokens, named, left: [] };
}

const isTokensStudio = (document: JsonObject) =>
  Array.isArray(document.$themes) || isObject(document.$metadata);

/** Sets of tokens in the order in which they lie over one another; a theme leaves some of them out. */
function tokensStudio(document: JsonObject): TokenFile {
  const { tokenSetOrder } = object(document.$metadata);
  const sets = Object.keys(document).filter((key) => !key.startsWith('$') && isObject(document[key]));
  const ordered = Array.isArray(tokenSetOrder)
    ? tokenSetOrder.filter((name): name is string => typeof name === 'string' && sets.includes(name))
    : [];
  const all = [...ordered, ...sets.filter((name) => !ordered.includes(name))];
  const [theme] = Array.isArray(document.$themes) ? document.$themes.filter(isObject) : [];
  const selected = object(theme?.selectedTokenSets);
  const isUsed = (name: string) => !theme || ['enabled', 'source'].includes(`${selected[name]}`);
  const tokens = all.filter(isUsed).flatMap((name) => {
    const set = object(document[name]);
    return nested(set, keysOf(set));
  });
  const left = all
    .filter((name) => !isUsed(name))
    .map((name) => ({ name, why: `the theme ${theme?.name} does not use this set` }));
  return { format: 'Tokens Studio', tokens, named: namedInText, left };
}

const isResolver = ({ sets, modifiers, resolutionOrder }: JsonObject) =>
  isObject(sets) && (isObject(modifiers) || Array.isArray(resolutionOrder));

/** A resolver of the format: sets, and what modifiers would put in their place. */
function resolver(document: JsonObject): TokenFile {
  const tokens: FileToken[] = [];
  const left: { name: string; why: string }[] = [];
  const sources = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isObject) : []);
  const take = (name: string, from: readonly JsonObject[], mode?: string) => {
    for (const source of from)
      if (typeof source.$ref === 'string')
        left.push({ name, why: `it stands in another file, ${source.$ref.slice(0, 60)}: take that` });
      else for (const token of nested(source, STANDARD)) tokens.push({ ...token, ...(mode && { mode }) });
  };
  for (const [name, set] of Object.entries(object(document.sets))) take(name, sources(object(set).sources));
  for (const [name, modifier] of Object.entries(object(document.modifiers))) {
    const { contexts, default: first } = object(modifier);
    for (const [context, from] of Object.entries(object(contexts)))
      take(join(name, context), sources(from), context === first ? undefined : context);
  }
  return { format: 'Terrazzo', tokens, named: namedInFormat, left };
}

const isOfFigma = (document: JsonObject) => JSON.stringify(document).includes('"com.figma.');
/** Kinds that only Tokens Studio has. */
const OF_STUDIO =
  /^(borderRadius|fontFamilies|fontWeights|boxShadow|fontSizes|letterSpacing|sizing|textCase)$/;

function standard(document: JsonObject): TokenFile {
  const tokens = nested(document, STANDARD);
  const format = isOfFigma(document)
    ? 'Figma'
    : tokens.some(({ mode }) => mode)
      ? 'Terrazzo'
      : 'Design Tokens';
  return { format, tokens, named: namedInFormat, left: [] };
}

function plain(document: JsonObject): TokenFile {
  const tokens = nested(document, PLAIN);
  const isOfStudio = tokens.some(({ type = '' }) => OF_STUDIO.test(type));
  return { format: isOfStudio ? 'Tokens Studio' : 'Style Dictionary', tokens, named: namedInText, left: [] };
}

/** By form; the first that fits. */
const FORMS: readonly (readonly [
  fits: (document: JsonObject) => boolean,
  read: (document: JsonObject) => TokenFile,
])[] = [
  [isFigmaCall, figmaCall],
  [isFigmaCollections, figmaCollections],
  [isTokensStudio, tokensStudio],
  [isResolver, resolver],
  [(document) => nested(document, STANDARD).length > 0, standard],
  [() => true, plain],
];

/** The tokens of a document, or nothing where it is of no form that is known. */
export function readTokenFile(document: JsonObject): TokenFile | undefined {
  const [, read] = FORMS.find(([fits]) => fits(document)) ?? [];
  const file = read?.(document);
  return file && file.tokens.length > 0 ? file : undefined;
}
