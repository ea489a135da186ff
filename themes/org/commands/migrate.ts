import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onDisk } from '../files.ts';
import { migrate as migrated } from '../migrate.ts';
import { BASE, listFamilies, listOrgs } from '../read.ts';
import { THEMES } from './sources.ts';

/** `migrate [CODE]...`: brings folders to the newest schema, lays them out alike, deletes what is repeated. */
export async function migrate(codes: readonly string[]): Promise<number> {
  const files = onDisk(THEMES);
  const all = [BASE, ...listFamilies(files).map((name) => `families/${name}`), ...listOrgs(files)];
  for (const name of codes.length > 0 ? codes : all)
    for (const [file, text] of migrated(name, files)) {
      const target = path.join(THEMES, name, file);
      const before = files.read(`${name}/${file}`);
      if (text === undefined) rmSync(target);
      else if (!before || new TextDecoder().decode(before) !== text) writeFileSync(target, text);
      else continue;
      process.stdout.write(`${target}\n`);
    }
  return 0;
}
