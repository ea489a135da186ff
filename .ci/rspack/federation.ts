import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type ContainerName, NAVIGATION } from '../../src/domain/remotes.js';
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

/** What a container exposes: a remote for any page and for single-spa, bars for single-spa. */
const exposed = (name: ContainerName) => (name === NAVIGATION ? ['lifecycle'] : ['mount', 'lifecycle']);

/** Where an exposed module is. */
const moduleOf = (name: ContainerName, module: string) =>
  name === 'borrower' && module === 'mount' ? './remotes/applicant.ts' : `./remotes/${name}/${module}.ts`;

/** Makes a folder of `remotes` a container. */
export const federate = (name: ContainerName) =>
  new ModuleFederationPlugin({
    name: `heloc_${name}`,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: `heloc_${name}` },
    shareScope: SCOPE,
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    exposes: Object.fromEntries(
      exposed(name).map((module) => [
        `./${module}`,
        { import: moduleOf(name, module), name: `__federation_expose_${module}` },
      ]),
    ),
    shared,
    runtimePlugins: RUNTIME_PLUGINS.map((plugin) => path.join(root, `src/mount/federation/${plugin}.ts`)),
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
