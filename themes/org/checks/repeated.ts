import { mergeBrand } from '#src/brand/merge.ts';
import type { Scheme } from '#src/brand/solver/derive.ts';
import type { Compiled } from '../compile.ts';
import { tokensOf } from '../dtcg.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { servedName, tokensFor } from '../look.ts';
import type { Problem } from '../problems.ts';
import { type Layer, problemAt } from '../read.ts';
import { at, type Context, NEVER_INHERITED } from './context.ts';

/** What a layer below says already. */
export function repeated({ own, below, layers, look }: Context): Problem[] {
  const source = (name: 'brand' | 'tokens' | 'copy', path: string, key = path) => {
    const owner = [...layers.slice(0, -1)].reverse().find((layer) => at(layer[name].data, key) !== undefined);
    return problemAt(own[name], path, {
      code: 'repeats',
      found: JSON.stringify(at(own[name].data, path)).slice(0, 80),
      why: `it repeats ${owner?.name ?? 'what is derived'}`,
      fix: 'delete it',
    });
  };
  const facts = Object.fromEntries(
    Object.entries(own.brand.data).filter(
      ([key]) => !NEVER_INHERITED.test(key) && key !== 'pricingData' && key !== 'hours',
    ),
  );
  const [pricing] = below.brand.pricingData as [JsonObject];
  const ownPricing = Array.isArray(own.brand.data.pricingData) ? own.brand.data.pricingData : [];
  const hours = layers
    .slice(0, -1)
    .reduce<Json>((all, { brand }) => mergeBrand(all, brand.data.hours) as Json, {});
  const tokens = Object.fromEntries(Object.entries(own.tokens.data).filter(([key]) => key !== '$schema'));
  const words = Object.fromEntries(
    Object.entries(own.copy.data).filter(([key]) => !NEVER_INHERITED.test(key)),
  );
  return [
    ...same(facts, below.brand).map((path) => source('brand', path)),
    ...ownPricing.flatMap((entry, index) =>
      isObject(entry)
        ? sameValues(entry, pricing).map((key) =>
            source('brand', `pricingData[${index}].${key}`, `pricingData[0].${key}`),
          )
        : [],
    ),
    ...(isObject(own.brand.data.hours) ? same({ hours: own.brand.data.hours }, { hours }) : []).map((path) =>
      source('brand', path),
    ),
    ...same(tokens, below.tokens)
      .filter((path) => !/\$type$|\.schema$/.test(path))
      .map((path) => source('tokens', path)),
    ...same(words, below.copy).map((path) => source('copy', path)),
    ...derivedAlready(own, look).map((path) => source('tokens', path, 'nowhere')),
  ];
}

/** Paths of what both have alike: whole lists, single values. A token's value is one thing. */
function same(over: JsonObject, under: Json | undefined, path = ''): string[] {
  if (!isObject(under)) return [];
  return Object.entries(over).flatMap(([key, value]) => {
    if (!Object.hasOwn(under, key)) return [];
    const here = path ? `${path}.${key}` : key;
    if (isObject(value) && key !== '$value') return same(value, under[key], here);
    return JSON.stringify(value) === JSON.stringify(under[key]) ? [here] : [];
  });
}

/** Of an entry of prices, which are laid over one another value by value: an example is one. */
const sameValues = (over: JsonObject, under: JsonObject) =>
  Object.keys(over).filter((key) => JSON.stringify(over[key]) === JSON.stringify(under[key]));

/** Set by hand to what it would be anyway. */
function derivedAlready(own: Layer, look: Compiled['look']): string[] {
  const ownSet = [...tokensOf(own.tokens.data).keys()].filter((path) => /^(advanced|dark)\./.test(path));
  return ownSet.filter((path) => {
    const name = servedName(path) as keyof typeof look.own;
    const isDark = path.startsWith('dark.');
    const scheme: Scheme = isDark && look.choices.scheme === 'light' ? 'dark' : look.choices.scheme;
    const { [name]: set, ...rest } = isDark ? look.ownDark : look.own;
    const without = { ...look, ...(isDark ? { ownDark: rest } : { own: rest }) };
    const derived = tokensFor(without, scheme).tokens[name];
    return set !== undefined && derived === set;
  });
}
