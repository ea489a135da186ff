// What the loader of one organisation is made of, for publishing and for a server that makes it on demand.
// JavaScript, as the build's scripts import it into Node, which compiles nothing.

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
  const { hash, integrity } = entry;
  const others = orgs.filter((org) => org !== entry).flatMap(wordsOf);
  return {
    org: code,
    step,
    ...(hash && { pin: { hash, integrity } }),
    hosts: entry.hosts,
    others: patternOf(others),
  };
}

/** The script: the build's own form of the loader, called with what it is to have. */
export const ownLoader = (template, own) => `(__HELOC_OWN__=>{${template}})(${JSON.stringify(own)});`;
