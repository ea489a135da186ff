import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A source file with what it takes to say where something stands in it. */
export interface Document {
  readonly file: string;
  readonly text: string;
  readonly data: JsonObject;
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** What keeps a text from being JSON, with its line; the first only, since the rest follows from it. */
export function syntaxError(text: string): { line: number; found: string } | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, STRICT);
  const [first] = errors;
  return first && { line: lineAt(text, first.offset), found: printParseErrorCode(first.error) };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** `a.b[2].c` and `['start/hmda'].heading` have the segments that lead there. */
export const segments = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) =>
    index === undefined ? (key as string) : Number(index),
  );

/** The line of a value, or of what is nearest above it. */
export function lineOf({ text }: Pick<Document, 'text'>, path: string): number {
  const root = parseTree(text);
  const way = segments(path);
  for (let depth = way.length; root && depth > 0; depth -= 1) {
    const node: Node | undefined = findNodeAtLocation(root, way.slice(0, depth));
    if (node) return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return 1;
}

/** Keys that are written twice in one object, by path: the later one would win in silence. */
export function repeatedKeys(text: string): string[] {
  const found: string[] = [];
  const walk = (node: Node | undefined, path: string) => {
    const seen = new Set<string>();
    for (const [index, child] of (node?.children ?? []).entries()) {
      if (node?.type === 'array') walk(child, `${path}[${index}]`);
      if (node?.type !== 'object') continue;
      const [key, value] = child.children ?? [];
      const at = path ? `${path}.${key?.value}` : `${key?.value}`;
      if (seen.has(key?.value)) found.push(at);
      seen.add(key?.value);
      walk(value, at);
    }
  };
  walk(parseTree(text), '');
  return found;
}

const WIDTH = 120;

/** The one way in which a source is written: what fits on a line stands on it, lists of texts fill lines. */
export function formatJson(value: Json): string {
  return `${format(value, '', 0, true)}\n`;
}

function format(value: Json, indent: string, before: number, isOpen = false): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const flat = onOneLine(value);
  if (!isOpen && indent.length + before + flat.length < WIDTH) return flat;
  const inner = `${indent}  `;
  if (!Array.isArray(value)) {
    const lines = Object.entries(value).map(([key, item]) => {
      const name = `${JSON.stringify(key)}: `;
      return `${inner}${name}${format(item, inner, name.length)}`;
    });
    return lines.length > 0 ? `{\n${lines.join(',\n')}\n${indent}}` : '{}';
  }
  if (value.some((item) => typeof item === 'object'))
    return `[\n${value.map((item) => inner + format(item, inner, 0)).join(',\n')}\n${indent}]`;
  const lines: string[] = [];
  for (const item of value.map((each) => JSON.stringify(each))) {
    const last = lines.at(-1);
    if (last !== undefined && inner.length + last.length + item.length + 3 < WIDTH)
      lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`;
}

function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
