// Builds the hosts into dist/e2e/hosts/<name>/, all at once. Run by .ci/hosts.mjs, which installs what they need.
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { build as viteBuild } from 'vite';
import webpack from 'webpack';
import rspackConfig from './rspack/rspack.config.mjs';
import webpackConfig from './webpack/webpack.config.mjs';

const here = import.meta.dirname;
const dist = path.resolve(here, '../../dist/e2e/hosts');
const require = createRequire(import.meta.url);

/** Another React under the usual name. */
const REACT_18 = {
  react: path.dirname(require.resolve('react-18')),
  'react-dom': path.dirname(require.resolve('react-dom-18')),
};

const site = await readFile(path.join(here, 'support/site.html'), 'utf8');
const withSite = (html) => html.replace('<body>\n', (body) => body + site);

const vite = (name, { folder = name, alias = {}, plugins = [] } = {}) =>
  viteBuild({
    root: path.join(here, folder),
    logLevel: 'error',
    resolve: { alias },
    plugins,
    build: { outDir: path.join(dist, name), emptyOutDir: true, reportCompressedSize: false },
  });

/** webpack's interface, which is rspack's too. */
async function pack(compilerOf, config, name, alias = {}) {
  const compiler = compilerOf({
    ...config,
    context: path.join(here, name),
    output: { ...config.output, path: path.join(dist, name), clean: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias },
    optimization: { minimize: false },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(`${name}: ${stats.toString('errors-only')}`);
  await cp(path.join(here, 'support/index.html'), path.join(dist, name, 'index.html'));
}

/** Files as they are. */
async function copy(name, files) {
  const folder = path.join(dist, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of files) await cp(path.resolve(here, name, file), path.join(folder, path.basename(file)));
  const page = path.join(folder, 'index.html');
  await writeFile(page, withSite(await readFile(page, 'utf8')));
}

/** By the builder that `ng build` runs. */
async function angular() {
  const { Architect } = require('@angular-devkit/architect');
  const { WorkspaceNodeModulesArchitectHost } = require('@angular-devkit/architect/node');
  const { logging, schema, workspaces } = require('@angular-devkit/core');
  const { NodeJsSyncHost } = require('@angular-devkit/core/node');
  const root = path.join(here, 'angular');
  const registry = new schema.CoreSchemaRegistry();
  registry.addPostTransform(schema.transforms.addUndefinedDefaults);
  const { workspace } = await workspaces.readWorkspace(
    root,
    workspaces.createWorkspaceHost(new NodeJsSyncHost()),
  );
  const architect = new Architect(new WorkspaceNodeModulesArchitectHost(workspace, root), registry);
  const logger = new logging.Logger('');
  logger.subscribe(({ level, message }) => /warn|error|fatal/.test(level) && console.error(message));
  const run = await architect.scheduleTarget({ project: 'site', target: 'build' }, {}, { logger });
  const { success, error } = await run.result;
  await run.stop();
  if (!success) throw new Error(`angular: ${error ?? 'does not build'}`);
}

const BUILDS = {
  angular,
  'react-19': () => vite('react-19', { folder: 'react' }),
  'react-18': () => vite('react-18', { folder: 'react', alias: REACT_18 }),
  vue: () => vite('vue'),
  svelte: () => vite('svelte'),
  'single-spa': () => vite('single-spa', { plugins: [{ name: 'site', transformIndexHtml: withSite }] }),
  'vite-federation': () => vite('vite-federation'),
  webpack: () => pack(webpack, webpackConfig, 'webpack', REACT_18),
  rspack: () => pack(rspack, rspackConfig, 'rspack'),
  plain: () => copy('plain', ['index.html', 'main.js', '../support/site.js']),
  systemjs: () =>
    copy('systemjs', [
      'index.html',
      'root.js',
      'main.js',
      '../support/site.js',
      '../node_modules/systemjs/dist/system.min.js',
      '../node_modules/single-spa/lib/es2015/system/single-spa.min.js',
    ]),
};

/** By its own compiler where a framework has one; Angular's build checks its own. */
const TYPES = {
  'types of the scripts': ['../../node_modules/typescript/bin/tsc', '-p', '.'],
  'types on React 18': ['../../node_modules/typescript/bin/tsc', '-p', 'react/tsconfig.18.json'],
  'types of Vue': ['node_modules/vue-tsc/bin/vue-tsc.js', '--noEmit', '-p', 'vue'],
  'types of Svelte': [
    'node_modules/svelte-check/bin/svelte-check',
    '--workspace',
    'svelte',
    '--tsconfig',
    './tsconfig.json',
    '--fail-on-warnings',
  ],
};
const checks = Object.entries(TYPES).map(([name, command]) => [
  name,
  () =>
    promisify(execFile)(process.execPath, command, { cwd: here }).catch(({ stdout, stderr }) => {
      throw new Error(`${name}:\n${stdout}${stderr}`);
    }),
]);

const asked = process.argv.slice(2);
const outcomes = await Promise.allSettled(
  [...Object.entries(BUILDS), ...checks]
    .filter(([name]) => asked.length === 0 || asked.includes(name))
    .map(async ([name, work]) => {
      const started = performance.now();
      await work();
      console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }),
);
for (const { reason } of outcomes) {
  if (!reason) continue;
  console.error(reason.message);
  process.exitCode = 1;
}
