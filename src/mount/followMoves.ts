/**
 * What React has rendered may have been moved or taken away by others: a translation that puts words in another order, an
 * extension. To remove it, or to put something before it, then goes by where it is now. Only elements of ours that have
 * lost a child are changed, never the page's prototypes (docs/decisions/0036-text-in-an-element-of-its-own.md).
 *
 * @returns stops it
 */
export function followMoves(root: Node): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target, removedNodes } of changes) if (removedNodes.length > 0) tolerateMoves(target);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function tolerateMoves(parent: Node): void {
  const { insertBefore, removeChild } = Node.prototype;
  /** The child that the node is in by now, if it is in any. */
  const childWith = (node: Node | null): Node | null =>
    node && node.parentNode !== parent ? childWith(node.parentNode) : node;
  parent.insertBefore = (node, before) => insertBefore.call(parent, node, childWith(before)) as typeof node;
  parent.removeChild = (node) => {
    if (node.parentNode) removeChild.call(node.parentNode, node);
    return node;
  };
}
