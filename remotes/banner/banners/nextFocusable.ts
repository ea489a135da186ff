const CAN_HAVE_FOCUS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

const isFocusable = (element: HTMLElement) =>
  element.matches(CAN_HAVE_FOCUS) &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert] *') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The first that can have the focus, also within open shadow roots. @param after only what follows it */
function firstIn(tree: ParentNode, after?: Element): HTMLElement | undefined {
  for (const element of tree.querySelectorAll<HTMLElement>('*')) {
    const position = after?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING;
    if (position !== Node.DOCUMENT_POSITION_FOLLOWING) continue;
    if (isFocusable(element)) return element;
    const within = element.shadowRoot && firstIn(element.shadowRoot);
    if (within) return within;
  }
  return undefined;
}

/** Where Tab would lead from the end of an element; undefined at the end of the page. */
export function nextFocusable(element: Element): HTMLElement | undefined {
  const tree = element.getRootNode() as Document | ShadowRoot;
  const next = firstIn(tree, element);
  return next ?? (tree instanceof ShadowRoot ? nextFocusable(tree.host) : undefined);
}
