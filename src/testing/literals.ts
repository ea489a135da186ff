import { parseSync } from '@babel/core';

/** Props that no person reads; what looks like a text is one there as well. */
const CODE_PROPS =
  /^(\$?(align|as|only|size|tone|variant)|aria-(atomic|controls|current|haspopup|hidden|live|\w+by)|data-.*|(stroke|pattern|shape)\w*|accept|at|autoC\w+|capture|className|d|direction|edge|errorFor|fill|focusable|group|href|htmlFor|id|inputMode|key|kind|method|name|not|overflow|page|part|path|pathname|placement|popover\w*|preserveAspectRatio|referrerPolicy|rel|role|scope|sensitive|side|src|step|submitVariant|target|to|type|width)$/;
/** Calls that are given selectors, styles, keys of a copy, or what a developer reads; and the texts of a copy. */
const CODE_CALLS =
  /^(t|rich|defineCopy|super|warn|error|report|fault|fail|raw|querySelector|closest|insertRule|split|startsWith)$/;

const WORD = /\p{L}{2}/u;
/** Several words, or one that begins with a capital; anything else may be a code. */
const TEXT = /\p{L}{2}\S*\s|\s\S*\p{L}{2}|^\p{Lu}[\p{Ll}’']+\W*$/u;
/** Markup, styles, media queries and selectors; names one after the other. */
const MARKUP = /^(?=.*[a-z][A-Z])[\w ]+$|[{}<>@;[\]]|\w\(|^[-:(]|^M\d|\d(px|cqi)\b|^(px|Bearer) $/;

interface Node {
  type: string;
  loc?: { start: { line: number } };
  [key: string]: unknown;
}
interface AstPath {
  node: Node;
  key: string;
  parent: AstPath | undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* walk(node: Node, key = '', parent?: AstPath): Generator<AstPath> {
  const path = { node, key, parent };
  yield path;
  for (const [name, value] of Object.entries(node)) {
    if (name === 'loc' || name.endsWith('Comments')) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child, name, path);
    }
  }
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'StringLiteral' || type === 'JSXText') return String(value);
  if (type === 'TemplateElement') return (value as { cooked: string }).cooked;
  return undefined;
}

/** The name of a prop, or of what is called: `fetch`, `reporter.warn`, `Error`. */
function nameOf(node: Node): string {
  const name = node.name ?? node.property;
  return isNode(name) ? nameOf(name) : String(name ?? node.type.toLowerCase());
}

/** What is made to be thrown; `FieldErrors` is shown to a person. */
const isError = ({ type, callee }: Node) => type === 'NewExpression' && /Error$/.test(nameOf(callee as Node));
const isCodeCall = (node: Node) =>
  isError(node) || (node.type === 'CallExpression' && CODE_CALLS.test(nameOf(node.callee as Node)));

const propertyOf = ({ key }: Node) => nameOf(key as Node);

/** Whether a string there is a code: it names or is compared with something, or is not read by a person. */
function isCode({ node, key, parent }: AstPath, named: ReadonlySet<unknown>): boolean {
  const { type } = node;
  if (/^TS(?!(As|Satisfies|NonNull)Expression)|^Import|^TaggedTemplate/.test(type) || isCodeCall(node))
    return true;
  if (type === 'JSXAttribute') return /^(key|rel|enterKeyHint|aria-\w+by)$/.test(nameOf(node.name as Node));
  if (type === 'ObjectProperty' && /^(type|class|className)$/.test(propertyOf(node))) return true;
  if (type === 'VariableDeclarator') return named.has((node.id as Node).name);
  const around = parent?.node;
  return (
    (around?.type === 'ObjectProperty' && key === 'key') ||
    (around?.type === 'BinaryExpression' && /^[!=]==?$/.test(String(around.operator)))
  );
}

/** The prop that a string is given to, through conditions and templates; or `children`. */
function propOf({ node, key, parent }: AstPath): string | undefined {
  const around = parent?.node;
  if (!around || (node.type === 'ConditionalExpression' && key === 'test')) return undefined;
  if (around.type === 'JSXAttribute') return nameOf(around.name as Node);
  if (around.type === 'JSXElement' || around.type === 'JSXFragment') return 'children';
  const passes = /^(JSXExpressionContainer|TemplateLiteral|LogicalExpression|ConditionalExpression)$/;
  return passes.test(around.type) && key !== 'test' ? propOf(parent) : undefined;
}

/**
 * The texts in a source that a person reads and that are not copy, with the line of each.
 *
 * @param copied names of constants that are texts of a copy elsewhere
 */
export function literalsIn(source: string, file: string, copied: readonly string[] = []): string[] {
  const parsed = parseSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
  });
  if (!parsed) throw new Error(`${file} cannot be read`);
  const paths = [...walk(parsed.program as unknown as Node)];
  const constants = paths.flatMap(({ node, key, parent }) =>
    key === 'arguments' && parent && isCodeCall(parent.node) && node.type === 'Identifier' ? [node.name] : [],
  );
  const named = new Set([...copied, ...constants]);
  return paths.flatMap((path) => {
    const text = textOf(path.node);
    if (text === undefined || !WORD.test(text)) return [];
    const prop = propOf(path);
    const isText = prop !== undefined && !CODE_PROPS.test(prop);
    if (!isText && (!TEXT.test(text) || MARKUP.test(text))) return [];
    for (let at: AstPath | undefined = path; at; at = at.parent) if (isCode(at, named)) return [];
    return [`${file}:${path.node.loc?.start.line}: ${text.trim()}`];
  });
}
