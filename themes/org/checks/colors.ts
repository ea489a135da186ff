import { failures, failureWords } from '#src/brand/solver/check.ts';
import { luminance } from '#src/brand/solver/color.ts';
import { COLOR_TOKENS, type ColorToken } from '#src/brand/solver/pairs.ts';
import { color, tokensOf } from '../dtcg.ts';
import { type Document, isObject } from '../json.ts';
import { servedName, tokensFor } from '../look.ts';
import type { Problem } from '../problems.ts';
import { type Layer, problemAt } from '../read.ts';
import { type Context, schemesOf } from './context.ts';

/** A colour's hex beside its components. */
export function colors({ own: { tokens } }: Context): Problem[] {
  return [...tokensOf(tokens.data)].flatMap(([path, { value }]) => {
    if (typeof value === 'string' && value.startsWith('#'))
      return [
        problemAt(tokens, path, {
          code: 'hex-text',
          found: value,
          why: 'a color is an object in this format',
          fix: 'npm run org migrate',
        }),
      ];
    if (!isObject(value) || typeof value.hex !== 'string') return [];
    const meant = color(value);
    if ('problem' in meant || meant.value.slice(0, 7) === value.hex.toUpperCase()) return [];
    return [
      problemAt(tokens, `${path}.$value.hex`, {
        code: 'hex',
        found: value.hex,
        why: 'the components are another color',
        fix: meant.value.slice(0, 7),
      }),
    ];
  });
}

/** Every row of the table of contrasts. */
export function contrasts(context: Context): Problem[] {
  const { look, own } = context;
  return schemesOf(context).flatMap((scheme) => {
    const { colors } = tokensFor(look, scheme);
    const group = scheme === look.choices.scheme ? 'advanced' : 'dark';
    return failures(colors, scheme).map((failure) => {
      const { foreground, fix } = failure;
      const name = foreground.replace('color-', '');
      const set = tokensOf(context.merged.tokens).has(`${group}.color.${name}`);
      const path = set ? `${group}.color.${name}` : 'color.primary';
      const ways = [...(fix ? [`set it to ${fix}`] : []), ...(set ? ['delete it: it is derived'] : [])];
      return problemAt(
        set && !tokensOf(own.tokens.data).has(path) ? ownerOfToken(context, path) : own.tokens,
        path,
        { ...failureWords(failure), ...(ways.length > 0 && { fix: ways.join(', or ') }) },
      );
    });
  });
}

const ownerOfToken = ({ layers }: Context, path: string): Document =>
  ([...layers].reverse().find(({ tokens }) => tokensOf(tokens.data).has(path)) ?? (layers.at(-1) as Layer))
    .tokens;

/** What words of a scheme stand on. */
const SURFACES = COLOR_TOKENS.filter((name) => name === 'color-page' || name.includes('surface'));
/** Black reads better above it, white below. */
const MIDDLE = 0.18;

/** Light and dark surfaces side by side: words of one colour cannot be read on both. */
export function surfaces(context: Context): Problem[] {
  const { look, merged } = context;
  return schemesOf(context).flatMap((scheme) => {
    const { tokens } = tokensFor(look, scheme);
    const group = scheme === look.choices.scheme ? '(advanced\\.)?' : 'dark\\.';
    const isOff = (color: string) => luminance(color) > MIDDLE !== (scheme === 'light');
    const path = new RegExp(`^${group}color\\.(page|.*surface.*)$`);
    return [...tokensOf(merged.tokens).keys()]
      .filter((each) => path.test(each))
      .flatMap((each) => {
        const name = servedName(each) as keyof typeof tokens;
        const color = tokens[name];
        if (!SURFACES.includes(name as ColorToken) || !color || !isOff(color)) return [];
        return [
          problemAt(ownerOfToken(context, each), each, {
            code: 'surfaces',
            found: color,
            why: `surfaces of the ${scheme} scheme lie on one side, ${scheme === 'light' ? 'light' : 'dark'}: the same words stand on all of them`,
            fix: 'delete it: it is derived',
          }),
        ];
      });
  });
}
