import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestSandbox } from '#src/testing/builders.ts';
import { createCdn } from './cdn.ts';
import { ORIGINS } from './origins.ts';
import { withIntegrity, withOrigins } from './release.ts';

const root = mkdtempSync(path.join(tmpdir(), 'cdn-'));
const dist = path.join(root, 'dist');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const [OLD, NEW] = ['1111111111111111', '2222222222222222'];
const tableOf = (hash: string) =>
  JSON.stringify({
    main: 'LENDER_A',
    orgs: [{ code: 'LENDER_A', slug: 'a', aliases: [], hosts: [], hash, integrity: `sha256-${hash}` }],
  });
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
  ['dist/embed/own.js', `own('sha256-${sha256(SIGNER)}')`],
  ['dist/loaders/LENDER_A/older/embed.js', 'older'],
  ['dist/themes/index.json', tableOf(NEW)],
  [`dist/themes/LENDER_A/${OLD}/first.json`, '{"version":"1.2.2","tree":["old"]}'],
  [`dist/themes/LENDER_A/${OLD}/copy.json`, '"old words"'],
  [`dist/themes/LENDER_A/${NEW}/first.json`, '{"version":"1.2.3","tree":["new"]}'],
  [`dist/themes/LENDER_A/${NEW}/copy.json`, '"new words"'],
  ['dist/themes/LENDER_A/copy.json', '"new words"'],
  ['dist/themes/base/look.json', '{}'],
  ['dist/themes/files/0123456789abcdef.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['dist/themes/files/0123456789abcdef.woff2', 'font'],
  ['dist/themes/files/0123456789abcdef.png', 'picture'],
  ['dist/releases/1.2.2/embed/own.js', 'earlier()'],
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

test("an organisation's own loader has the step and the version that the table names; a pinned one never changes", async () => {
  const own = await cdn.request('/heloc/v1/LENDER_A/embed.js');
  expect(own.headers.get('cache-control')).toBe('no-cache');
  const text = await own.text();
  expect(text).toContain('"tree":["new"]');
  expect(text).toContain(`{"hash":"${NEW}","integrity":"sha256-${NEW}"}`);
  expect(text).toContain(`own('sha256-${sha256(withOrigins(SIGNER))}')`);
  const pinned = await cdn.request('/heloc/1.2.3/LENDER_A/older/embed.js');
  expect(pinned.headers.get('cache-control')).toContain('immutable');
  expect(await pinned.text()).toBe('older');
  for (const none of [
    '/heloc/v1/LENDER_B/embed.js',
    '/heloc/1.2.3/LENDER_A/none/embed.js',
    '/heloc/9.9.9/LENDER_A/embed.js',
  ])
    expect((await cdn.request(none)).status).toBe(404);
});

test('the own loaders of an earlier release are there with the newest themes, but for the step of another release', async () => {
  const text = await textAt('/heloc/1.2.2/LENDER_A/embed.js');
  expect(text).toContain('earlier()');
  expect(text).toContain('"step":null');
  expect(text).toContain(NEW);
});

test('what is published changes with the table, all of it at once, and goes back with the former one', async () => {
  const table = path.join(dist, 'themes/index.json');
  const served = async () => [
    await textAt('/themes/LENDER_A/copy.json'),
    /"tree":\["(\w+)"\]/.exec(await textAt('/heloc/v1/LENDER_A/embed.js'))?.[1],
  ];
  const released = path.join(dist, 'releases/1.2.2/embed/own.js');
  expect(readFileSync(released, 'utf8')).toBe('earlier()');
  expect(await served()).toEqual(['"new words"', 'new']);
  writeFileSync(table, tableOf(OLD));
  utimesSync(table, 1, 1);
  // The step is of another release than the channel's.
  expect(await served()).toEqual(['"old words"', undefined]);
  expect(await textAt('/heloc/1.2.2/LENDER_A/embed.js')).toContain('"tree":["old"]');
  writeFileSync(table, tableOf(NEW));
  utimesSync(table, 2, 2);
  expect(await served()).toEqual(['"new words"', 'new']);
  // A page that holds the other version has all of it.
  expect(await textAt(`/themes/LENDER_A/${OLD}/copy.json`)).toBe('"old words"');
});

test('what has a hash in its name is kept for a year, and the rest is asked for each time, with an ETag', async () => {
  const headers = async (url: string) => (await cdn.request(url)).headers;
  for (const url of [`/themes/LENDER_A/${OLD}/copy.json`, '/themes/files/0123456789abcdef.svg'])
    expect((await headers(url)).get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const url of ['/themes/index.json', '/themes/LENDER_A/copy.json', '/themes/base/look.json']) {
    const answer = await headers(url);
    expect(answer.get('cache-control')).toBe('no-cache');
    const etag = answer.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await cdn.request(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
});

test('assets are what they say they are, for every origin, without credentials; a drawing can do nothing', async () => {
  for (const [file, type] of [
    ['svg', 'image/svg+xml'],
    ['png', 'image/png'],
    ['woff2', 'font/woff2'],
  ]) {
    const { headers } = await cdn.request(`/themes/files/0123456789abcdef.${file}`, {
      headers: { origin: 'https://lender.example' },
    });
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const policy = "default-src 'none'; style-src 'none'; sandbox";
    expect(headers.get('content-security-policy')).toBe(file === 'svg' ? policy : null);
  }
});
