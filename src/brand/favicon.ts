import { identityOf } from './pageIdentity.ts';
import type { Theme } from './schema/theme.ts';

/**
 * Shows the organisation's icon on a page of ours, in place of the page's own icons.
 *
 * @returns puts back what was there before, without what has gone meanwhile
 */
export function applyFavicon(document: Document, favicon: Theme['favicon']): () => void {
  const { head } = document;
  const { icons } = identityOf(document);
  if (icons.held.length === 0) icons.own = [...head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = favicon.type;
  link.href = favicon.url;
  const show = () => {
    const last = icons.held.at(-1);
    for (const other of [...icons.own, ...icons.held]) other.parentNode?.removeChild(other);
    head.append(...(last ? [last] : icons.own));
  };
  icons.held.push(link);
  show();
  return () => {
    if (!icons.held.includes(link)) return;
    link.parentNode?.removeChild(link);
    icons.held = icons.held.filter((other) => other !== link);
    show();
  };
}
