import type { Runtime } from '#src/platform/runtime.ts';

/** Whether nothing has the focus, on the whole page: what had it is gone. The host's own controls keep theirs. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/**
 * Brings a person to the heading of a new page, as soon as there is one; who has gone on meanwhile is left alone.
 * @param level of the mount's topmost headings
 * @returns stops waiting for it.
 */
export function focusHeading(page: HTMLElement, level: Runtime['headingLevel']): () => void {
  const heading = page.querySelector<HTMLElement>(`h${level}`);
  if (heading) {
    heading.focus();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const late = page.querySelector<HTMLElement>(`h${level}`);
    if (!late) return;
    observer.disconnect();
    if (isFocusLost()) late.focus();
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Takes the focus from the button that was pressed to leave a page. The browser would do it when the button goes, and lay
 * the page out for that half-way through the change. A field keeps it: who leaves one may be offered a correction.
 */
export function blurPressed(root: HTMLElement): void {
  const { activeElement } = root.getRootNode() as Document | ShadowRoot;
  if (activeElement instanceof HTMLButtonElement && root.contains(activeElement)) activeElement.blur();
}
