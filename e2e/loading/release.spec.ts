import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { REMOTES } from '#src/domain/remotes.js';
import { guide, headersOf, NONCE } from '../support/embeddingGuide.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';

interface Script {
  path: string;
  integrity: string;
  bytes: { raw: number; gz: number; br: number };
}
interface ReleaseFile {
  version: string;
  loader: Script & { channel: string; tag: string };
  entries: Record<string, Script>;
  packages: Record<string, { file: string; integrity: string; bytes: number }>;
  billOfMaterials: string;
  licences: string;
  preload: string[];
  link: string;
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const dist = process.env.HELOC_DIST ?? 'dist';

/** As the CDN has it, for the addresses at which it is served. */
const releaseOf = async ({ cdn }: Origins) =>
  (await (await fetch(`${cdn}/heloc/${version}/release.json`)).json()) as ReleaseFile;
const hash = (content: Uint8Array, algorithm: string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

test('the release file names the integrity of everything that is served and installed', async ({
  origins,
}) => {
  const release = await releaseOf(origins);
  expect(release.version).toBe(version);
  expect(Object.keys(release.entries)).toEqual(REMOTES);
  for (const { path, integrity, bytes } of [release.loader, ...Object.values(release.entries)]) {
    const answer = await fetch(origins.cdn + path);
    expect(hash(new Uint8Array(await answer.arrayBuffer()), 'sha256')).toBe(integrity);
    expect(bytes.br).toBeLessThan(bytes.gz);
    expect(bytes.gz).toBeLessThan(bytes.raw);
  }
  for (const { file, integrity, bytes } of Object.values(release.packages)) {
    const content = readFileSync(`${dist}/${file}`);
    expect(hash(content, 'sha512')).toBe(integrity);
    expect(content.length).toBe(bytes);
  }
  for (const file of [release.billOfMaterials, release.licences])
    expect(readFileSync(`${dist}/${file}`)).toBeTruthy();
  const pinned = release.loader.path;
  expect(release.loader.tag).toContain(
    `src="${origins.cdn}${pinned}" integrity="${release.loader.integrity}" crossorigin="anonymous" nonce="{NONCE}"`,
  );
  expect((await fetch(origins.cdn + pinned)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(origins.cdn + release.loader.channel)).headers.get('cache-control')).toBe('no-cache');
});

/** A page of its own origin: a route of the test's would turn the browser's cache off. */
async function servePage(port: number, body: string, headers: Record<string, string>) {
  const server = createServer((request, answer) => {
    const isPage = request.url?.startsWith('/loans');
    answer.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html; charset=utf-8', ...headers });
    answer.end(isPage ? body : undefined);
  });
  server.listen(port);
  await once(server, 'listening');
  return { url: `http://localhost:${port}/loans`, stop: () => server.close() };
}

test.describe('the first step', () => {
  test.use({
    tolerated: { 'the API answers the demo only': /blocked by CORS policy|^Failed to load resource/ },
  });

  for (const source of ['lines', 'header'] as const) {
    test(`has everything once with the ${source} of the release file`, async ({ page, origins }) => {
      const { preload, link, loader } = await releaseOf(origins);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (/preload|integrity|security policy/i.test(message.text())) warnings.push(message.text());
      });
      const filled = (text: string) => text.replaceAll('{ORG}', 'OAKLINE').replaceAll('{NONCE}', NONCE);
      const { url, stop } = await servePage(
        Number(new URL(origins.api).port) + 6,
        `<!doctype html><html lang="en"><title>Host</title>
          ${guide('trusted-types.html', origins)}
          ${source === 'lines' ? filled(preload.join('\n')) : ''}${filled(loader.tag)}
          <heloc-application org="OAKLINE" base-path="/loans"></heloc-application>`,
        { ...headersOf('policy-strict.http', origins), ...(source === 'header' && { link: filled(link) }) },
      );
      try {
        await page.goto(url);
        await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
        const fetched = await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ transferSize }) => transferSize > 0)
            .map(({ name }) => name),
        );
        for (const line of preload) {
          const [, href] = /href="([^"]+)"/.exec(filled(line)) ?? [];
          expect(fetched.filter((name) => name === href)).toHaveLength(1);
        }
        expect(warnings).toEqual([]);
      } finally {
        stop();
      }
    });
  }
});

test('no script of a release names an organisation', () => {
  const { orgs } = JSON.parse(readFileSync(`${dist}/themes/index.json`, 'utf8')) as {
    orgs: { code: string; slug: string; name: string; supportPhone: string; hosts: string[] }[];
  };
  const names = orgs.flatMap(({ code, slug, name, supportPhone, hosts }) => [
    code,
    slug,
    name,
    supportPhone,
    ...hosts,
  ]);
  const pattern = new RegExp(
    `(?<![\\w-])(${names.map((name) => name.replace(/[.()+]/g, '\\$&')).join('|')})(?![\\w-])`,
    'gi',
  );
  const files = ['embed', ...REMOTES]
    .flatMap((folder) => readdirSync(`${dist}/${folder}`).map((file) => `${dist}/${folder}/${file}`))
    .filter((file) => file.endsWith('.js'));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([name]) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
