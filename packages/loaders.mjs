// Writes a loader for each organisation, `dist/loaders/<ORG>/<hash of its data>/embed.js`: the general one with that organisation's first step in
// it. After the themes and the first steps, and again whenever one of them changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An organisation's data, which a hash tells apart. */
const DATA = ['theme.json', 'look.json', 'dark.json', 'brand.json', 'copy.json', 'first.json'];

/** What a host has in it that leads to an organisation: one of its names, or the label below the top-level domain. */
const wordsOf = ({ slug, aliases, hosts }) => [
  slug,
  ...aliases.map((alias) => alias.toLowerCase().replaceAll('_', '-')),
  ...hosts.map((host) => host.split('.').at(-2) ?? host),
];

/** A pattern that finds any of the words. A word that has another one in it needs no place of its own. */
function patternOf(words) {
  const shortFirst = [...new Set(words)].toSorted((one, other) => one.length - other.length);
  const needed = shortFirst.filter(
    (word, index) => !shortFirst.slice(0, index).some((shorter) => word.includes(shorter)),
  );
  // Nothing at all is found by a pattern of no words.
  return needed.toSorted().join('|') || '^$';
}

/** What the loader of an organisation has of it: `Own` of `src/embed/own.ts`. */
export function ownOf(code, { orgs }, step) {
  const entry = orgs.find((org) => org.code === code);
  const others = orgs.filter((org) => org !== entry).flatMap(wordsOf);
  return { org: code, step, hosts: entry.hosts, others: patternOf(others) };
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns by organisation, where its loader lies below `dist/loaders` */
export function writeLoaders(dist) {
  const themes = path.join(dist, 'themes');
  const template = readFileSync(path.join(dist, 'embed/own.js'), 'utf8');
  const index = readJson(path.join(themes, 'index.json'));
  rmSync(path.join(dist, 'loaders'), { recursive: true, force: true });
  const written = index.orgs.map(({ code }) => {
    const files = DATA.map((name) => path.join(themes, code, name)).filter((file) => existsSync(file));
    const hash = createHash('sha256');
    for (const file of files) hash.update(readFileSync(file));
    // In development nothing is rendered by the build.
    const first = files.find((file) => file.endsWith('first.json'));
    const own = JSON.stringify(ownOf(code, index, first ? readJson(first) : null));
    // The host table is of all of them.
    hash.update(own);
    const folder = `${code}/${hash.digest('hex').slice(0, 16)}`;
    mkdirSync(path.join(dist, 'loaders', folder), { recursive: true });
    writeFileSync(path.join(dist, 'loaders', folder, 'embed.js'), `(__HELOC_OWN__=>{${template}})(${own});`);
    return [code, `${folder}/embed.js`];
  });
  return Object.fromEntries(written);
}
