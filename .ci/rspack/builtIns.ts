import path from 'node:path';
import { ProvidePlugin } from '@rspack/core';
import { root } from './release.ts';

const OWN = path.join(root, 'src/mount/federation');

/** What scripts of hosts' pages replace, and we and our libraries call: by name, and what of ours stands in its place. */
export const builtIns = new ProvidePlugin({
  'Array.from': [`${OWN}/builtIns.ts`, 'arrayFrom'],
  'Promise.allSettled': [`${OWN}/promises.ts`, 'allSettled'],
  'Promise.try': [`${OWN}/promises.ts`, 'attempt'],
  'Promise.withResolvers': [`${OWN}/promises.ts`, 'withResolvers'],
});
