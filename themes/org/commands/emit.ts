import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { check, checkTogether, isGood } from '../check.ts';
import { emitThemes } from '../emit.ts';
import { drawIcon } from '../icon.ts';
import { follow } from '../live.ts';
import { printed } from '../problems.ts';
import { listOrgs } from '../read.ts';
import { TEXTS } from '../texts.ts';
import { print } from './report.ts';
import { sources, THEMES } from './sources.ts';

/**
 * `emit [folder]`: writes what is served; what was before stays under its hash, or goes with `--fresh`. `--publish` refuses what does not pass the check, what nobody has approved
 * included; `--watch` writes nothing at first and follows the sources.
 */
export async function emit(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      fresh: { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
    },
  });
  const [out = 'dist/themes'] = positionals;
  const prerender = path.join(path.dirname(process.argv[1] ?? ''), 'prerender', 'main.mjs');
  if (values.watch) {
    follow({ themes: THEMES, out, texts: TEXTS, prerender, drawIcon }, ({ changed, problems }) => {
      const lines = [
        ...problems.map(printed),
        ...(changed.length > 0 ? [`themes: ${changed.join(', ')}`] : []),
      ];
      process.stdout.write(`${lines.join('\n')}\n`);
    });
    return 0;
  }
  if (values.publish) {
    const files = sources();
    const reports = checkTogether(
      await Promise.all(listOrgs(files).map((code) => check(code, files, TEXTS))),
      files,
    );
    const poor = reports.filter((report) => !isGood(report));
    if (poor.length > 0) return print(poor, false);
  }
  if (values.fresh) await rm(out, { recursive: true, force: true });
  await emitThemes(out, THEMES, { prerender, drawIcon });
  return 0;
}
