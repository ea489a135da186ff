// Keeps of a built release what the demo's CDN has of earlier ones: the release file, the loader, and the borrower without
// what is too large for a repository (documents cannot be read in it). Run in a checkout of the release, after
// `npm run build`: `node host-demo/releases/keep.mjs` writes `<version>.json`, the release file, and `<version>.files.br`,
// text by the path below `dist/`.
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const LARGE_BYTES = 1_000_000;
const dist = process.env.HELOC_DIST ?? 'dist';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const kept = (extension) => path.join(import.meta.dirname, `${version}.${extension}`);

const names = ['embed', 'borrower'].flatMap((folder) =>
  readdirSync(path.join(dist, folder)).map((file) => `${folder}/${file}`),
);
const files = Object.fromEntries(
  [...names, 'files/borrower.json']
    .filter((name) => statSync(path.join(dist, name)).size < LARGE_BYTES)
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]),
);
const text = JSON.stringify(files);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
writeFileSync(kept('files.br'), brotliCompressSync(text, { params }));
copyFileSync(path.join(dist, 'release.json'), kept('json'));
