import type { CopyValue } from '#src/brand/copy.tsx';
import { mergeBrand } from '#src/brand/merge.ts';
import { ALWAYS, LATIN_EXTENDED, MOST_BYTES, MOST_FILES, missingIn, readFont, weightsOf } from '../fonts.ts';
import { LICENCES } from '../licences.ts';
import type { Problem } from '../problems.ts';
import { type Context, type Found, problemIn, type Texts, wordsOf } from './context.ts';

/** What people read in these letters. */
export function fonts({ own, look, theme, layers, files, texts, copy }: Context): Problem[] {
  const problems: Problem[] = [];
  const wrong = (path: string, found: Found) => problems.push(problemIn(layers, 'tokens', path, found));
  const listed = look.fonts.map(({ family, weight, src }) => ({
    family: `${family}`,
    weight: `${weight}`,
    src: `${src}`,
  }));
  const bytesOf = (src: string) => {
    const layer = [...layers].reverse().find(({ name }) => files.read(`${name}/${src}`));
    return { folder: layer?.name ?? own.name, bytes: layer && files.read(`${layer.name}/${src}`) };
  };
  // A file with several weights is listed once for each.
  const sources = [...new Set(listed.map(({ src }) => src))];
  const total = sources.reduce((sum, src) => sum + (bytesOf(src).bytes?.length ?? 0), 0);
  const place = '$extensions.heloc.fonts';
  if (sources.length > MOST_FILES)
    wrong(place, {
      code: 'fonts',
      found: `${sources.length} files`,
      why: `at most ${MOST_FILES}, or the first field waits`,
    });
  if (total > MOST_BYTES)
    wrong(place, {
      code: 'fonts',
      found: `${total} bytes`,
      why: `at most ${MOST_BYTES}, or the first field waits`,
    });
  const tokens = theme.tokens as Record<string, string>;
  const wanted = (family: string) =>
    (['body', 'heading'] as const)
      .filter((use) => tokens[`font-${use}`]?.split(',')[0]?.trim().toLowerCase() === family.toLowerCase())
      .flatMap((use) =>
        use === 'heading' ? ['font-weight-heading'] : ['font-weight-strong', 'font-weight-button'],
      )
      .map((name) => [name, Number(tokens[name])] as const);
  const has = new Map<string, [number, number][]>();
  for (const [index, { family, weight, src }] of listed.entries()) {
    const path = `${place}[${index}]`;
    const { folder, bytes } = bytesOf(src);
    if (!bytes) {
      wrong(path, { code: 'missing', found: src, why: 'there is no such file' });
      continue;
    }
    const font = readFont(bytes);
    if (typeof font === 'string') {
      wrong(path, { code: 'font', found: src, why: font });
      continue;
    }
    const [least, most] = weightsOf(font);
    const [from = 0, to = from] = weight.split(' ').map(Number);
    if (from < least || to > most)
      wrong(`${path}.weight`, {
        code: 'weight',
        found: weight,
        why: 'the file has other weights',
        fix: least === most ? `${least}` : `${least} ${most}`,
      });
    has.set(family, [...(has.get(family) ?? []), [from, to]]);
    const stem = src.replace(/^.*\//, '').replace(/(-\d+)?\.woff2$/, '');
    const licences = files.list(`${folder}/assets/fonts`).filter((name) => name.startsWith(`${stem}.`));
    const isLicensed = licences.some((name) => {
      const words = LICENCES[name.slice(stem.length + 1)];
      return words?.test(new TextDecoder().decode(files.read(`${folder}/assets/fonts/${name}`)));
    });
    if (!isLicensed)
      wrong(path, {
        code: 'licence',
        found: licences.join(', ') || 'no licence',
        why: 'a font goes nowhere without OFL-1.1 or Apache-2.0',
        fix: `assets/fonts/${stem}.OFL.txt`,
      });
    const said = Object.values(mergeBrand(texts, copy) as Texts).flatMap((strings) =>
      Object.values(strings as Record<string, CopyValue>).flatMap(wordsOf),
    );
    const missing = missingIn(font, said.join('') + ALWAYS);
    for (const letter of missing.slice(0, 5))
      wrong(path, {
        code: 'glyph',
        found: `no ${letter}`,
        why: `it stands in "${(said.find((text) => text.includes(letter)) ?? ALWAYS).slice(0, 60)}"`,
      });
    const names = missingIn(font, LATIN_EXTENDED);
    if (names.length > 0)
      wrong(path, {
        code: 'glyph',
        found: `no ${names.slice(0, 5).join(' ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`,
        why: 'names such as Dvořák are drawn partly in the next family',
        hint: true,
      });
  }
  for (const [family, weights] of has)
    for (const [name, weight] of wanted(family))
      if (!weights.some(([from, to]) => weight >= from && weight <= to))
        wrong(name === 'font-weight-heading' ? 'fontWeight.heading' : 'fontWeight.strong', {
          code: 'weight',
          found: `${weight}`,
          why: `${family} has ${weights.map((each) => [...new Set(each)].join(' to ')).join(', ')}`,
        });
  return problems;
}
