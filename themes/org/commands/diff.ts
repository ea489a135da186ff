import { parseArgs } from 'node:util';
import { type Compiled, compile } from '../compile.ts';
import { isObject, type Json } from '../json.ts';
import { found } from './sources.ts';

/** `diff A B [--json]`: what is served differently, looks and facts and words. 1 where anything is. */
export async function diff(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [one, other] = positionals.map((name) => {
    const { code, files } = found(name);
    return served(compile(code, files));
  });
  if (!one || !other) {
    process.stderr.write('org diff A B\n');
    return 2;
  }
  const differences = differ(one, other);
  if (values.json) process.stdout.write(`${JSON.stringify(differences, null, 2)}\n`);
  else
    for (const { path, from, to } of differences)
      process.stdout.write(`${path}\t${JSON.stringify(from) ?? '-'}\t${JSON.stringify(to) ?? '-'}\n`);
  return differences.length > 0 ? 1 : 0;
}

const served = ({ theme, dark, brand, copy }: Compiled): Json => ({ theme, dark, brand, copy });

interface Difference {
  readonly path: string;
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

/** The values that are not alike, each by its path. */
export function differ(from: Json | undefined, to: Json | undefined, path = ''): Difference[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!isObject(from) || !isObject(to)) return [{ path, from, to }];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    differ(from[key], to[key], path ? `${path}.${key}` : key),
  );
}
