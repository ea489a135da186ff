import { parseArgs } from 'node:util';
import { factsOf } from '../compile.ts';
import { entryOf } from '../emit.ts';
import { listOrgs } from '../read.ts';
import { sources } from './sources.ts';

/** `list [--json]`: code, name, role, layers and hosts of each. */
export async function list(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
  const files = sources();
  const facts = listOrgs(files).map((code) => factsOf(code, files));
  const rows = facts.map((each) => ({ ...entryOf(each), layers: each.layers.map(({ name }) => name) }));
  if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else
    for (const { code, name, role, layers, hosts } of rows)
      process.stdout.write(
        `${[code, name, role, layers.slice(1, -1).join(' > '), hosts.join(' ')].join('\t')}\n`,
      );
  return 0;
}
