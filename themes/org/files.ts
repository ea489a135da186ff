import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where sources are read from: a folder on disk, or what an archive holds. Paths are as seen from `themes/`. */
export interface Files {
  read(path: string): Uint8Array | undefined;
  /** Names in a folder; none where there is no such folder. */
  list(folder: string): string[];
}

export function onDisk(root: string): Files {
  const kindOf = (path: string) => statSync(join(root, path), { throwIfNoEntry: false });
  return {
    read: (path) => (kindOf(path)?.isFile() ? readFileSync(join(root, path)) : undefined),
    list: (folder) => (kindOf(folder)?.isDirectory() ? readdirSync(join(root, folder)).sort() : []),
  };
}

/** The same with other texts for some files of a folder; `undefined` where there is none. */
export function overlaid(
  files: Files,
  folder: string,
  texts: ReadonlyMap<string, string | undefined>,
): Files {
  return {
    read: (path) => {
      const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : '';
      if (!texts.has(name)) return files.read(path);
      const text = texts.get(name);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    list: (path) =>
      path === folder
        ? [...new Set([...files.list(path), ...[...texts.keys()].map((name) => name.replace(/\/.*/, ''))])]
        : files.list(path),
  };
}

/** An organisation's folder of one place among the others of another, where nothing of a former one of its name stands in for it. */
export function among(code: string, own: Files, others: Files): Files {
  const ofWhom = (path: string) => (path === code || path.startsWith(`${code}/`) ? own : others);
  return {
    read: (path) => ofWhom(path).read(path),
    list: (folder) =>
      folder === '' ? [...new Set([...others.list(''), code])].sort() : ofWhom(folder).list(folder),
  };
}
