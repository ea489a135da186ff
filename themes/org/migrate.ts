import { check } from './check.ts';
import { withColorObjects, without } from './edit.ts';
import { type Files, overlaid } from './files.ts';
import { formatJson, isObject, type JsonObject } from './json.ts';
import { type Sources, to2 } from './migrations/to2.ts';
import { SCHEMA, schemaIn } from './read.ts';

/** Of schema N - 1 to N, by N. Each is a pure function of a folder's files. */
const MIGRATIONS: Readonly<Record<number, (sources: Sources) => Sources>> = { 2: to2 };

const NAMES = ['brand.json', 'brand.tokens.json', 'copy.json', 'theme.json'];

/** The schema of a folder; those of before they said it are of the first. */
export function schemaOf(sources: Sources): number {
  const said = Object.values(sources)
    .map(schemaIn)
    .filter((schema) => typeof schema === 'number');
  return said.length > 0 ? Math.min(...said) : 1;
}

export function migrated(sources: Sources): Sources {
  let newest = sources;
  for (let schema = schemaOf(sources) + 1; schema <= SCHEMA; schema += 1)
    newest = MIGRATIONS[schema]?.(newest) ?? newest;
  const tokens = newest['brand.tokens.json'];
  return tokens ? { ...newest, 'brand.tokens.json': withColorObjects(tokens) as JsonObject } : newest;
}

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
  const { problems } = check(name, overlaid(files, name, texts), {});
  for (const [file, data] of Object.entries(now)) {
    const paths = problems
      .filter((problem) => problem.fix === 'delete it' && problem.file === `themes/${name}/${file}`)
      .map(({ path }) => path);
    if (paths.length > 0) texts.set(file, formatJson(without(data, paths)));
  }
  return texts;
}
