import type { Environment } from 'downshift';

/**
 * downshift asks the document for elements, the focus and pointer events. Inside a shadow root the document sees only
 * the host element, and choosing with the mouse fails silently; in the light DOM downshift would remove the status
 * element of a host that uses it too. This environment asks the root that the combobox is in, for our ids only.
 */
export function environmentOf(element: Element): Environment {
  const root = element.getRootNode() as Document | ShadowRoot;
  const document = element.ownerDocument;
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: {
      getElementById: (id: string) => (id === 'a11y-status-message' ? null : root.getElementById(id)),
      createElement: document.createElement.bind(document),
      body: document.body,
      get activeElement() {
        return root.activeElement ?? document.body;
      },
    } as unknown as Document,
    Node: (document.defaultView ?? globalThis).Node,
  };
}
