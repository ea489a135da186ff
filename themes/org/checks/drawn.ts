import { isBlank } from '../icon.ts';
import { isPng, ratioOf } from '../image.ts';
import type { Problem } from '../problems.ts';
import { svgProblems } from '../svg.ts';
import type { Context } from './context.ts';

/** Logos and icons that have to be drawn to be judged; what is wrong with their files is told already. */
export async function drawn({ own, files }: Context): Promise<Problem[]> {
  const folder = `${own.name}/assets`;
  const pictures = files
    .list(folder)
    .filter((name) => /\.(svg|png)$/.test(name))
    .map((name) => ({ name, bytes: files.read(`${folder}/${name}`) ?? new Uint8Array() }))
    .filter(
      ({ bytes }) =>
        ratioOf(bytes) && (isPng(bytes) || svgProblems(new TextDecoder().decode(bytes)).length === 0),
    );
  const problems = await Promise.all(
    pictures.map(
      async ({ name, bytes }): Promise<Problem[]> =>
        (await isBlank(bytes))
          ? [
              {
                file: `themes/${folder}/${name}`,
                line: 1,
                path: '',
                code: 'drawing',
                found: 'nothing that is seen',
                why: 'its shapes are clear, or outside of its viewBox',
              },
            ]
          : [],
    ),
  );
  return problems.flat();
}
