import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Drawn } from '#src/mount/early/prerendered.ts';

/** Names as React writes them: `viewBox` is another attribute than `viewbox`. */
const AS_WRITTEN = { lowerCaseTags: false, lowerCaseAttributeNames: false };

/** The markup of a step as data. A step is elements and texts, nothing else. */
export function readMarkup(markup: string): Drawn[] {
  return parseDocument(markup, AS_WRITTEN).children.map(read);
}

function read(node: ChildNode): Drawn {
  if (isText(node)) return node.data;
  if (isTag(node)) return [node.name, node.attribs, ...node.children.map(read)];
  throw new Error(`Not an element of a step: ${node.type}`);
}
