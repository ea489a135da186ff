import { parseArgs } from 'node:util';
import { check as checkOne, checkTogether } from '../check.ts';
import { listOrgs } from '../read.ts';
import { TEXTS } from '../texts.ts';
import { print } from './report.ts';
import { found, sources } from './sources.ts';

/** `check [CODE | folder | archive]... [--json]`: all without a name. */
export async function check(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const all = sources();
  const named =
    positionals.length > 0 ? positionals.map(found) : listOrgs(all).map((code) => ({ code, files: all }));
  const reports = await Promise.all(named.map(({ code, files }) => checkOne(code, files, TEXTS)));
  return print(checkTogether(reports, all), values.json);
}
