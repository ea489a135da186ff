/**
 * Keeps the page behind a modal dialog from scrolling. Each lock is a sheet of its own, so that locks of several
 * mounts, or of several copies of this code, can end in any order; nothing of the host's is overwritten.
 */
export function lockScroll(document: Document): () => void {
  const view = document.defaultView;
  if (!view || !('adoptedStyleSheets' in document) || typeof view.CSSStyleSheet !== 'function')
    return () => {};
  const scrolls = view.innerWidth > document.documentElement.clientWidth;
  const sheet = new view.CSSStyleSheet();
  sheet.insertRule(
    `html { overflow: hidden !important;${scrolls ? ' scrollbar-gutter: stable !important;' : ''} }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
