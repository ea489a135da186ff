import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withOrigins } from '../../host-demo/server/release.ts';
import type { Origins } from './origins.ts';

/** A release as it was built, before its origins are filled in. */
export interface Release {
  version: string;
  /** Text of a file by its path below `dist/`. */
  read(file: string): string | undefined;
  /** The file of a chunk of the borrower, by its name. */
  chunk(name: string): string;
}

const DIST = process.env.HELOC_DIST ?? 'dist';
/** The loader of 1.0.0 had a script before the borrower's entry. */
const ENTRIES = ['ahead/remoteEntry.js', 'borrower/remoteEntry.js'];

function release(version: string, folder: string): Release {
  const read = (file: string) => {
    const at = path.join(folder, file);
    return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
  };
  const chunks = JSON.parse(read('files/borrower.json') ?? '{}') as Record<string, string>;
  return {
    version,
    read,
    chunk: (name) => Object.keys(chunks).find((file) => chunks[file] === name) ?? '',
  };
}

/** An earlier one, kept by `host-demo/releases/keep.mjs`: its loader and its borrower. */
export const keptRelease = (version: string): Release =>
  release(version, path.join(DIST, 'releases', version));

/** What is built now. */
export function currentRelease(): Release {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return release(version, DIST);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Has the CDN serve a loader with a release's remotes, under the loader's own addresses: its channel, and its version.
 * The loader names the integrity of what it gets, as a loader does.
 */
export async function serveRelease(page: Page, { cdn, api }: Origins, loader: Release, remotes = loader) {
  const script = ENTRIES.reduce((text, entry) => {
    const [own, given] = [loader.read(entry) ?? '', remotes.read(entry) ?? ''];
    return text.replaceAll(sha256(own), sha256(withOrigins(given, { cdn, api })));
  }, loader.read('embed/embed.js') ?? '');
  const prefix = `${cdn}/heloc/${loader.version}/`;
  await page.route(
    ({ href }) => href.startsWith(prefix) || href === `${cdn}/heloc/v1/embed.js`,
    async (route) => {
      const url = route.request().url();
      const file = url.startsWith(prefix) ? url.slice(prefix.length) : 'embed.js';
      const text = file === 'embed.js' ? script : remotes.read(file);
      if (text === undefined) return route.fulfill({ status: 404 });
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: ENTRIES.includes(file) ? withOrigins(text, { cdn, api }) : text,
      });
    },
  );
}
