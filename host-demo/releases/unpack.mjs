// Unpacks the earlier releases into `dist/releases/<version>/`, each as its own `dist/` was. A part of `npm run build`.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const EXTENSION = '.files.br';
const here = import.meta.dirname;
const releases = path.join(process.env.HELOC_DIST ?? 'dist', 'releases');

rmSync(releases, { recursive: true, force: true });
for (const packed of readdirSync(here).filter((name) => name.endsWith(EXTENSION))) {
  const version = path.basename(packed, EXTENSION);
  const files = JSON.parse(brotliDecompressSync(readFileSync(path.join(here, packed))).toString());
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(releases, version, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  copyFileSync(path.join(here, `${version}.json`), path.join(releases, version, 'release.json'));
}
