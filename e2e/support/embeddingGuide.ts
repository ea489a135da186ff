import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withIntegrity } from '../../host-demo/server/release.ts';
import type { Origins } from './origins.ts';

const FOLDER = path.join(import.meta.dirname, '../embedding');

/** Stands in the guide for the number that a server makes for each of its answers. */
export const NONCE = 'R4nd0m';

/** The hash of the built loader, as it is served. */
function loaderIntegrity({ cdn, api }: Origins): string {
  const dist = process.env.HELOC_DIST ?? 'dist';
  const { loader } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as {
    loader: { integrity: string };
  };
  return withIntegrity(loader.integrity, dist, { cdn, api });
}

/** What the guides show, at the addresses of this run. */
export const guide = (file: string, origins: Origins): string =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .replaceAll('https://cdn.example', origins.cdn)
    .replaceAll('https://api.example', origins.api)
    .replaceAll('wss://api.example', origins.api.replace(/^http/, 'ws'))
    .replace('sha256-…', () => loaderIntegrity(origins));

/** The guide's script for a server that puts the first step into its page. */
export const guideFirstStep = (origins: Origins): Promise<typeof import('../embedding/first-step.mjs')> =>
  import(`data:text/javascript,${encodeURIComponent(guide('first-step.mjs', origins))}`);

/** Headers that the guide asks for. */
export const headersOf = (file: string, origins: Origins): Record<string, string> =>
  Object.fromEntries(
    guide(file, origins)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );

/** @returns what a page's policy has refused so far. */
export async function noteRefused(page: Page): Promise<() => string[]> {
  const refused: string[] = [];
  await page.exposeFunction('helocRefused', (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    const report = (window as Window & { helocRefused?: (what: string) => void }).helocRefused;
    document.addEventListener('securitypolicyviolation', (event) =>
      report?.(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} in ${event.sourceFile}`),
    );
  });
  return () => refused;
}
