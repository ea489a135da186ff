import { buildSync } from 'esbuild';
import { root } from './release.ts';

/** The script of the worker that looks at photos: part of the chunk that starts it, so that nothing is fetched for it. */
export const photoWorker = buildSync({
  absWorkingDir: root,
  entryPoints: ['src/features/photos/photoWorker.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  write: false,
}).outputFiles[0]?.text;
