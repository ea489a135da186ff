/** Whether nothing has the focus, on the whole page: what had it is gone. The host's own controls keep theirs. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/**
 * Brings a person to the heading of a new page, as soon as there is one; who has gone on meanwhile is left alone.
 * @returns stops waiting for it.
 */
export function focusHeading(page: HTMLElement): () => void {
  const heading = page.querySelector<HTMLElement>('h1');
  if (heading) {
    heading.focus();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const late = page.querySelector<HTMLElement>('h1');
    if (!late) return;
    observer.disconnect();
    if (isFocusLost()) late.focus();
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}
