import type { Drawn } from '#src/mount/early/prerendered.ts';

type Open = [string, Record<string, string>, ...Drawn[]];

const VOID = new Set(['input', 'img', 'br', 'hr']);
const TOKEN = /<\/([\w-]+)>|<([\w-]+)((?:\s[\w:-]+="[^"]*")*)\s*\/?>|([^<]+)/gy;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Reads the markup that `renderToStaticMarkup` writes, and only that: it closes every element and quotes every value. */
export function readMarkup(markup: string): Drawn[] {
  const root: Open = ['', {}];
  const path: Open[] = [root];
  let end = 0;
  for (const [token, closed, opened, attributes = '', text] of markup.matchAll(TOKEN)) {
    end += token.length;
    const parent = path.at(-1) as Open;
    if (text !== undefined) parent.push(plain(text));
    else if (closed !== undefined) path.pop();
    else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, plain(value ?? '')]);
      const element: Open = [opened as string, Object.fromEntries(pairs)];
      parent.push(element);
      if (!VOID.has(opened as string) && !token.endsWith('/>')) path.push(element);
    }
  }
  if (end !== markup.length || path.length !== 1)
    throw new Error(`Not the markup of React: ${markup.slice(end, end + 80)}`);
  return root.slice(2) as Drawn[];
}
