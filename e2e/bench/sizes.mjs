import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { REMOTES } from '#src/domain/remotes.js';

const gz = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Bytes, gzipped, of what every page begins with. */
export const sizes = () => ({
  loader: gz('dist/embed/embed.js'),
  ...Object.fromEntries(REMOTES.map((remote) => [remote, gz(`dist/${remote}/remoteEntry.js`)])),
});
