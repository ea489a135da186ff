import type { Configuration } from '@rspack/core';
import { ShippedPackages } from '../bill/ShippedPackages.ts';
import { WriteBill } from '../bill/WriteBill.ts';
import type { Mode } from './base.ts';
import { browserBundle } from './bundles.ts';
import { defineGlobals } from './defineGlobals.ts';
import { releases } from './RecordRelease.ts';
import { dist } from './release.ts';
import { shipped } from './shipped.ts';
import { WriteLate } from './WriteLate.ts';

/** The loader, built after the remotes whose integrity it has. */
export function loader(mode: Mode, remotes: readonly string[]): Configuration {
  const production = mode === 'production';
  return {
    ...browserBundle('embed', './remotes/embed.ts', 'embed', mode),
    dependencies: [...remotes],
    devtool: false,
    plugins: [
      defineGlobals({ __HELOC_PRODUCTION__: production }),
      new WriteLate('embed.js', '__HELOC_RELEASES__', () => releases),
      new ShippedPackages(shipped),
      ...(production ? [new WriteBill(shipped, dist)] : []),
    ],
  };
}
