// Writes a loader for each organisation, `dist/loaders/<ORG>/<hash of its data>/embed.js`: the general one with that organisation's first step in
// it. After the themes and the first steps, and again whenever one of them changes. What was written before stays as long as the version of the
// organisation's data that it names: a page may pin it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownLoader, ownOf } from '#src/embed/ownLoader.js';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** In a loader, the version of the data that it names. */
const PIN = /"pin":\{"hash":"(\w+)"/;

/** @returns by organisation, where its loader lies below `dist/loaders` */
export function writeLoaders(dist) {
  const themes = path.join(dist, 'themes');
  const template = readFileSync(path.join(dist, 'embed/own.js'), 'utf8');
  const index = readJson(path.join(themes, 'index.json'));
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
  forget(path.join(dist, 'loaders'), themes);
  return Object.fromEntries(written);
}

/** Takes away the loaders of versions that are kept no longer. */
function forget(loaders, themes) {
  for (const org of readdirSync(loaders))
    for (const hash of readdirSync(path.join(loaders, org))) {
      const folder = path.join(loaders, org, hash);
      const [, version] = PIN.exec(readFileSync(path.join(folder, 'embed.js'), 'utf8')) ?? [];
      if (!version || !existsSync(path.join(themes, org, version))) rmSync(folder, { recursive: true });
    }
}
