import { mergeBrand } from '#src/brand/merge.ts';
import type { Scheme } from '#src/brand/solver/derive.ts';
import type { Tokens } from '#src/brand/tokens.ts';
import { type Asset, assetsOf, type FoundAssets } from './assets.ts';
import type { Files } from './files.ts';
import { type Document, isObject, type Json, type JsonObject } from './json.ts';
import { type Look, readLook, tokensFor } from './look.ts';
import { type Problem, SourceError } from './problems.ts';
import { BASE, type Layer, problemAt, readDocument, readLayer, readLayers } from './read.ts';

/** The neutral look of brands that only a page knows. */
const NEUTRAL = 'families/neutral';

export const slugOf = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** What is served of an organisation but its looks. */
export interface Facts {
  readonly code: string;
  /** From the base up, its own last. */
  readonly layers: readonly Layer[];
  readonly merged: Merged;
  readonly brand: JsonObject;
  readonly copy: JsonObject;
  /** For the sandbox, by department. */
  readonly hours: JsonObject;
  readonly hosts: readonly string[];
  readonly aliases: readonly string[];
}

export interface Compiled extends Facts {
  readonly look: Look;
  /** Of release 1.0, which takes no colours of states. */
  readonly theme: JsonObject;
  /** The same with all colours. */
  readonly full: JsonObject;
  readonly dark: Json;
  readonly assets: readonly Asset[];
}

/** Of each folder its own, or of no use to people who apply. */
const OWN = [
  'schema',
  'family',
  'extends',
  'hosts',
  'aliases',
  'hours',
  'approvedBy',
  'approvedOn',
  'canonicalOrgCode',
];

/** An organisation as it is served. Throws `SourceError` where that cannot be. */
export function compile(code: string, files: Files): Compiled {
  const facts = factsOf(code, files);
  const { layers, merged } = facts;
  const { look, problems } = readLook(merged.tokens);
  if (problems.length > 0)
    throw new SourceError(
      problems.map(({ path, ...problem }) => problemAt(ownerOf(path, layers), path, problem)),
    );
  const assets: Asset[] = [];
  return { ...facts, look, assets, ...themeOf(look, assetsOf(layers, files, assets)) };
}

export function factsOf(code: string, files: Files): Facts {
  const layers =
    code === BASE ? [BASE, NEUTRAL].map((name) => readLayer(name, files)) : readLayers(code, files);
  const own = layers.at(-1) as Layer;
  const merged = mergeLayers(layers);
  const hours = layers.reduce<Json>((all, { brand }) => mergeBrand(all, brand.data.hours) as Json, {});
  return {
    code,
    layers,
    merged,
    brand: code === BASE ? merged.brand : brandOf(code, own, merged.brand, files),
    copy: merged.copy,
    hours: isObject(hours) ? hours : {},
    hosts: listOf(own.brand.data.hosts),
    aliases: listOf(own.brand.data.aliases),
  };
}

const listOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The topmost layer whose tokens have something there. */
export function ownerOf(path: string, layers: readonly Layer[]) {
  const [first = ''] = path.split('.');
  const owners = layers.filter(({ tokens }) => first in tokens.data);
  return ((owners.at(-1) ?? layers.at(-1)) as Layer).tokens;
}

export interface Merged {
  readonly brand: JsonObject;
  readonly tokens: JsonObject;
  readonly copy: JsonObject;
}

/** All layers of each file in one. */
export function mergeLayers(layers: readonly Layer[]): Merged {
  const merge = (lay: (below: JsonObject, layer: Layer) => unknown) =>
    layers.reduce<JsonObject>((below, layer) => lay(below, layer) as JsonObject, {});
  return {
    brand: withoutNulls(
      merge((below, { brand: { data } }) => {
        const { pricingData, ...rest } = withoutOwn(data);
        const pricing = [...pricingOf(below), ...pricingOf({ pricingData: pricingData ?? [] })];
        return { ...(mergeBrand(below, rest) as JsonObject), pricingData: [Object.assign({}, ...pricing)] };
      }),
    ) as JsonObject,
    tokens: merge((below, { tokens }) => mergeTokens(below, tokens.data)),
    copy: withoutNulls(
      merge((below, { copy: { data } }) => {
        const { schema: _, approvedBy: _by, approvedOn: _on, ...texts } = data;
        return mergeBrand(below, texts);
      }),
    ) as JsonObject,
  };
}

const pricingOf = ({ pricingData }: JsonObject): JsonObject[] =>
  Array.isArray(pricingData) ? pricingData.filter(isObject) : [];

const withoutOwn = (data: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !OWN.includes(key)));

/** As `mergeBrand`, but a token's value is one thing: half of a colour goes with no other half. */
export function mergeTokens(below: Json | undefined, over: Json): Json {
  if (!isObject(below) || !isObject(over)) return over;
  const merged = { ...below };
  for (const [key, value] of Object.entries(over))
    if (key !== '__proto__') merged[key] = key === '$value' ? value : mergeTokens(merged[key], value);
  return merged;
}

/** What a layer took away. */
function withoutNulls(value: Json): Json {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutNulls(item)]));
}

function brandOf(code: string, own: Layer, brand: JsonObject, files: Files): JsonObject {
  const metadata = isObject(brand.orgMetadata) ? brand.orgMetadata : {};
  const company = isObject(metadata.companyInfo) ? metadata.companyInfo : {};
  const newYork = listOf(company.licensedStates).includes('NY');
  const { ny, ...siblings } = isObject(brand.siblings) ? brand.siblings : {};
  const capabilities = isObject(brand.capabilities) ? brand.capabilities : {};
  return {
    ...brand,
    canonicalOrgCode: own.brand.data.canonicalOrgCode ?? code,
    capabilities: { ...capabilities, ...(newYork && { newYork }) },
    // Who is licensed in New York sends nobody elsewhere for it.
    siblings: { ...siblings, ...(ny !== undefined && !newYork && { ny }) },
    orgMetadata: {
      ...metadata,
      companyInfo: {
        ...company,
        stateNotices: (Array.isArray(company.stateNotices) ? company.stateNotices : []).map((notice) =>
          noticeOf(notice, own, files),
        ),
      },
    },
  };
}

/** Its file; one that says nothing where there is no such state. */
export const readNotice = (state: Json | undefined, files: Files): Document =>
  typeof state === 'string' && /^[A-Z]{2}$/.test(state)
    ? readDocument(`notices/${state}.json`, files)
    : { file: 'themes/notices', text: '{}', data: {} };

const PLACE = /\{(\w+)\}/g;

/** The words of a state's notice, from the table of all: an organisation says the state and what is its own in it. */
function noticeOf(notice: Json, own: Layer, files: Files): JsonObject {
  const { state, ...values } = isObject(notice) ? notice : { state: notice };
  const { file, data } = readNotice(state, files);
  const problem = (found: string, why: string): Problem =>
    problemAt(own.brand, 'orgMetadata.companyInfo.stateNotices', { code: 'notice', found, why });
  if (typeof data.text !== 'string')
    throw new SourceError([problem(`${state}`, `there is no notice of it in ${file}`)]);
  const more = isObject(data.with) ? data.with : {};
  const text = [
    data.text,
    ...Object.keys(more)
      .filter((name) => name in values)
      .map((name) => more[name]),
  ].join(' ');
  const places = new Set([...text.matchAll(PLACE)].map(([, name]) => name as string));
  const missing = [...places].filter((name) => typeof values[name] !== 'string');
  const unused = Object.keys(values).filter((name) => !places.has(name));
  if (missing.length + unused.length > 0)
    throw new SourceError([
      problem(
        `${state}: ${[...missing.map((name) => `no ${name}`), ...unused.map((name) => `${name} with no place`)].join(', ')}`,
        `what is given must be what ${file} asks for`,
      ),
    ]);
  return { state: state as Json, text: text.replace(PLACE, (_, name: string) => String(values[name])) };
}

/** With the colours of states and the case of headings, which release 1.0 has not. */
export function tokensShown(look: Look, scheme: Scheme): Tokens {
  const { tokens, colors } = tokensFor(look, scheme);
  const { [look.choices.headingCase]: headings } = HEADING_CASE;
  return { ...tokens, ...colors, ...(headings !== 'none' && { 'text-transform-heading': headings }) };
}

function themeOf(look: Look, assets: FoundAssets): Pick<Compiled, 'theme' | 'full' | 'dark'> {
  const { scheme, headerAlign } = look.choices;
  const { tokens } = tokensFor(look, scheme);
  const theme = {
    scheme,
    header: headerAlign,
    logo: assets.logo,
    favicon: assets.favicon,
    fonts: look.fonts.map(({ src = '', ...font }) => ({ ...font, src: assets.font(src) })),
    tokens: { ...tokens },
  };
  const all = tokensShown(look, scheme);
  const full = { ...theme, logo: assets.marks, tokens: { ...all } };
  if (look.dark !== 'derived') return { theme, full, dark: look.dark };
  const other = tokensShown(look, 'dark');
  const names = Object.keys(other) as (keyof Tokens)[];
  return {
    theme,
    full,
    dark: {
      tokens: Object.fromEntries(
        names.filter((name) => other[name] !== all[name]).map((name) => [name, other[name] as string]),
      ),
      logo: assets.darkMarks(other['color-header'], other['color-on-header']),
    },
  };
}

/** In which way headings are written, by what the look says. */
export const HEADING_CASE = { sentence: 'none', title: 'capitalize', upper: 'uppercase' } as const;
