import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export const REMOTES = JSON.parse(readFileSync('remotes/remotes.json', 'utf8')).map(({ name }) => name);

const gz = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Bytes, gzipped, of what every page begins with. */
export const sizes = () => ({
  loader: gz('dist/embed/embed.js'),
  ...Object.fromEntries(REMOTES.map((remote) => [remote, gz(`dist/${remote}/remoteEntry.js`)])),
});
