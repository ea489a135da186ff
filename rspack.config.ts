import path from 'node:path';
import { type Configuration, DefinePlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { ShippedPackages } from './.ci/bill/ShippedPackages.ts';
import { WriteBill } from './.ci/bill/WriteBill.ts';
import { base, type Mode } from './.ci/rspack/base.ts';
import { federate, federationAlias } from './.ci/rspack/federation.ts';
import { ListFiles } from './.ci/rspack/ListFiles.ts';
import { optimization } from './.ci/rspack/optimization.ts';
import { EmitOwnScripts, ownScripts } from './.ci/rspack/ownScripts.ts';
import { RecordRelease, releases } from './.ci/rspack/RecordRelease.ts';
import { dist, origins, root, sandboxApi, version } from './.ci/rspack/release.ts';
import { sha256 } from './.ci/rspack/sha256.ts';
import { WriteLate } from './.ci/rspack/WriteLate.ts';
import { REMOTES, type RemoteName } from './src/domain/remotes.js';

/** The PDF worker is no chunk, so its integrity is known only to the code that starts it. */
const PDF_WORKER = path.join(root, 'node_modules/pdfjs-dist/build/pdf.worker.min.mjs');

/** Folders of the packages that are part of what is shipped. */
const shipped = new Set<string>();

const define = (values: Record<string, unknown>) =>
  new DefinePlugin(
    Object.fromEntries(
      Object.entries({ __HELOC_VERSION__: version, ...values }).map(([name, value]) => [
        name,
        JSON.stringify(value) ?? 'undefined',
      ]),
    ),
  );

function remote(name: RemoteName, mode: Mode): Configuration {
  const production = mode === 'production';
  const common = base(name, mode, 'web');
  return {
    ...common,
    entry: {},
    output: {
      path: path.join(dist, name),
      clean: true,
      // Two releases on a page keep their chunks apart: each has modules of its own under the same numbers.
      uniqueName: `heloc_${name}@${version}`,
      publicPath: 'auto',
      // Marks a module that threw for want of a shared library, for `retryChunks` to have it run again.
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      filename: '[name].js',
      chunkFilename: production ? '[contenthash:6].js' : '[name].js',
      assetModuleFilename: '[contenthash:8][ext]',
    },
    resolve: { ...common.resolve, alias: federationAlias },
    optimization,
    plugins: [
      federate(name),
      define({
        __HELOC_PRODUCTION__: production,
        __HELOC_ORIGINS__: origins,
        __HELOC_PDF_WORKER_INTEGRITY__: `sha256-${sha256(PDF_WORKER)}`,
        __HELOC_SCRIPTS__: ownScripts,
        __HELOC_SANDBOX_API_ORIGIN__: sandboxApi,
      }),
      new EmitOwnScripts(shipped),
      ...(production ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })] : []),
      new RecordRelease(name, { hashed: production }),
      new ShippedPackages(shipped),
      new ListFiles(name),
    ],
  };
}

function page(name: string, entry: string, out: string, mode: Mode): Configuration {
  return {
    ...base(name, mode, 'web'),
    entry: { [name]: entry },
    output: {
      path: path.join(dist, out),
      filename: '[name].js',
      chunkFilename: '[contenthash:8].js',
      publicPath: 'auto',
    },
    plugins: [define({})],
  };
}

/** The loader, built after everything whose integrity it names. */
function loader(mode: Mode, before: readonly string[]): Configuration {
  const production = mode === 'production';
  return {
    ...page('embed', './remotes/embed.ts', 'embed', mode),
    dependencies: [...before],
    devtool: false,
    plugins: [
      define({ __HELOC_PRODUCTION__: production }),
      new WriteLate('embed.js', '__HELOC_RELEASES__', () => releases),
      new ShippedPackages(shipped),
      ...(production ? [new WriteBill(shipped, dist)] : []),
    ],
  };
}

/** A Node program; what is a dependency stays outside the bundle unless it is to be `whole`. */
function program(
  name: string,
  entry: object,
  out: string,
  mode: Mode,
  { whole = false } = {},
): Configuration {
  return {
    ...base(name, mode, 'node20'),
    entry,
    output: {
      path: path.join(dist, out),
      filename: '[name].mjs',
      chunkFilename: '[id].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    externalsType: 'module-import',
    externals: [
      ({ request = '' }, done) =>
        !whole && /^[a-z@]/.test(request) && !path.isAbsolute(request) ? done(undefined, request) : done(),
    ],
    optimization: { minimize: false },
    plugins: [define({})],
  } as Configuration;
}

export default (env: { only?: string } = {}, argv: { mode?: Mode } = {}): Configuration[] => {
  const mode = argv.mode ?? 'production';
  const only = env.only?.split(',');
  const wanted = ({ name }: { name?: string }) => !only || only.includes(name as string);
  const known = REMOTES.filter((name) => wanted({ name }));
  return [
    ...REMOTES.map((each) => remote(each, mode)),
    loader(mode, known),
    // Hosts: the demo's pages, and its four origins with the sandbox.
    page('dashboard', './host-demo/dashboard/main.ts', 'host-demo/dashboard', mode),
    page('console', './host-demo/console/main.ts', 'host-demo/console', mode),
    program('server', { server: './host-demo/server/main.ts' }, 'host-demo/server', mode),
    // Tools: the bench's floor, its ways through pages, and what renders the first step of each organisation once the
    // themes are written (whole, so that the build's React is in it).
    page('floor', './e2e/bench/floor/index.tsx', 'e2e/floor', mode),
    page('bare', './e2e/bench/bare/index.tsx', 'e2e/bare', mode),
    program('bench', { journeys: './e2e/bench/journeys.ts' }, 'e2e/bench', mode),
    program('prerender', { main: './remotes/borrower/prerender/main.ts' }, 'prerender', mode, {
      whole: true,
    }),
  ].filter(wanted);
};
