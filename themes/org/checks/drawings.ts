import { contrast } from '#src/brand/solver/color.ts';
import { slugOf } from '../compile.ts';
import { isPng, ratioOf } from '../image.ts';
import { tokensFor } from '../look.ts';
import type { Problem } from '../problems.ts';
import { idsIn, LEAST_CONTRAST, MOST_BYTES, paintsOf, svgProblems } from '../svg.ts';
import type { Context, Found } from './context.ts';

const atFile = (file: string, found: Found): Problem => ({ file, line: 1, path: '', ...found });

/** What is in each folder; what systems leave in any, under names with a dot, is passed over. */
const FOLDER = /^(\..*|brand\.json|brand\.tokens\.json|copy\.json|assets)$/;
const ASSETS = /^(\..*|(logo(-dark|-short)?|favicon)\.(svg|png)|fonts)$/;
const FONTS = /^(\..*|[\w.-]+\.(woff2|txt))$/;

const LEAST_RATIO = 1;
const MOST_RATIO = 8;

/** Logos and icons. */
export function drawings({ own, layers, files, code, look }: Context): Problem[] {
  const problems: Problem[] = [];
  const names = files.list(`${own.name}/assets`);
  const isPicture = (name: string) => /\.(svg|png)$/.test(name);
  const hasShort = names.some((name) => /^logo-short\.(svg|png)$/.test(name));
  const lender = layers.filter(({ name }) => !/^(base$|families\/)/.test(name));
  if (!lender.some(({ name }) => files.list(`${name}/assets`).some((file) => /^logo\.(svg|png)$/.test(file))))
    problems.push(
      atFile(`themes/${code}/assets`, {
        code: 'missing',
        found: 'no logo',
        why: 'people know a lender by it',
        fix: 'assets/logo.svg',
      }),
    );
  for (const [folder, its] of Object.entries({ '': FOLDER, assets: ASSETS, 'assets/fonts': FONTS })) {
    const path = folder ? `${own.name}/${folder}` : own.name;
    for (const name of files.list(path).filter((file) => !its.test(file)))
      problems.push(
        atFile(`themes/${path}/${name}`, {
          code: 'foreign',
          found: name,
          why: 'nothing asks for it',
          fix: 'delete it',
        }),
      );
  }
  for (const name of names.filter((file) => isPicture(file) && ASSETS.test(file))) {
    const path = `${own.name}/assets/${name}`;
    const bytes = files.read(path) ?? new Uint8Array();
    const wrong = (kind: string, found: string, why: string, fix?: string) =>
      problems.push(atFile(`themes/${path}`, { code: kind, found, why, ...(fix && { fix }) }));
    if (name.endsWith('.png') && !isPng(bytes)) {
      wrong('drawing', 'other bytes', 'it is no PNG, whatever its name');
      continue;
    }
    if (bytes.length > MOST_BYTES) wrong('size', `${bytes.length} bytes`, `at most ${MOST_BYTES}`);
    if (name.endsWith('.svg')) {
      const text = new TextDecoder().decode(bytes);
      const poor = svgProblems(text);
      for (const found of poor) wrong('drawing', found, 'a drawing holds shapes and colors only');
      if (poor.length > 0) continue;
      for (const id of idsIn(text).filter((each) => !each.startsWith(`${slugOf(code)}-`)))
        wrong('drawing', `the id ${id}`, 'it may be that of another drawing', `${slugOf(code)}-${id}`);
      const [main] = paintsOf(text);
      // One for the dark is made where there is none.
      const scheme =
        name === 'logo-dark.svg' ? 'dark' : /^logo(-short)?\.svg$/.test(name) && look.choices.scheme;
      const header = scheme && tokensFor(look, scheme).tokens['color-header'];
      const ratioToHeader = header && main ? contrast(main, header) : LEAST_CONTRAST;
      if (ratioToHeader < LEAST_CONTRAST)
        wrong(
          'contrast',
          `${main} on header ${header} is ${ratioToHeader.toFixed(2)}, needs ${LEAST_CONTRAST}`,
          'the logo cannot be seen (WCAG 1.4.11)',
        );
    }
    const ratio = ratioOf(bytes);
    const isIcon = name.startsWith('favicon');
    if (name === 'favicon.png' && names.includes('favicon.svg'))
      wrong('repeats', 'it is made of favicon.svg', 'what follows is not written', 'delete it');
    const isWhole = !isIcon && !name.startsWith('logo-short');
    const most = isIcon ? 1 : isWhole && hasShort ? Number.POSITIVE_INFINITY : MOST_RATIO;
    if (ratio === undefined)
      wrong(
        'ratio',
        name.endsWith('.svg') ? 'no viewBox="0 0 ..."' : 'no size, or a huge one',
        'its width to height is not known',
      );
    else if (ratio < LEAST_RATIO || ratio > most)
      wrong(
        'ratio',
        `${ratio.toFixed(2)} to 1`,
        isIcon ? 'an icon is square' : `a logo is ${LEAST_RATIO} to 1 to ${MOST_RATIO} to 1`,
        isWhole && ratio > most ? 'assets/logo-short.svg, which phones show' : undefined,
      );
  }
  return problems;
}
