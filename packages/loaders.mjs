// Writes a loader for each organisation, `dist/loaders/<ORG>/<hash of its data>/embed.js`: the general one with that organisation's first step in
// it. After the themes and the first steps, and again whenever one of them changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownLoader, ownOf } from '#src/embed/ownLoader.js';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns by organisation, where its loader lies below `dist/loaders` */
export function writeLoaders(dist) {
  const themes = path.join(dist, 'themes');
  const template = readFileSync(path.join(dist, 'embed/own.js'), 'utf8');
  const index = readJson(path.join(themes, 'index.json'));
  rmSync(path.join(dist, 'loaders'), { recursive: true, force: true });
  const written = index.orgs.map(({ code }) => {
    const step = path.join(themes, code, 'first.json');
    // In development nothing is rendered by the build.
    const own = ownOf(code, index, existsSync(step) ? readJson(step) : null);
    // Of the organisation's version, and of the host table, which is of all of them.
    const hash = createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
    const folder = `${code}/${hash}`;
    mkdirSync(path.join(dist, 'loaders', folder), { recursive: true });
    writeFileSync(path.join(dist, 'loaders', folder, 'embed.js'), ownLoader(template, own));
    return [code, `${folder}/embed.js`];
  });
  return Object.fromEntries(written);
}
