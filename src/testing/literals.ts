import { parseSync } from '@babel/core';

/** What a person reads where it stands: any word in it is a text. */
const READABLE = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'busyLabel',
  'caption',
  'children',
  'closeLabel',
  'description',
  'detail',
  'footer',
  'heading',
  'hint',
  'intro',
  'label',
  'lead',
  'legend',
  'message',
  'noResults',
  'placeholder',
  'summary',
  'submitLabel',
  'text',
  'title',
  'valueText',
]);

const WORD = /\p{L}{2}/u;
/** Functions that are given texts: what is spoken, and the messages of a schema. */
const TEXT_CALLS = /^(announce|required|oneOf|matches|min|max)$/;
/** A key of a copy, a path or a code, where a text could stand. */
const KEY = /^\p{Ll}[\p{L}\p{N}-]*$|^[\p{Lu}\p{N}_]+$/u;

/** A word with a capital, and at least one more: nothing else in the code is written so. */
const SENTENCE = /^\s*\p{Lu}\p{L}*[’']?\p{L}* .*\p{L}/u;

interface Node {
  type: string;
  loc?: { start: { line: number } };
  [key: string]: unknown;
}
interface Place {
  node: Node;
  key: string;
  parent: Place | undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* walk(node: Node, key = '', parent?: Place): Generator<Place> {
  const place = { node, key, parent };
  yield place;
  for (const [name, value] of Object.entries(node)) {
    if (name === 'loc' || name.endsWith('Comments')) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child, name, place);
    }
  }
}

function textOf({ node }: Place): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value);
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return undefined;
}

/** The name of a call or of what is made by `new`: `fetch`, `reporter.warn`, `Error`. */
function calleeOf(node: Node): string {
  const callee = node.callee as Node | undefined;
  if (callee?.type === 'Super') return 'super';
  if (callee?.type === 'Identifier') return String(callee.name);
  const property = callee?.property as Node | undefined;
  return String(property?.name ?? '');
}

/** What is made to be thrown; `FieldErrors` is shown to a person. */
const isError = (node: Node) => node.type === 'NewExpression' && /Error$/.test(calleeOf(node));

/** Said to developers: what is thrown or logged, types, and the strings that are compared or name something. */
function isForDevelopers(place: Place, thrown: ReadonlySet<unknown>): boolean {
  for (let at: Place | undefined = place; at; at = at.parent) {
    const { node } = at;
    if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return true;
    if (node.type === 'TaggedTemplateExpression') return true;
    if (isError(node) || (node.type === 'VariableDeclarator' && thrown.has((node.id as Node).name)))
      return true;
    if (node.type === 'CallExpression' && /^(super|warn|error|fault|raw|defineCopy)$/.test(calleeOf(node)))
      return true;
  }
  return false;
}

/** The prop or field that a string is given to, through conditions, templates and lists. */
function receiverOf(place: Place): string | undefined {
  const isKey = KEY.test(textOf(place) ?? '');
  for (let at: Place | undefined = place; at; at = at.parent) {
    const { node, key, parent } = at;
    const around = parent?.node;
    if (around?.type === 'JSXAttribute' && key === 'value') {
      const name = around.name as { name?: unknown };
      return String(name.name);
    }
    if (around?.type === 'ObjectProperty' && key === 'value') {
      const name = around.key as { name?: unknown; value?: unknown };
      return isKey ? undefined : String(name.name ?? name.value);
    }
    if (around?.type === 'JSXElement' || around?.type === 'JSXFragment') return 'children';
    if (around?.type === 'CallExpression' && key === 'arguments')
      return TEXT_CALLS.test(calleeOf(around)) && !isKey ? 'text' : undefined;
    const passes =
      node.type === 'TemplateElement' ||
      node.type === 'TemplateLiteral' ||
      node.type === 'StringLiteral' ||
      node.type === 'JSXText' ||
      node.type === 'JSXExpressionContainer' ||
      (node.type === 'ConditionalExpression' && key !== 'test') ||
      node.type === 'LogicalExpression';
    if (!passes || (around?.type === 'ConditionalExpression' && key === 'test')) return undefined;
    if (around?.type === 'BinaryExpression') return undefined;
  }
  return undefined;
}

/** The texts in a source that a person reads and that are not copy, with the line of each. */
export function literalsIn(source: string, file: string): string[] {
  const parsed = parseSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
  });
  if (!parsed) throw new Error(`${file} cannot be read`);
  const found: string[] = [];
  const places = [...walk(parsed.program as unknown as Node)];
  const thrown = new Set(
    places.flatMap(({ node, key, parent }) =>
      key === 'arguments' && parent && isError(parent.node) && node.type === 'Identifier' ? [node.name] : [],
    ),
  );
  for (const place of places) {
    const text = textOf(place);
    if (text === undefined || !WORD.test(text) || isForDevelopers(place, thrown)) continue;
    const isText = place.node.type === 'JSXText' || READABLE.has(receiverOf(place) ?? '');
    if (isText || SENTENCE.test(text)) {
      found.push(`${file}:${place.node.loc?.start.line}: ${text.trim()}`);
    }
  }
  return found;
}
