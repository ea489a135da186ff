import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LIBRARY } from '../bundled.ts';
import { among, type Files, onDisk } from '../files.ts';
import { SourceError } from '../problems.ts';
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
  const isPlace = /[/\\.]/.test(named);
  const kind = statSync(named, { throwIfNoEntry: false });
  if (isPlace && !kind)
    throw new SourceError([
      {
        file: named,
        line: 1,
        path: '',
        code: 'missing',
        found: 'nothing',
        why: 'there is no such folder or archive',
      },
    ]);
  if (kind?.isFile()) {
    const { code, files } = unzipped(readFileSync(named));
    return { code, files: among(code, files, sources()) };
  }
  // A code is that of the sources, where they have it.
  if (kind?.isDirectory() && (isPlace || sources().list(named).length === 0)) {
    const folder = path.resolve(named);
    const code = path.basename(folder);
    return { code, files: among(code, onDisk(path.dirname(folder)), sources()) };
  }
  return { code: named, files: sources() };
}
