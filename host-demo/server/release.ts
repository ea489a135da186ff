import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ORIGINS } from './origins.ts';

/** The folder of each release by its version: this build, and the earlier ones that it has unpacked. */
export function releasesIn(dist: string, built: string): Map<string, string> {
  const earlier = path.join(dist, 'releases');
  const versions = existsSync(earlier) ? readdirSync(earlier) : [];
  return new Map([
    ...versions.map((version) => [version, path.join(earlier, version)] as const),
    [built, dist],
  ]);
}

/** The folders of a release that have an entry: its remotes, and what 1.0.0 had before them. */
export const entriesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'remoteEntry.js')))
    : [];

/** By organisation, the address of its own loader; earlier releases have none. */
function ownLoaders(folder: string): Record<string, { path: string }> {
  const file = path.join(folder, 'loaders.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).loaders : {};
}

/** Where it lies: an address without the version in front. */
const ownFile = ({ path: address }: { path: string }): string =>
  path.join('loaders', ...address.split('/').slice(3));

/** The entry that the loader has for the banner; earlier releases have none. */
export const BESIDE = 'banner/beside.js';

type Origins = Record<'api' | 'cdn', string>;

/** Fills in the origins that the build left open: the demo knows its ports only when it starts. */
export const withOrigins = (entry: string, { api, cdn }: Origins = ORIGINS): string =>
  entry.replaceAll('__API__', api).replaceAll('__CDN__', cdn);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Names the hash of each text by that of what is served in its place. */
const withHashes = (naming: string, served: readonly (readonly [built: string, now: string])[]): string =>
  served.reduce((changed, [built, now]) => changed.replaceAll(sha256(built), sha256(now)), naming);

/**
 * What names the integrity of entries, or of the loader, with that of what is served: the loader itself, the release file,
 * and a host's script with the packages in it.
 */
export function withIntegrity(naming: string, folder: string, origins: Origins = ORIGINS): string {
  const read = (file: string) => {
    const at = path.join(folder, file);
    return existsSync(at) ? [readFileSync(at, 'utf8')] : [];
  };
  const entries = entriesIn(folder)
    .flatMap((name) => read(`${name}/remoteEntry.js`))
    .map((entry) => [entry, withOrigins(entry, origins)] as const);
  // It names an entry, and the loader names it.
  const beside = read(BESIDE).map((text) => [text, withHashes(text, entries)] as const);
  const withEntries = (text: string) => withHashes(text, [...entries, ...beside]);
  const loaders = ['embed/embed.js', ...Object.values(ownLoaders(folder)).map(ownFile)].flatMap(read);
  return loaders.reduce(
    (changed, loader) => changed.replaceAll(sha256(loader), () => sha256(withEntries(loader))),
    withEntries(naming),
  );
}
