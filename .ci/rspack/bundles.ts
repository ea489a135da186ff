import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { base, type Mode } from './base.ts';
import { defineGlobals } from './defineGlobals.ts';
import { dist } from './release.ts';

/** A script for a page, in one bundle and the chunks that it asks for. */
export function browserBundle(name: string, entry: string, out: string, mode: Mode): Configuration {
  return {
    ...base(name, mode, 'web'),
    entry: { [name]: entry },
    output: {
      path: path.join(dist, out),
      filename: '[name].js',
      chunkFilename: '[contenthash:8].js',
      publicPath: 'auto',
    },
    plugins: [defineGlobals()],
  };
}

/** A bundle for Node. Dependencies stay outside it unless `bundleDependencies` is set, but for WebAssembly, which Node does not import. */
export function nodeBundle(
  name: string,
  entry: object,
  out: string,
  mode: Mode,
  { bundleDependencies = false } = {},
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
        !bundleDependencies && /^[a-z@](?!.*\.wasm$)/.test(request) && !path.isAbsolute(request)
          ? done(undefined, request)
          : done(),
    ],
    optimization: { minimize: false },
    plugins: [defineGlobals()],
  } as Configuration;
}
