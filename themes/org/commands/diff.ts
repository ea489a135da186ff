import { parseArgs } from 'node:util';
import { type Compiled, compile } from '../compile.ts';
import { differ } from '../differ.ts';
import type { Json } from '../json.ts';
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
  if (values.json)
    process.stdout.write(
      `${JSON.stringify(
        differences.map(({ path, ...rest }) => ({ path: path.join('.'), ...rest })),
        null,
        2,
      )}\n`,
    );
  else
    for (const { path, from, to } of differences)
      process.stdout.write(
        `${path.join('.')}\t${JSON.stringify(from) ?? '-'}\t${JSON.stringify(to) ?? '-'}\n`,
      );
  return differences.length > 0 ? 1 : 0;
}

const served = ({ theme, dark, brand, copy }: Compiled): Json => ({ theme, dark, brand, copy });
