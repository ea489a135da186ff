import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where sources are read from: a folder on disk, or what an archive holds. Paths are as seen from `themes/`. */
export interface Files {
  read(path: string): Uint8Array | undefined;
  /** Names in a folder; none where there is no such folder. */
  list(folder: string): string[];
}

export function onDisk(root: string): Files {
  return {
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined),
    list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []),
  };
}
