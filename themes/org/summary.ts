import { contrast } from '#src/brand/solver/color.ts';
import { PAIRS } from '#src/brand/solver/pairs.ts';
import { type Context, schemesOf } from './checks/context.ts';
import { fallbackError } from './fallbacks.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { tokensFor } from './look.ts';

/** What is said of an organisation that is good, in one line. */
export function summaryOf(context: Context): string {
  const { look, own, theme } = context;
  const rows = schemesOf(context).flatMap((scheme) => {
    const all: Partial<Record<string, string>> = tokensFor(look, scheme).colors;
    return PAIRS.flatMap(({ name, foreground, backgrounds, least }) =>
      backgrounds.flatMap((background) => {
        const [front, back] = [all[foreground], all[background]];
        return front && back
          ? [{ name: `${name} on ${background.replace('color-', '')}`, ratio: contrast(front, back), least }]
          : [];
      }),
    );
  });
  const [worst] = rows.sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  const { notes } = tokensFor(look, look.choices.scheme);
  const sources = [...new Set(look.fonts.map(({ src }) => `${src}`))];
  const bytes = sources.reduce((sum, src) => sum + bytesIn(context, src), 0);
  const off = fallbackError(context, context.files);
  const texts = Object.entries(own.copy.data).filter(([, value]) => isObject(value));
  const count = texts.reduce((sum, [, strings]) => sum + Object.keys(strings as JsonObject).length, 0);
  return [
    `${rows.length} pairs, least ${worst?.ratio.toFixed(2)} ${worst?.name}`,
    (theme.fonts as Json[]).length > 0
      ? `${sources.length} ${sources.length === 1 ? 'font' : 'fonts'} ${Math.round(bytes / 1000)} kB`
      : 'fonts of the system',
    ...(off === undefined
      ? []
      : [`text at most ${(off * 100).toFixed(1)}% wider or narrower in what stands in for them`]),
    `${count} own texts`,
    `derived: ${notes.length}`,
  ].join('; ');
}

const bytesIn = ({ layers, files }: Context, src: string) =>
  [...layers]
    .reverse()
    .map(({ name }) => files.read(`${name}/${src}`)?.length)
    .find((size) => size !== undefined) ?? 0;
