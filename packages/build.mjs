// Builds what hosts install: `dist/packages/<name>/` and, packed, `dist/packages/heloc-<name>.tgz`. After the rest: a
// package names the loader of its own release with its integrity.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import { describeTypes, readTypes } from './api/describe.mjs';
import { describeElement, describeManifest } from './api/elements.mjs';
import { PACKAGES } from './list.mjs';
import { bundleTypes, emitTypes, offerTypes } from './types.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.env.HELOC_DIST ?? 'dist');
const out = path.join(dist, 'packages');
const emitted = path.join(out, '.types');
const product = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const scoped = (name) => `@heloc/${name}`;
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const integrity = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
const [assets] = process.env.HELOC_ASSET_ORIGINS?.split(/[\s,]+/) ?? [];
const define = {
  __HELOC_OWN__: 'undefined',
  __HELOC_VERSION__: JSON.stringify(product.version),
  __HELOC_LOADER_INTEGRITY__: JSON.stringify(integrity(path.join(dist, 'embed/embed.js'))),
  __HELOC_ASSETS__: JSON.stringify(assets ? new URL(assets).origin : ''),
};

/** What other packages are at run time: themselves, wherever a source imports them. */
const asPackages = {
  name: 'packages',
  setup(build) {
    build.onResolve({ filter: /^#packages\/[\w-]+\/index\.tsx?$/ }, ({ path: request }) => ({
      path: scoped(request.split('/')[1]),
      external: true,
    }));
  },
};

/** The name of an entry's files, without their ending. */
const fileOf = (entry) => (entry === '.' ? 'index' : entry.slice(2));

async function buildScripts({ name, entries, banner = '' }, folder) {
  for (const [format, ending] of [
    ['esm', 'js'],
    ['cjs', 'cjs'],
  ]) {
    await esbuild.build({
      absWorkingDir: root,
      entryPoints: Object.fromEntries(
        Object.entries(entries).map(([entry, source]) => [fileOf(entry), `packages/${name}/${source}`]),
      ),
      outdir: folder,
      outExtension: { '.js': `.${ending}` },
      format,
      bundle: true,
      minify: true,
      target: 'es2022',
      platform: 'neutral',
      jsx: 'automatic',
      packages: 'external',
      plugins: [asPackages],
      banner: { js: banner },
      define,
      logLevel: 'warning',
    });
  }
}

/** Every entry's types twice: a host's compiler reads the one that its own kind of module asks for. */
function writeTypes({ name, entries, bundled = [] }, folder) {
  for (const [entry, source] of Object.entries(entries)) {
    const file = `packages/${name}/${source}`.replace(/\.tsx?$/, '.d.ts');
    const types =
      entry === '.' || bundled.includes(entry)
        ? bundleTypes(emitted, file, `${name}-${fileOf(entry)}`)
        : readFileSync(path.join(emitted, file), 'utf8').replaceAll(`'${scoped(name)}'`, "'./index.js'");
    writeFileSync(path.join(folder, `${fileOf(entry)}.d.ts`), types);
    writeFileSync(
      path.join(folder, `${fileOf(entry)}.d.cts`),
      types.replaceAll("'./index.js'", "'./index.cjs'"),
    );
  }
}

function manifest({ name, description, entries, dependencies = [], peers = {}, optional = [], fields = {} }) {
  const { version, license, engines } = product;
  const conditions = (file) => ({
    import: { types: `./${file}.d.ts`, default: `./${file}.js` },
    require: { types: `./${file}.d.cts`, default: `./${file}.cjs` },
  });
  return {
    name: scoped(name),
    version,
    description,
    license,
    engines,
    type: 'module',
    sideEffects: false,
    ...fields,
    main: './index.cjs',
    module: './index.js',
    types: './index.d.ts',
    exports: {
      ...Object.fromEntries(Object.keys(entries).map((entry) => [entry, conditions(fileOf(entry))])),
      ...(fields.customElements ? { [`./${fields.customElements}`]: `./${fields.customElements}` } : {}),
      './package.json': './package.json',
    },
    ...(dependencies.length > 0
      ? { dependencies: Object.fromEntries(dependencies.map((other) => [scoped(other), version])) }
      : {}),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(optional.map((peer) => [peer, { optional: true }])),
  };
}

/** What a page gets is the module, through its bundler. */
function holdLimits({ name, limits = {} }, folder) {
  for (const [entry, limit] of Object.entries(limits)) {
    const file = `${fileOf(entry)}.js`;
    const size = gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
    if (size > limit)
      throw new Error(`${scoped(name)}: ${file} has ${size} bytes gzipped, ${limit} are allowed`);
  }
}

function pack({ name }, folder) {
  const { status, stderr } = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['pack', '--ignore-scripts', '--pack-destination', out],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(stderr);
  renameSync(path.join(out, `heloc-${name}-${product.version}.tgz`), path.join(out, `heloc-${name}.tgz`));
}

rmSync(out, { recursive: true, force: true });
emitTypes(emitted);
for (const each of PACKAGES) {
  const folder = path.join(out, each.name);
  mkdirSync(folder, { recursive: true });
  await buildScripts(each, folder);
  writeTypes(each, folder);
  writeJson(path.join(folder, 'package.json'), manifest(each));
  const readme = path.join(root, 'packages', each.name, 'README.md');
  if (existsSync(readme)) cpSync(readme, path.join(folder, 'README.md'));
  holdLimits(each, folder);
  offerTypes(emitted, each.name, folder);
}
const types = readTypes(
  Object.fromEntries(
    PACKAGES.flatMap(({ name, entries }) =>
      Object.keys(entries).map((entry) => [
        path.posix.join(scoped(name), entry),
        path.join(emitted, 'node_modules', scoped(name), `${fileOf(entry)}.d.ts`),
      ]),
    ),
  ),
);
const element = describeElement(types);
writeJson(path.join(out, 'embed/custom-elements.json'), element);
writeJson(path.join(out, 'api.json'), { ...describeManifest(element), ...describeTypes(types) });
for (const each of PACKAGES) pack(each, path.join(out, each.name));
