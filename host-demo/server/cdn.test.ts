import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestSandbox } from '#src/testing/builders.ts';
import { createCdn } from './cdn.ts';
import { ORIGINS } from './origins.ts';
import { withIntegrity } from './release.ts';

const root = mkdtempSync(path.join(tmpdir(), 'cdn-'));
const dist = path.join(root, 'dist');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const OWN = `own('sha256-${sha256('origins(["__API__"],["__CDN__"])')}')`;
const SIGNER = 'origins(["__API__"],["__CDN__"])';
for (const [file, text] of [
  ['private.txt', 'not for everybody'],
  ['dist/host-demo/server.mjs', 'not for everybody'],
  ['dist/borrower/remoteEntry.js', 'entry'],
  ['dist/borrower/chunk.js', 'chunk'],
  ['dist/banners.json', '[{"uuid":"a"}]'],
  ['dist/licenses.txt', 'licences'],
  ['dist/sbom.json', '{}'],
  ['dist/signer/remoteEntry.js', SIGNER],
  ['dist/embed/embed.js', `load('sha256-${sha256(SIGNER)}')`],
  ['dist/loaders/LENDER_A/abc/embed.js', OWN],
  ['dist/loaders/LENDER_A/older/embed.js', 'older'],
  [
    'dist/loaders.json',
    JSON.stringify({
      loaders: {
        LENDER_A: { path: '/heloc/1.2.3/LENDER_A/abc/embed.js', integrity: `sha256-${sha256(OWN)}` },
      },
    }),
  ],
  ['dist/themes/index.json', '{"orgs":[]}'],
  ['dist/themes/A/assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['dist/releases/1.2.2/embed/embed.js', 'earlier loader'],
  ['dist/releases/1.2.2/ahead/remoteEntry.js', 'earlier entry'],
  ['dist/releases/1.2.2/release.json', `"sha256-${sha256('earlier loader')}"`],
] as const) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const version = '1.2.3';
const cdn = createCdn(dist, { version });

test('a remote is served, only its named version for ever', async () => {
  const cache = async (url: string) => (await cdn.request(url)).headers.get('cache-control');
  expect(await (await cdn.request('/heloc/v1/borrower/remoteEntry.js')).text()).toBe('entry');
  expect(await cache('/heloc/v1/borrower/remoteEntry.js')).toBe('no-cache');
  expect(await cache('/heloc/1.2.3/borrower/chunk.js')).toContain('immutable');
});

test('an entry is served with the origins of the release, and the loader has the integrity of what is served', async () => {
  const entry = await (await cdn.request('/heloc/1.2.3/signer/remoteEntry.js')).text();
  expect(entry).toBe(`origins(["${ORIGINS.api}"],["${ORIGINS.cdn}"])`);
  const loader = await (await cdn.request('/heloc/v1/embed.js')).text();
  expect(loader).toBe(`load('sha256-${sha256(entry)}')`);
});

test('the loader is there by channel and, for ever, by release; a host that pins it names the integrity of what is served', async () => {
  const channel = await cdn.request('/heloc/v1/embed.js');
  const pinned = await cdn.request('/heloc/1.2.3/embed.js');
  expect(channel.headers.get('cache-control')).toBe('no-cache');
  expect(pinned.headers.get('cache-control')).toContain('immutable');
  const loader = await pinned.text();
  expect(loader).toBe(await channel.text());
  const host = `pin('sha256-${sha256(readFileSync(path.join(dist, 'embed/embed.js'), 'utf8'))}')`;
  expect(withIntegrity(host, dist)).toBe(`pin('sha256-${sha256(loader)}')`);
});

test('the licences go with a release, the bill of materials does not', async () => {
  expect(await (await cdn.request('/heloc/1.2.3/licenses.txt')).text()).toBe('licences');
  expect((await cdn.request('/heloc/1.2.3/sbom.json')).status).toBe(404);
});

test('in development nothing is kept: what is rebuilt has the name that it had', async () => {
  const dev = createCdn(dist, { version, isDev: true });
  const { headers } = await dev.request('/heloc/1.2.3/borrower/chunk.js');
  expect(headers.get('cache-control')).toBe('no-cache');
});

const textAt = async (url: string, from = cdn) => (await from.request(url)).text();

test('an earlier release is there with all that it had', async () => {
  expect(await textAt('/heloc/1.2.2/embed.js')).toBe('earlier loader');
  expect(await textAt('/heloc/1.2.2/ahead/remoteEntry.js')).toBe('earlier entry');
  expect(await textAt('/heloc/1.2.2/release.json')).toContain(sha256('earlier loader'));
});

test.each(['embed.js', 'borrower/remoteEntry.js', 'release.json', 'licenses.txt'])(
  'a release that does not exist has no %s',
  async (file) => {
    for (const other of ['1.2.4', '9.9.9', 'v2', 'releases', '..%2fdist'])
      expect((await cdn.request(`/heloc/${other}/${file}`)).status).toBe(404);
  },
);

test('the channel can go back to an earlier release, and to no other', async () => {
  const back = createCdn(dist, { version, channel: '1.2.2' });
  expect(await textAt('/heloc/v1/embed.js', back)).toBe('earlier loader');
  expect(await textAt('/heloc/1.2.3/borrower/remoteEntry.js', back)).toBe('entry');
  expect(() => createCdn(dist, { version, channel: '1.2.1' })).toThrow('there are 1.2.2, 1.2.3');
});

test.each([
  '/heloc/v1/..%2f/private.txt',
  '/heloc/v1/..%2fdist%2f../private.txt',
  '/heloc/v1/borrower/..%2f..%2fprivate.txt',
  '/themes/..%2f..%2fprivate.txt',
  '/heloc/v1/host-demo/server.mjs',
])('nothing but the remotes and themes is served: %s', async (url) => {
  expect((await cdn.request(url)).status).toBe(404);
});

test('announcements are those of the file, or what is set in their place, and never cached', async () => {
  const answer = await cdn.request('/banners.json');
  expect(await answer.json()).toEqual([{ uuid: 'a' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const sandbox = await createTestSandbox();
  const { bannersOver } = sandbox.settings;
  const served = async () =>
    (await createCdn(dist, { version, bannersOver }).request('/banners.json')).json();
  const set = (body: object) => sandbox.control('PUT', '/banners', body);
  await set({ items: [{ uuid: 'b', colour: 'red' }] });
  expect(await served()).toEqual([{ uuid: 'b', colour: 'red' }]);
  await set({ items: [{ uuid: 'c' }], org: 'QUILLMERE_BANK' });
  expect(await served()).toEqual([
    { uuid: 'b', colour: 'red' },
    { uuid: 'c', orgs: ['QUILLMERE_BANK'] },
  ]);
  await set({ items: null });
  await set({ items: null, org: 'QUILLMERE_BANK' });
  expect(await served()).toEqual([{ uuid: 'a' }]);
  await set({ items: [] });
  expect(await served()).toEqual([]);
  await sandbox.control('POST', '/reset');
  expect(await served()).toEqual([{ uuid: 'a' }]);
  await expect(set({})).rejects.toThrow('items');
  sandbox.close();
});
