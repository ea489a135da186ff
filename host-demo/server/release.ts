import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '#src/domain/remotes.js';
import { ORIGINS } from './origins.ts';

/** Folders of a release with an entry of their own; what else lies beside them is not for the public. */
export const ENTRIES: readonly string[] = REMOTES;

type Origins = Record<'api' | 'cdn', string>;

/** Fills in the origins that the build left open: the demo knows its ports only when it starts. */
export const withOrigins = (entry: string, { api, cdn }: Origins = ORIGINS): string =>
  entry.replaceAll('__API__', api).replaceAll('__CDN__', cdn);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * What names the integrity of entries, or of the loader, with that of what is served: the loader itself, the release file,
 * and a host's script with the packages in it.
 */
export function withIntegrity(naming: string, dist: string, origins: Origins = ORIGINS): string {
  const entries = ENTRIES.map((name) => path.join(dist, name, 'remoteEntry.js'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  const withEntries = (text: string) =>
    entries.reduce(
      (changed, entry) => changed.replaceAll(sha256(entry), sha256(withOrigins(entry, origins))),
      text,
    );
  const loader = readFileSync(path.join(dist, 'embed/embed.js'), 'utf8');
  return withEntries(naming).replaceAll(sha256(loader), sha256(withEntries(loader)));
}
