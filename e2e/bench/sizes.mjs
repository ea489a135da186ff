import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { REMOTES } from '#src/domain/remotes.js';
import { serviceBytes } from './services.mjs';

const gz = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The largest of the organisations' own loaders. */
const ownLoader = () => {
  const { loaders } = JSON.parse(readFileSync('dist/loaders.json', 'utf8'));
  return Math.max(...Object.values(loaders).map(({ bytes }) => bytes.br));
};

/** Bytes of what every page begins with, gzipped; of one's own loader and of what comes when idle by brotli, as their budgets are. */
export const sizes = async () => ({
  loader: gz('dist/embed/embed.js'),
  ownLoader: ownLoader(),
  services: await serviceBytes(),
  ...Object.fromEntries(REMOTES.map((remote) => [remote, gz(`dist/${remote}/remoteEntry.js`)])),
});
