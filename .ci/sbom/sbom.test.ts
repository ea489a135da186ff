import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { packageFolder } from './ShippedPackages.ts';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function write(root: string, files: Record<string, string | object>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const INTEGRITY = `sha512-${createHash('sha512').digest('base64')}`;
const REFERRED = ['spdx', 'jsf-0.82'];

const manifest = (name: string, license?: unknown) => ({
  name,
  version: '1.0.0',
  license,
  sideEffects: false,
});

/** A product with packages of which it uses some: one inside another one, one as a file, one not at all. */
function product(changes: Record<string, string | object> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  const lock = { 'node_modules/used': { integrity: INTEGRITY }, 'node_modules/inner': { dev: true } };
  write(root, {
    'package.json': { name: 'product', version: '2.0.0' },
    'package-lock.json': { packages: { ...lock, 'node_modules/used/node_modules/inner': {} } },
    'index.js':
      "import used from 'used'; import { idle } from 'idle'; console.log(used(), new URL('@a/file/x.txt', import.meta.url).href);",
    'node_modules/used/package.json': manifest('used', 'MIT'),
    'node_modules/used/LICENSE.md': 'Used: do as you like',
    'node_modules/used/index.js': "import inner from 'inner'; export default () => inner() + location.href;",
    'node_modules/used/node_modules/inner/package.json': manifest('inner', 'ISC'),
    'node_modules/used/node_modules/inner/index.js': 'export default () => document.title;',
    'node_modules/idle/package.json': manifest('idle', 'MIT'),
    'node_modules/idle/index.js': 'export const idle = 1;',
    'node_modules/@a/file/package.json': { ...manifest('@a/file', 'Apache-2.0'), author: { name: 'Ada' } },
    'node_modules/@a/file/x.txt': 'text',
    ...changes,
  });
  return root;
}

/** The tools with which a product is built, as rspack reads its own configuration: it runs in no other way in Jest. */
const CONFIG = `
import { ShippedPackages } from '${import.meta.dirname}/ShippedPackages.ts';
import { WriteSbom } from '${import.meta.dirname}/WriteSbom.ts';
const folders = new Set();
export default {
  context: import.meta.dirname,
  entry: './index.js',
  output: { path: import.meta.dirname + '/dist' },
  module: { rules: [{ test: /\\.txt$/, type: 'asset/resource' }] },
  plugins: [new ShippedPackages(folders), new WriteSbom(folders, import.meta.dirname + '/dist', VENDORS)],
};`;

/** Builds a product. @returns the build's output if it failed, else '' */
function build(root: string, vendors = '[]'): string {
  write(root, { 'rspack.config.ts': CONFIG.replace('VENDORS', vendors) });
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/rspack',
    ['build', '--mode', 'production', '--config', path.join(root, 'rspack.config.ts')],
    { encoding: 'utf8' },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** What is wrong with a list, as CycloneDX. */
function validated(list: unknown): unknown {
  const schemas = path.resolve('node_modules/@cyclonedx/cyclonedx-library/res/schema');
  const schema = (name: string) => {
    const file = `${name}.SNAPSHOT.schema.json`;
    // By the name under which the others refer to it.
    return { ...json(path.join(schemas, file)), $id: file };
  };
  // Nothing of the list has a format that ajv would need help with.
  const ajv = new Ajv({ strict: false, validateFormats: false, schemas: REFERRED.map(schema) });
  const validate = ajv.compile(schema('bom-1.6'));
  return validate(list) ? [] : validate.errors;
}

test('both lists name what is in a bundle, and nothing else', () => {
  const root = product();
  expect(build(root)).toBe('');
  const { components, metadata } = json(path.join(root, 'dist/sbom.json'));
  expect(metadata.component).toMatchObject({ name: 'product', version: '2.0.0' });
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual([
    'pkg:npm/%40a/file@1.0.0',
    'pkg:npm/inner@1.0.0',
    'pkg:npm/used@1.0.0',
  ]);
  const licences = readFileSync(path.join(root, 'dist/licenses.txt'), 'utf8');
  expect(licences.match(/^\S+ \S+ \(\S+\)$/gm)).toEqual([
    '@a/file 1.0.0 (Apache-2.0)',
    'inner 1.0.0 (ISC)',
    'used 1.0.0 (MIT)',
  ]);
  expect(licences).toContain('Used: do as you like');
  expect(licences).toContain('By Ada');
});

test('what a package has bundled with itself is a part of it', () => {
  const root = product({
    'node_modules/used/index.js':
      "import inner from './dist/node_modules/copied/index.js'; export default () => inner() + location.href;",
    'node_modules/used/dist/node_modules/copied/index.js': 'export default () => document.title;',
  });
  expect(build(root)).toBe('');
  const { components } = json(path.join(root, 'dist/sbom.json'));
  expect(components.map(({ name }: { name: string }) => name)).toEqual(['file', 'used']);
});

test('the same packages give the same list, which is CycloneDX', () => {
  const roots = [product(), product()];
  for (const root of roots) build(root);
  const [one, other] = roots.map((root) => readFileSync(path.join(root, 'dist/sbom.json'), 'utf8'));
  expect(one).toBe(other);
  expect(validated(JSON.parse(one as string))).toEqual([]);
  expect(validated({ ...JSON.parse(one as string), components: [{ name: 'untyped' }] })).not.toEqual([]);
});

test.each([
  ['GPL-3.0-only', 'its licence is GPL-3.0-only'],
  [undefined, 'its licence is not stated'],
  [{ type: 'MIT' }, 'its licence is not stated'],
])('a licence that nobody has agreed to fails the build: %j', (license, why) => {
  const root = product({ 'node_modules/used/package.json': manifest('used', license) });
  expect(build(root)).toContain(`used@1.0.0 is in a bundle, but ${why}`);
});

/** As one of the chat's vendors has it. */
const CONTRACTED = {
  'index.js': "import { talk } from 'stream-chat'; console.log(talk());",
  'node_modules/stream-chat/package.json': manifest('stream-chat', 'SEE LICENSE IN LICENSE'),
  'node_modules/stream-chat/LICENSE': 'For customers',
  'node_modules/stream-chat/index.js': 'export const talk = () => document.title;',
};

test('a licence of a vendor fails the build, unless the release has a contract with them', () => {
  expect(build(product(CONTRACTED))).toContain('its licence asks for a contract');
  const root = product(CONTRACTED);
  expect(build(root, "['stream']")).toBe('');
  expect(readFileSync(path.join(root, 'dist/licenses.txt'), 'utf8')).toContain('For customers');
  const { components } = json(path.join(root, 'dist/sbom.json'));
  expect(components[0].licenses).toEqual([{ license: { name: expect.stringContaining('Stream.io') } }]);
  expect(validated(json(path.join(root, 'dist/sbom.json')))).toEqual([]);
});

test('a development dependency in a bundle fails the build', () => {
  const root = product({ 'package-lock.json': { packages: { 'node_modules/used': { dev: true } } } });
  expect(build(root)).toContain('used@1.0.0 is in a bundle, but it is installed');
});

test.each([
  ['/p/node_modules/a/dist/x.js', '/p/node_modules/a'],
  ['/p/node_modules/a/node_modules/@b/c/x.js', '/p/node_modules/a/node_modules/@b/c'],
  ['/p/src/x.js', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});
