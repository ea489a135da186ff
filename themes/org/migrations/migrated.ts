import { withColorObjects } from '../edit.ts';
import type { JsonObject } from '../json.ts';
import { SCHEMA, schemaIn } from '../read.ts';
import { type Sources, to2 } from './to2.ts';

/** Of schema N - 1 to N, by N. Each is a pure function of a folder's files. */
const MIGRATIONS: Readonly<Record<number, (sources: Sources) => Sources>> = { 2: to2 };

/** The oldest of a folder's files; those of before they said it are of the first. */
const schemaOf = (sources: Sources): number =>
  Math.min(
    ...Object.values(sources).map((data) => {
      const said = schemaIn(data);
      return typeof said === 'number' ? said : 1;
    }),
  );

export function migrated(sources: Sources): Sources {
  let newest = sources;
  for (let schema = schemaOf(sources) + 1; schema <= SCHEMA; schema += 1)
    newest = MIGRATIONS[schema]?.(newest) ?? newest;
  const tokens = newest['brand.tokens.json'];
  return tokens ? { ...newest, 'brand.tokens.json': withColorObjects(tokens) as JsonObject } : newest;
}
