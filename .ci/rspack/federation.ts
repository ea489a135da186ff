import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { dependencies, root } from './release.ts';

/** What every remote shares, in a scope of its own: a lender's page may be a federation host itself. */
const SCOPE = 'heloc';
const major = (name: string) => `^${dependencies[name]?.split('.')[0]}.0.0`;
const shared = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'styled-components'].map((request) => [
    request,
    { singleton: true, requiredVersion: major(request.split('/')[0] as string), shareScope: SCOPE },
  ]),
);

/** In the order in which they take effect. */
const RUNTIME_PLUGINS = ['checkBuiltIns', 'origins', 'retryChunks', 'shareScope', 'prefetchTheme'];

const packages = path.join(root, 'node_modules/@module-federation');
const USED = path.join(root, 'src/mount/federation/runtime.ts');

/** The federation runtime's ES builds, and of its exports only what is used, so that the rest of it can be dropped. */
export const federationAlias = {
  ...Object.fromEntries(
    ['webpack-bundler-runtime', 'runtime-tools', 'runtime-core', 'sdk'].map((name) => [
      path.join(packages, name, 'dist/index.cjs'),
      path.join(packages, name, 'dist/index.js'),
    ]),
  ),
  [path.join(packages, 'runtime/dist/index.cjs')]: USED,
  '@module-federation/runtime/helpers$': USED,
};

/** Makes a remote a container that exposes `./mount` and `./lifecycle`. */
export const federate = (name: string) =>
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
    runtimePlugins: RUNTIME_PLUGINS.map((plugin) => path.join(root, `src/mount/federation/${plugin}.ts`)),
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
