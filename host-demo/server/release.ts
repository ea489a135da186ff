import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ORIGINS } from './origins.ts';

/** Folders of a release with an entry of their own; what else lies beside them is not for the public. */
export const ENTRIES = ['ahead', 'borrower', 'signer', 'chat', 'banner'] as const;

/** Fills in the origins that the build left open: the demo knows its ports only when it starts. */
export const withOrigins = (entry: string): string =>
  entry.replaceAll('__API__', ORIGINS.api).replaceAll('__CDN__', ORIGINS.cdn);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The loader, with the integrity of the entries as they are served. */
export function withIntegrity(loader: string, dist: string): string {
  const entries = ENTRIES.map((name) => path.join(dist, name, 'remoteEntry.js')).filter(existsSync);
  return entries
    .map((file) => readFileSync(file, 'utf8'))
    .reduce((text, entry) => text.replace(sha256(entry), sha256(withOrigins(entry))), loader);
}
