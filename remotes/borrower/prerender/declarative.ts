import { type ChildNode, Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { type Drawn, type PrerenderedStep, ROOT_ID } from '#src/mount/early/prerendered.ts';
import { HOST_RULE } from '#src/mount/surface.ts';

const nodeOf = (drawn: Drawn): ChildNode => {
  if (typeof drawn === 'string') return new Text(drawn);
  const [tag, attributes, ...children] = drawn;
  return new Element(tag, attributes, children.map(nodeOf));
};

/**
 * A prerendered step as a declarative shadow root, for hosts that render their page on a server: the browser shows it
 * before any script. `{NONCE}` stands for the page's style nonce.
 */
export function toDeclarative({ css, faces, tree }: PrerenderedStep): string {
  const rules = `${HOST_RULE}${css}`;
  const fonts = faces ? `<style nonce="{NONCE}">${faces}</style>` : '';
  if (`${rules}${faces}`.includes('</')) throw new Error('A rule would end the style element');
  const root = new Element('div', { id: ROOT_ID }, tree.map(nodeOf));
  for (const form of DomUtils.getElementsByTagName('form', root)) form.attribs.method = 'dialog';
  const markup = DomUtils.getOuterHTML(root);
  return `<div data-heloc-first><template shadowrootmode="open"><style nonce="{NONCE}">${rules}</style>${markup}</template>${fonts}</div>\n`;
}
