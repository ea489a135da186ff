import { ratioOf } from '../image.ts';
import type { Problem } from '../problems.ts';
import { MOST_BYTES, svgProblems } from '../svg.ts';
import type { Context, Found } from './context.ts';

const atFile = (file: string, found: Found): Problem => ({ file, line: 1, path: '', ...found });

const LEAST_RATIO = 1;
const MOST_RATIO = 8;

/** Logos and icons. */
export function drawings({ own, layers, files, code }: Context): Problem[] {
  const problems: Problem[] = [];
  const names = files.list(`${own.name}/assets`);
  const isPicture = (name: string) => /\.(svg|png)$/.test(name);
  const known = /^(logo(-dark|-short)?|favicon)\.(svg|png)$/;
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
  for (const name of names.filter((file) => !known.test(file) && file !== 'fonts'))
    problems.push(
      atFile(`themes/${own.name}/assets/${name}`, {
        code: 'foreign',
        found: name,
        why: 'nothing asks for it',
        fix: 'delete it',
      }),
    );
  for (const name of names.filter((file) => isPicture(file) && known.test(file))) {
    const path = `${own.name}/assets/${name}`;
    const bytes = files.read(path) ?? new Uint8Array();
    const wrong = (kind: string, found: string, why: string, fix?: string) =>
      problems.push(atFile(`themes/${path}`, { code: kind, found, why, ...(fix && { fix }) }));
    if (bytes.length > MOST_BYTES) wrong('size', `${bytes.length} bytes`, `at most ${MOST_BYTES}`);
    if (name.endsWith('.svg'))
      for (const found of svgProblems(new TextDecoder().decode(bytes)))
        wrong('drawing', found, 'a drawing holds shapes and colours only');
    const ratio = ratioOf(bytes);
    if (ratio === undefined) wrong('ratio', 'no viewBox', 'its width to height is not known');
    else if (name.startsWith('favicon') ? ratio !== 1 : ratio < LEAST_RATIO || ratio > MOST_RATIO)
      wrong(
        'ratio',
        `${ratio.toFixed(2)} to 1`,
        name.startsWith('favicon')
          ? 'an icon is square'
          : `a logo is ${LEAST_RATIO} to 1 to ${MOST_RATIO} to 1`,
      );
  }
  return problems;
}
