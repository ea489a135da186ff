import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Copy, type CopyOverrides, defineCopy } from '#src/brand/copy.tsx';

/** What an organisation says in its own words, the legal texts apart. */
export async function ownCopies(): Promise<{ org: string; copy: Copy }[]> {
  const found: { org: string; copy: Copy }[] = [];
  for (const org of await readdir('themes')) {
    const text = await readFile(join('themes', org, 'copy.json'), 'utf8').catch(() => '{}');
    const {
      legal: _,
      schema: _schema,
      approvedBy: _by,
      approvedOn: _on,
      ...own
    } = JSON.parse(text) as CopyOverrides;
    for (const [key, strings] of Object.entries(own)) found.push({ org, copy: defineCopy(key, strings) });
  }
  return found;
}

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'key' in value && 'strings' in value;

/** Every copy of the product with the file that exports it; the legal texts last. */
export async function allCopies(): Promise<{ file: string; copy: Copy }[]> {
  const found: { file: string; copy: Copy }[] = [];
  for (const folder of ['src', 'remotes']) {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name);
      if (!/(copy|Copy|labels[/\\]\w+)\.tsx?$/.test(file)) continue;
      const exported: Record<string, unknown> = await import(resolve(file));
      for (const value of Object.values(exported)) if (isCopy(value)) found.push({ file, copy: value });
    }
  }
  const file = join('themes', 'base', 'copy.json');
  const { legal } = JSON.parse(await readFile(file, 'utf8'));
  return [...found, { file, copy: defineCopy('legal', legal) }];
}
