import type { Environment } from 'downshift';

/**
 * downshift asks the document for elements, the focus and pointer events; inside a shadow root the document sees only
 * the host element, and choosing with the mouse fails silently. This environment asks the root that the combobox is in.
 */
export function environmentOf(root: Document | ShadowRoot): Environment | undefined {
  const document = root.ownerDocument;
  const view = document?.defaultView;
  // A document has no owner: the default environment is right there.
  if (!document || !view) return undefined;
  const shadow = root as ShadowRoot;
  return {
    addEventListener: shadow.addEventListener.bind(shadow),
    removeEventListener: shadow.removeEventListener.bind(shadow),
    document: {
      getElementById: (id: string) => shadow.getElementById(id),
      createElement: document.createElement.bind(document),
      body: document.body,
      get activeElement() {
        return shadow.activeElement ?? document.body;
      },
    } as unknown as Document,
    Node: view.Node,
  };
}
