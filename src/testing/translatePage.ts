/** A translation by the browser puts elements in the place of texts; extensions put theirs around them. */
export const WAYS = ['replaced', 'wrapped'] as const;
export type Way = (typeof WAYS)[number];

/**
 * Takes every text out of the place where it was rendered, and each one that comes later. The words stay, so that a test
 * goes on as it does without this. Runs in the page.
 *
 * @returns stops it
 */
export function translatePage(way: Way): () => void {
  const observers: MutationObserver[] = [];
  const LEFT_ALONE = 'font, style, script, noscript, textarea, title, svg, [translate=no]';
  function take(text: Text): void {
    if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(way === 'wrapped' ? text : text.data);
  }
  function visit(node: Node): void {
    if (node instanceof Text) take(node);
    if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot);
    for (const child of [...node.childNodes]) visit(child);
  }
  /** A text that changes in place goes unnoticed. */
  function watch(root: Node): void {
    visit(root);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(visit);
    });
    observer.observe(root, { childList: true, subtree: true });
    observers.push(observer);
  }
  watch(document);
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}
