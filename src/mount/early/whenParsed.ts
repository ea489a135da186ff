/** Resolves when the parser has passed an element, and so what is in it: at once, if it has. */
export async function whenParsed(element: Element): Promise<void> {
  if (document.readyState !== 'loading') return;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
