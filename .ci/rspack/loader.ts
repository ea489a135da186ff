import type { Configuration } from '@rspack/core';
import { ShippedPackages } from '../sbom/ShippedPackages.ts';
import { WriteSbom } from '../sbom/WriteSbom.ts';
import type { Mode } from './base.ts';
import { browserBundle } from './bundles.ts';
import { defineGlobals } from './defineGlobals.ts';
import { InjectReleases } from './InjectReleases.ts';
import { releases } from './RecordRelease.ts';
import { dist } from './release.ts';
import { shipped } from './shipped.ts';

/** The loader, built after the remotes whose integrity it has. */
export function loader(mode: Mode, remotes: readonly string[]): Configuration {
  const production = mode === 'production';
  return {
    ...browserBundle('embed', './remotes/embed.ts', 'embed', mode),
    dependencies: [...remotes],
    devtool: false,
    plugins: [
      defineGlobals({ __HELOC_PRODUCTION__: production }),
      new InjectReleases('embed.js', '__HELOC_RELEASES__', () => releases),
      new ShippedPackages(shipped),
      ...(production ? [new WriteSbom(shipped, dist)] : []),
    ],
  };
}
