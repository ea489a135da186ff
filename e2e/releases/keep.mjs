// Keeps of a built release what its skew with later ones is tested with: the loader, and the borrower without what is too
// large for a repository (documents are not read in those tests). Run in a checkout of the release, after `npm run build`:
// `node e2e/releases/keep.mjs` writes `e2e/releases/<version>.json.br`, text by the path below `dist/`.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const LARGE_BYTES = 1_000_000;
const dist = process.env.HELOC_DIST ?? 'dist';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

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
writeFileSync(path.join(import.meta.dirname, `${version}.json.br`), brotliCompressSync(text, { params }));
