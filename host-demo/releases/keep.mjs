// Keeps of a built release what the demo's CDN has of earlier ones: the release file, the loaders, those of the organisations
// included, the borrower without what is too large for a repository (documents cannot be read in it), and the themes as they
// were, without fonts and first steps. Run in a checkout of the release, after `npm run build`: `node host-demo/releases/keep.mjs`
// writes `<version>.json`, the release file, and `<version>.files.br`, text by the path below `dist/`.
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const LARGE_BYTES = 1_000_000;
const dist = process.env.HELOC_DIST ?? 'dist';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const kept = (extension) => path.join(import.meta.dirname, `${version}.${extension}`);

/** What is in the file with all of an organisation's data is not kept twice, nor under its hash. */
const THEMES = /^themes\/(index\.json|[A-Za-z]\w*\/(theme|bundle|look)\.json|files\/.*\.svg)$/;
const isKept = (name) => !name.startsWith('themes/') || THEMES.test(name);

const names = ['embed', 'borrower', 'loaders', 'themes'].flatMap((folder) =>
  readdirSync(path.join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)))
    .filter(isKept),
);
const files = Object.fromEntries(
  [...names, 'files/borrower.json', 'loaders.json']
    .filter((name) => existsSync(path.join(dist, name)) && statSync(path.join(dist, name)).size < LARGE_BYTES)
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]),
);
const text = JSON.stringify(files);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  // The loaders of organisations are alike, and far from each other.
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};
writeFileSync(kept('files.br'), brotliCompressSync(text, { params }));
copyFileSync(path.join(dist, 'release.json'), kept('json'));
