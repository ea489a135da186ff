import type { Configuration } from '@rspack/core';
import { root } from './release.ts';

export type Mode = 'production' | 'development';

/** What all builds have in common: TypeScript and React, and the errors of it. */
export function base(name: string, mode: Mode, target: 'web' | 'node20'): Configuration {
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
              // Of ours there is one form, in development too.
              transform: { react: { runtime: 'automatic', importSource: '#jsx', development: false } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.md$/, type: 'asset/source' },
        { test: /\.wasm$/, type: 'asset/inline' },
        // Downshift imports it for what only React Native needs, and its package does not say that it can be left out.
        { test: /[\\/]node_modules[\\/]react-is[\\/]/, sideEffects: false },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
