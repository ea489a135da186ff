/** Between us and a script that takes them off again and again, somebody has to give in. */
const MOST = 99;

/**
 * Puts back what others, such as extensions, take off elements of ours whose looks and place hang on their attributes, before
 * that is seen. We never take one off these, but for what says that they cannot be used for now. Of what is put into them later
 * the attributes are kept as well.
 *
 * @returns stops it
 */
export function keepAttributes(...elements: Element[]): () => void {
  let left = MOST;
  const kept = { attributes: true, attributeOldValue: true };
  const observer = new MutationObserver((records) => {
    // The last first: it knows what was there before.
    for (const { target, attributeName: name, oldValue, addedNodes } of records.reverse()) {
      for (const node of addedNodes) observer.observe(node, kept);
      const element = target as HTMLElement;
      if (!name || name === 'inert' || element.hasAttribute(name)) continue;
      if (!left--) return observer.disconnect();
      // A policy refuses the attribute, and not the object.
      if (name === 'style') element.style.cssText = `${oldValue}`;
      else element.setAttribute(name, `${oldValue}`);
    }
  });
  for (const element of elements) observer.observe(element, { ...kept, childList: true });
  return () => observer.disconnect();
}
