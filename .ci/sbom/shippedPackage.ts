import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Entry of an installed package in the lock file, by its path from the root. */
export type Lock = Readonly<Record<string, { integrity?: string; dev?: boolean } | undefined>>;

/** A package that is part of what is shipped. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its manifest has it: an SPDX identifier or expression. */
  license: string;
  /** What has to be passed on with it; a few packages come without. */
  texts: string[];
  author: string;
  /** Of its tarball, as in the lock file. */
  integrity: string | undefined;
  /** Installed for development alone. */
  dev: boolean;
}

interface Manifest {
  name: string;
  version: string;
  /** Not text in very old packages. */
  license?: unknown;
  author?: string | { name: string };
}

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

export function readPackage(root: string, lock: Lock, folder: string): ShippedPackage {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const locked = lock[path.relative(root, folder).replaceAll(path.sep, '/')];
  return {
    name,
    version,
    license: typeof license === 'string' ? license : '',
    texts,
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    integrity: locked?.integrity,
    dev: locked?.dev ?? false,
  };
}
