import path from 'node:path';
import { ProvidePlugin } from '@rspack/core';
import { root } from './release.ts';

const OWN = path.join(root, 'src/mount/federation/builtIns.ts');

/** What scripts of hosts' pages replace, and we and our libraries call: by name, and what of ours stands in its place. */
export const builtIns = new ProvidePlugin({
  'Array.from': [OWN, 'arrayFrom'],
  'Promise.allSettled': [OWN, 'allSettled'],
  'Promise.try': [OWN, 'attempt'],
  'Promise.withResolvers': [OWN, 'withResolvers'],
});
