import { CHECKS_OF_SOURCES, checkOf } from './checkOf.ts';
import { without } from './edit.ts';
import { type Files, overlaid } from './files.ts';
import { formatJson, isObject } from './json.ts';
import { migrated } from './migrations/migrated.ts';
import type { Sources } from './migrations/to2.ts';

const NAMES = ['brand.json', 'brand.tokens.json', 'copy.json', 'theme.json'];

export function sourcesOf(name: string, files: Files): Sources {
  const found = NAMES.map((file) => [file, files.read(`${name}/${file}`)] as const);
  return Object.fromEntries(
    found.flatMap(([file, bytes]) => {
      const data: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
      return isObject(data) ? [[file, data]] : [];
    }),
  );
}

/**
 * A folder as the newest schema has it, laid out as sources are, without what the check finds repeated. By file; `undefined`
 * is to be deleted.
 */
export function migrate(name: string, files: Files): Map<string, string | undefined> {
  const before = sourcesOf(name, files);
  const now = migrated(before);
  const texts = new Map<string, string | undefined>(
    Object.entries(now).map(([file, data]) => [file, formatJson(data)]),
  );
  for (const file of Object.keys(before)) if (!(file in now)) texts.set(file, undefined);
  if (!/^[A-Z]/.test(name)) return texts;
  const { problems } = checkOf(CHECKS_OF_SOURCES, name, overlaid(files, name, texts), {});
  for (const [file, data] of Object.entries(now)) {
    const paths = problems
      .filter((problem) => problem.fix === 'delete it' && problem.file === `themes/${name}/${file}`)
      .map(({ path }) => path);
    if (paths.length > 0) texts.set(file, formatJson(without(data, paths)));
  }
  return texts;
}
