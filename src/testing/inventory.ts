import { readFileSync } from 'node:fs';

/** What `docs/security.md` says is kept, written into addresses and told, by the heading of the table. */
export function readInventory(heading: string): string[] {
  const section = readFileSync('docs/security.md', 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith(heading));
  return [...(section ?? '').matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}

/** Whether a name is one of those, some of which have a part that varies, such as `{uuid}`. */
export function isNamed(name: string, known: readonly string[]): boolean {
  return known.some((row) => new RegExp(`^${row.replace(/\{\w+\}/g, '[\\w-]+')}$`).test(name));
}
