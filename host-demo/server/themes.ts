import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OrgIndex } from '#src/domain/org/org.ts';
import { ownLoader, ownOf } from '#src/embed/ownLoader.js';
import { stampOf } from './files.ts';

/** The table of organisations, read anew when it was written. It says which version of each is served. */
export function tableIn(themes: string): { file: string; read: () => OrgIndex | undefined } {
  const file = path.join(themes, 'index.json');
  let known: { stamp?: string; index?: OrgIndex } = {};
  return {
    file,
    read() {
      const stamp = stampOf(file);
      if (stamp === undefined) return undefined;
      if (stamp !== known.stamp) known = { stamp, index: JSON.parse(readFileSync(file, 'utf8')) };
      return known.index;
    },
  };
}

/** Which version of an organisation is served. */
export const versionOf = (index: OrgIndex | undefined, org: string) =>
  index?.orgs.find(({ code }) => code === org)?.hash;

interface OwnLoader {
  /** The release whose loader it is. */
  folder: string;
  version: string;
  themes: string;
  index: OrgIndex;
  org: string;
}

/** An organisation's own loader of a release, with the first step that is served now. That of another release is another one. */
export function makeOwnLoader({ folder, version, themes, index, org }: OwnLoader): string {
  const template = readFileSync(path.join(folder, 'embed/own.js'), 'utf8');
  const first = path.join(themes, org, versionOf(index, org) ?? '', 'first.json');
  // In development nothing is rendered by the build.
  const step = stampOf(first) === undefined ? null : JSON.parse(readFileSync(first, 'utf8'));
  return ownLoader(template, ownOf(org, index, step?.version === version ? step : null));
}
