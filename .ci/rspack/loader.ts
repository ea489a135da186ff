import type { Configuration } from '@rspack/core';
import { ShippedPackages } from '../sbom/ShippedPackages.ts';
import { WriteSbom } from '../sbom/WriteSbom.ts';
import type { Mode } from './base.ts';
import { browserBundle } from './bundles.ts';
import { defineGlobals } from './defineGlobals.ts';
import { InjectReleases } from './InjectReleases.ts';
import { releases } from './RecordRelease.ts';
import { chatVendors, dist } from './release.ts';
import { shipped } from './shipped.ts';

/** A loader, built after the remotes whose integrity it has. */
function build(
  name: string,
  mode: Mode,
  remotes: readonly string[],
  globals: Record<string, unknown>,
): Configuration {
  return {
    ...browserBundle(name, './remotes/embed.ts', 'embed', mode),
    dependencies: [...remotes],
    devtool: false,
    plugins: [
      defineGlobals({ __HELOC_PRODUCTION__: mode === 'production', ...globals }),
      new InjectReleases(`${name}.js`, '__HELOC_RELEASES__', () => releases),
      new ShippedPackages(shipped),
      ...(name === 'embed' && mode === 'production' ? [new WriteSbom(shipped, dist, chatVendors)] : []),
    ],
  };
}

/** The general loader, and what the loaders of the organisations are made of: publishing fills in what is one's own. */
export const loaders = (mode: Mode, remotes: readonly string[]): Configuration[] => [
  build('own', mode, remotes, {}),
  build('embed', mode, ['own', ...remotes], { __HELOC_OWN__: undefined }),
];
