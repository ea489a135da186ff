import { readFileSync } from 'node:fs';

/** Reads the first column of a table of `docs/security.md`, found by its heading. */
export function readInventory(heading: string): string[] {
  const sections = readFileSync('docs/security.md', 'utf8').split(/^## /m);
  const section = sections.find((text) => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}

/** What the names of a table look like, some of which have a part that varies, such as `{uuid}`. */
export const inventoryPattern = (heading: string): string =>
  `^(?:${readInventory(heading)
    .map((name) => name.replace(/[.()]/g, '\\$&').replace(/\{\w+\}/g, '[^:]+'))
    .join('|')})$`;

/** The names that are missing in the table. */
export const unlisted = (names: readonly string[], heading: string): string[] =>
  names.filter((name) => !new RegExp(inventoryPattern(heading)).test(name));
