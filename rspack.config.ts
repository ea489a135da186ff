import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  type Compiler,
  type Configuration,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  type RspackPluginInstance,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
  sources,
} from '@rspack/core';
import { buildSync } from 'esbuild';
import { packageFolder, ShippedPackages } from './.ci/bill/ShippedPackages.ts';
import { WriteBill } from './.ci/bill/WriteBill.ts';

const root = process.cwd();
const dist = path.join(root, process.env.HELOC_DIST ?? 'dist');
const { version, dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** Origins that the release may speak to. Without the two variables whoever serves it fills them in, as the demo's CDN does. */
const listed = (variable: string | undefined, placeholder: string) =>
  variable?.split(/[\s,]+/).map((url) => new URL(url).origin) ?? [placeholder];
const origins = {
  api: listed(process.env.HELOC_API_ORIGINS, '__API__'),
  assets: listed(process.env.HELOC_ASSET_ORIGINS, '__CDN__'),
};

/** The API of test mode, where it is another one. */
const sandboxApi =
  process.env.HELOC_SANDBOX_API_ORIGIN && new URL(process.env.HELOC_SANDBOX_API_ORIGIN).origin;

/** `prefetch` names the chunks that are prefetched before the entry. */
const REMOTES: readonly { name: string; prefetch: readonly string[] }[] = JSON.parse(
  readFileSync(path.join(root, 'remotes/remotes.json'), 'utf8'),
);

/** What every remote shares, in a scope of its own: a lender's page may be a federation host itself. */
const SCOPE = 'heloc';
const major = (name: string) => `^${dependencies[name]?.split('.')[0]}.0.0`;
const shared = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components'].map((request) => [
    request,
    { singleton: true, requiredVersion: major(request.split('/')[0] as string), shareScope: SCOPE },
  ]),
);

/** The federation runtime's ES builds, so that what is unused of it can be dropped. */
const federationAlias = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'runtime-tools', 'runtime-core', 'sdk'].map((name) => {
    const folder = path.join(root, 'node_modules/@module-federation', name, 'dist');
    return [path.join(folder, 'index.cjs'), path.join(folder, 'index.js')];
  }),
);

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** The PDF worker is no chunk, so that its integrity is known to the code that starts it, and to nobody else. */
const PDF_WORKER = path.join(root, 'node_modules/pdfjs-dist/build/pdf.worker.min.mjs');

/** Scripts that are no chunks either, since an entry lists each of those with its integrity; `src/mount/ownScript.ts` loads them. */
function ownScript(name: string, entry: string) {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: `heloc_${name}`,
    target: 'es2022',
    metafile: true,
    write: false,
  });
  const contents = outputFiles[0]?.contents as Uint8Array;
  const hash = createHash('sha256').update(contents).digest();
  return {
    contents,
    inputs: Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)),
    release: {
      file: `${name}-${hash.toString('hex', 0, 4)}.js`,
      integrity: `sha256-${hash.toString('base64')}`,
    },
  };
}
const OWN_SCRIPTS = {
  ribbon: ownScript('ribbon', 'src/mount/test-mode/ribbon.ts'),
  monitor: ownScript('monitor', 'src/mount/monitoring/monitor.ts'),
};
const ownScriptReleases = Object.fromEntries(
  Object.entries(OWN_SCRIPTS).map(([name, { release }]) => [name, release]),
);

/** Writes them beside the chunks of a remote, and notes the packages that are in them. */
class EmitOwnScripts implements RspackPluginInstance {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('EmitOwnScripts', ({ outputOptions }) => {
      for (const { contents, inputs, release } of Object.values(OWN_SCRIPTS)) {
        writeFileSync(path.join(outputOptions.path as string, release.file), contents);
        for (const input of inputs) {
          const folder = packageFolder(path.join(root, input));
          if (folder) shipped.add(folder);
        }
      }
    });
  }
}

interface Release {
  /** The sha256 of its entry. */
  hash: string;
  /** Names, without `.js`, of the chunks that the entry will ask for at once. */
  chunks: string[];
}
const releases: Record<string, Release> = {};
/** Folders of the packages that are part of what is shipped. */
const shipped = new Set<string>();

/** Notes, once a remote is built, what the loader needs to know of it. */
class RecordRelease implements RspackPluginInstance {
  constructor(
    private remote: string,
    private prefetch: readonly string[],
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('RecordRelease', ({ chunks, outputOptions }) => {
      releases[this.remote] = {
        hash: sha256(path.join(outputOptions.path as string, 'remoteEntry.js')),
        chunks: [...chunks]
          .filter(({ name }) => this.prefetch.includes(name ?? ''))
          .flatMap(({ files }) =>
            [...files].filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3)),
          ),
      };
    });
  }
}

/** Writes which files a remote may ask for, each with the name of its chunk if it has one: tests make them fail. */
class ListFiles implements RspackPluginInstance {
  constructor(private remote: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ListFiles', (compilation) => {
      const chunks = [...compilation.chunks];
      const nameOf = (file: string) => chunks.find(({ files }) => files.has(file))?.name ?? '';
      const files = compilation.getAssets().map(({ name }) => [name, nameOf(name)]);
      mkdirSync(path.join(dist, 'files'), { recursive: true });
      const list = JSON.stringify(Object.fromEntries(files), null, 2);
      writeFileSync(path.join(dist, 'files', `${this.remote}.json`), list);
    });
  }
}

/** JSON, with names unquoted where the language lets them be. */
const literal = (table: object) => JSON.stringify(table).replace(/"(\w+)":/g, '$1:');

/** Writes what is known of other builds into a script, after it is minified: it is built after them. */
class WriteLate implements RspackPluginInstance {
  constructor(
    private asset: string,
    private placeholder: string,
    private value: () => object,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('WriteLate', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteLate', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () =>
          compilation.updateAsset(this.asset, (source) => {
            const text = source.source().toString();
            if (!text.includes(this.placeholder)) throw new Error(`${this.asset} has no ${this.placeholder}`);
            return new sources.RawSource(
              text.replace(this.placeholder, literal(this.value())).replace('"use strict";', ''),
            );
          }),
      );
    });
  }
}

type Mode = 'production' | 'development';

function base(name: string, mode: Mode, target: 'web' | 'node20'): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: root,
    target,
    devtool: production ? false : 'cheap-module-source-map',
    cache: production
      ? false
      : { type: 'persistent', storage: { type: 'filesystem', directory: `.cache/rspack-${name}` } },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

function remoteConfig({ name, prefetch }: (typeof REMOTES)[number], mode: Mode): Configuration {
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
    resolve: { ...common.resolve, alias: { ...federationAlias } },
    optimization: {
      // A worker is left as it came: its integrity is known before anything is minified.
      minimizer: [
        new SwcJsMinimizerRspackPlugin({ exclude: /\.mjs$/ }),
        new LightningCssMinimizerRspackPlugin(),
      ],
      splitChunks: {
        // What a host asks for comes whole, in as few requests as there are caches to keep apart.
        chunks: (chunk) => !chunk.name?.startsWith('__federation_expose'),
        minSize: 60_000,
        cacheGroups: {
          defaultVendors: false,
          react: {
            test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'async',
            enforce: true,
          },
          styled: {
            test: /node_modules[\\/](styled-components|stylis|@emotion)[\\/]/,
            name: 'styled',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: `heloc_${name}`,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: `heloc_${name}` },
        shareScope: SCOPE,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        exposes: {
          './mount': { import: `./remotes/${name}/mount.ts`, name: '__federation_expose_mount' },
          './lifecycle': { import: `./remotes/${name}/lifecycle.ts`, name: '__federation_expose_lifecycle' },
        },
        shared,
        runtimePlugins: ['origins', 'retryChunks', 'shareScope', 'prefetchTheme'].map((name) =>
          path.join(root, `src/mount/federation/${name}.ts`),
        ),
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      new DefinePlugin({
        __HELOC_VERSION__: JSON.stringify(version),
        __HELOC_PRODUCTION__: production,
        __HELOC_ORIGINS__: JSON.stringify(origins),
        __HELOC_PDF_WORKER_INTEGRITY__: JSON.stringify(`sha256-${sha256(PDF_WORKER)}`),
        __HELOC_SCRIPTS__: JSON.stringify(ownScriptReleases),
        __HELOC_SANDBOX_API_ORIGIN__: JSON.stringify(sandboxApi) ?? 'undefined',
      }),
      new EmitOwnScripts(),
      ...(production ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })] : []),
      new RecordRelease(name, prefetch),
      new ShippedPackages(shipped),
      new ListFiles(name),
    ],
  };
}

function pageConfig(name: string, entry: string, out: string, mode: Mode): Configuration {
  return {
    ...base(name, mode, 'web'),
    entry: { [name]: entry },
    output: {
      path: path.join(dist, out),
      filename: '[name].js',
      chunkFilename: '[contenthash:8].js',
      publicPath: 'auto',
    },
    plugins: [new DefinePlugin({ __HELOC_VERSION__: JSON.stringify(version) })],
  };
}

/** The script before the borrower: knows the chunks of its build. */
function prefetchConfig(mode: Mode): Configuration {
  const common = pageConfig('remoteEntry', './remotes/borrower/prefetch.ts', 'ahead', mode);
  return {
    ...common,
    name: 'ahead',
    dependencies: ['borrower'],
    devtool: false,
    plugins: [
      new DefinePlugin({
        __HELOC_VERSION__: JSON.stringify(version),
        __HELOC_PRODUCTION__: mode === 'production',
        __HELOC_ORIGINS__: JSON.stringify(origins),
      }),
      new WriteLate('remoteEntry.js', '__HELOC_CHUNKS__', () => releases.borrower?.chunks ?? []),
      new RecordRelease('ahead', []),
      new ShippedPackages(shipped),
    ],
  };
}

function embedConfig(mode: Mode, before: readonly string[]): Configuration {
  const common = pageConfig('embed', './src/embed/embed.ts', 'embed', mode);
  const integrity = ({ hash }: Release) => (mode === 'production' ? `sha256-${hash}` : '');
  return {
    ...common,
    dependencies: [...before],
    devtool: false,
    plugins: [
      ...(common.plugins ?? []),
      new WriteLate('embed.js', '__HELOC_RELEASES__', () =>
        Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, integrity(release)])),
      ),
      new ShippedPackages(shipped),
      ...(mode === 'production' ? [new WriteBill(shipped, dist)] : []),
    ],
  };
}

/** The demo's four origins and the sandbox, one Node program; what is a dependency stays outside the bundle. */
function serverConfig(mode: Mode): Configuration {
  return {
    ...base('server', mode, 'node20'),
    entry: { server: './host-demo/server/main.ts' },
    output: {
      path: path.join(dist, 'host-demo/server'),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
    },
    externalsType: 'module-import',
    externals: [
      ({ request }, done) =>
        /^[a-z@]/.test(request ?? '') && !path.isAbsolute(request ?? '') ? done(undefined, request) : done(),
    ],
    optimization: { minimize: false },
    experiments: { outputModule: true },
  } as Configuration;
}

/** Renders the first step of each organisation once the themes are written; whole, so that the build's React is in it. */
function prerenderConfig(mode: Mode): Configuration {
  const common = base('prerender', mode, 'node20');
  return {
    ...common,
    entry: { main: './remotes/borrower/prerender/main.ts' },
    output: {
      path: path.join(dist, 'prerender'),
      filename: '[name].mjs',
      chunkFilename: '[id].mjs',
      module: true,
      chunkFormat: 'module',
    },
    optimization: { minimize: false },
    plugins: [new DefinePlugin({ __HELOC_VERSION__: JSON.stringify(version) })],
  } as Configuration;
}

export default (env: { only?: string } = {}, argv: { mode?: Mode } = {}): Configuration[] => {
  const mode = argv.mode ?? 'production';
  const only = env.only?.split(',');
  const wanted = ({ name }: { name?: string }) => !only || only.includes(name as string);
  return [
    ...REMOTES.map((remote) => remoteConfig(remote, mode)),
    prefetchConfig(mode),
    embedConfig(
      mode,
      [...REMOTES, { name: 'ahead' }].filter(wanted).map(({ name }) => name),
    ),
    pageConfig('dashboard', './host-demo/dashboard/main.ts', 'host-demo/dashboard', mode),
    pageConfig('console', './host-demo/console/main.ts', 'host-demo/console', mode),
    pageConfig('floor', './e2e/bench/floor/index.tsx', 'e2e/floor', mode),
    prerenderConfig(mode),
    serverConfig(mode),
  ].filter(wanted);
};
