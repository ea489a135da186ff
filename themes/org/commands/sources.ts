import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY } from '../bundled.ts';
import { type Files, onDisk } from '../files.ts';
import { unzipped } from '../zip.ts';

export const THEMES = 'themes';

/** The folder of sources; what came with the tool stands in for base and families where there is none. */
export function sources(): Files {
  const here = onDisk(THEMES);
  return existsSync(path.join(THEMES, 'base')) ? here : either(here, LIBRARY);
}

const either = (first: Files, second: Files): Files => ({
  read: (file) => first.read(file) ?? second.read(file),
  list: (folder) => [...new Set([...first.list(folder), ...second.list(folder)])],
});

/** An organisation by its code, its folder or its archive, with the sources that it is checked against. */
export function found(named: string): { code: string; files: Files } {
  if (named.endsWith('.zip')) {
    const { code, files } = unzipped(readFileSync(named));
    return { code, files: either(files, sources()) };
  }
  if (/[/\\.]/.test(named) && existsSync(named) && statSync(named).isDirectory()) {
    const folder = path.resolve(named);
    return { code: path.basename(folder), files: either(onDisk(path.dirname(folder)), sources()) };
  }
  return { code: named, files: sources() };
}
