import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Index, indexOf } from '../../themes/org/emit.ts';
import { publish } from '../../themes/org/versions.ts';
import { NONCE } from '../support/embeddingGuide.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { type Origins, startOrigins } from '../support/origins.ts';

/** Themes that are published while pages are open, as docs/versions.md has it. */

const DIST = path.resolve(process.env.HELOC_DIST ?? 'dist');
const FIRST = 'What property would you like to use?';
const PATH = '/account/heloc/register-v2';
/** Of a version of the data: its words and its colour. */
type Version = readonly [string, string];
const NEXT: Version = ['Words of the next version', '#202020'];

interface Cdn {
  origins: Origins;
  main: string;
  /** What is served of the main brand. */
  now: Version;
  /** Publishes the next version of it. */
  publishNext(): Promise<void>;
  table: string;
}

/** A CDN of the test's own, whose themes it may change. */
const test = base.extend<{ cdn: Cdn }>({
  cdn: async ({ portBase }, use, { parallelIndex }) => {
    const root = mkdtempSync(path.join(tmpdir(), 'heloc-publishing-'));
    const dist = path.join(root, 'dist');
    mkdirSync(dist);
    for (const name of readdirSync(DIST))
      if (name === 'themes') cpSync(path.join(DIST, name), path.join(dist, name), { recursive: true });
      else symlinkSync(path.join(DIST, name), path.join(dist, name));
    const out = path.join(dist, 'themes');
    const table = path.join(out, 'index.json');
    const { main, orgs } = JSON.parse(readFileSync(table, 'utf8')) as Index;
    const { origins, stop } = await startOrigins(portBase + parallelIndex * 10 + 4, {
      HELOC_DIST: path.relative(process.cwd(), dist),
    });
    const read = (file: string) => JSON.parse(readFileSync(path.join(out, main, `${file}.json`), 'utf8'));
    const bundle = read('bundle');
    const now = [FIRST, bundle.look.tokens['color-primary']] as const;
    const publishNext = async () => {
      const next = path.join(root, 'themes');
      mkdirSync(path.join(next, main), { recursive: true });
      [bundle.copy['register-v2/property'], bundle.look.tokens['color-primary']] = [
        { heading: NEXT[0] },
        NEXT[1],
      ];
      for (const [file, data] of Object.entries({ ...bundle, bundle, theme: read('theme') }))
        writeFileSync(path.join(next, main, `${file}.json`), JSON.stringify(data));
      const fresh = orgs.filter(({ code }) => code === main);
      const prerender = path.join(DIST, 'prerender/main.mjs');
      await publish({ next, out, ...indexOf(orgs), fresh, prerender });
    };
    await use({ origins, main, now, publishNext, table });
    stop();
    rmSync(root, { recursive: true, force: true });
  },
});

/** What a person sees: whether it is the loader's or React's, its words and its colours. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const hosts = [...document.querySelectorAll<HTMLElement>('heloc-application [data-heloc-mount]')];
    const host = hosts.find((each) => each.shadowRoot?.querySelector('h1')?.checkVisibility());
    const heading = host?.shadowRoot?.querySelector('h1');
    if (!host || !heading) return undefined;
    const color = getComputedStyle(heading).getPropertyValue('--heloc-color-primary').trim();
    return [host.dataset.helocMount === 'heloc-early' ? 'loader' : 'react', heading.textContent, color];
  });

/** Notes the words with the colours of every frame. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const look = () => {
      for (const host of document.querySelectorAll<HTMLElement>('heloc-application [data-heloc-mount]')) {
        const heading = host.shadowRoot?.querySelector('h1');
        if (heading?.checkVisibility())
          frames.add(
            `${heading.textContent} ${getComputedStyle(heading).getPropertyValue('--heloc-color-primary').trim()}`,
          );
      }
      requestAnimationFrame(look);
    };
    look();
  });
const framesOf = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);

async function open(page: Page, { origins, main }: Cdn, loader: 'own' | 'general' | `<${string}`) {
  const { cdn, api, lender } = origins;
  const src = loader === 'own' ? `${cdn}/heloc/v1/${main}/embed.js` : `${cdn}/heloc/v1/embed.js`;
  const tag = loader.startsWith('<') ? loader : `<script async src="${src}"></script>`;
  await servePage(page, origins, {
    head: tag.replace('<script', `<script data-api-base-url="${api}"`).replace('{NONCE}', NONCE),
    content: `<heloc-application ${loader === 'general' ? `org="${main}"` : ''}></heloc-application>`,
    loader: false,
  });
  await page.goto(lender + PATH);
}

/** The data does not come before the test lets it. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/bundle.json', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** What was drawn had the words and the colour of one version, in each frame. */
async function expectWhole(page: Page, { now }: Cdn): Promise<void> {
  const whole = [now, NEXT].map((version) => version.join(' '));
  expect((await framesOf(page)).filter((frame) => !whole.includes(frame))).toEqual([]);
}

test('a page has one version, whatever is published meanwhile; the former table brings the former one back', async ({
  page,
  cdn,
}) => {
  const { now, origins, main, table } = cdn;
  const former = readFileSync(table, 'utf8');
  const address = `${origins.cdn}/heloc/v1/${main}/embed.js`;
  const loader = await (await fetch(address)).text();
  await noteFrames(page);
  const release = await holdData(page);
  await open(page, cdn, 'own');
  await expect.poll(() => seen(page)).toEqual(['loader', ...now]);
  await cdn.publishNext();
  release();
  await expect.poll(() => seen(page)).toEqual(['react', ...now]);
  await expectWhole(page, cdn);
  // Whoever comes now.
  for (const kind of ['own', 'general'] as const) {
    await open(page, cdn, kind);
    await expect.poll(() => seen(page)).toEqual(['react', ...NEXT]);
    await expectWhole(page, cdn);
  }
  // A page that holds the loader of the former version, by its hash or in its cache.
  const held = address.replace('/embed.js', '/held/embed.js');
  await page.route(held, (route) => route.fulfill({ body: loader, contentType: 'text/javascript' }));
  await open(page, cdn, `<script async src="${held}"></script>`);
  await expect.poll(() => seen(page)).toEqual(['react', ...now]);
  writeFileSync(table, former);
  for (const kind of ['own', 'general'] as const) {
    await open(page, cdn, kind);
    await expect.poll(() => seen(page)).toEqual(['react', ...now]);
  }
});

test('the general loader takes the newest version whole', { tag: '@soak' }, async ({ page, cdn }) => {
  await noteFrames(page);
  const release = await holdData(page);
  await open(page, cdn, 'general');
  await expect.poll(() => seen(page)).toEqual(['loader', ...cdn.now]);
  await cdn.publishNext();
  release();
  await expect.poll(() => seen(page)).toEqual(['react', ...NEXT]);
  await expectWhole(page, cdn);
});
