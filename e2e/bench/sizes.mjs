import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { REMOTES } from '#src/domain/remotes.js';

const gz = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The largest of the organisations' own loaders. */
const ownLoader = () => {
  const { loaders } = JSON.parse(readFileSync('dist/loaders.json', 'utf8'));
  return Math.max(...Object.values(loaders).map(({ bytes }) => bytes.br));
};

/** Bytes of what every page begins with, gzipped; of one's own loader by brotli, as its budget is. */
export const sizes = () => ({
  loader: gz('dist/embed/embed.js'),
  ownLoader: ownLoader(),
  ...Object.fromEntries(REMOTES.map((remote) => [remote, gz(`dist/${remote}/remoteEntry.js`)])),
});
