import { identityOf } from './pageIdentity.ts';
import type { Theme } from './schema/theme.ts';

/** With what stands before it for browsers that take no drawing; a field of it, as copies of other remotes have to find it. */
type Icon = HTMLLinkElement & { png?: HTMLLinkElement };

const linksOf = (icon: Icon) => (icon.png ? [icon.png, icon] : [icon]);

/**
 * Shows the organisation's icon on a page of ours, in place of the page's own icons.
 *
 * @returns puts back what was there before, without what has gone meanwhile
 */
export function applyFavicon(document: Document, { url, type, png }: Theme['favicon']): () => void {
  const { head } = document;
  const { icons } = identityOf(document);
  if (icons.held.length === 0) icons.own = [...head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const linkTo = (href: string, kind: string): Icon =>
    Object.assign(document.createElement('link'), { rel: 'icon', type: kind, href });
  const icon = linkTo(url, type);
  if (png) {
    icon.png = linkTo(png, 'image/png');
    icon.png.setAttribute('sizes', '32x32');
  }
  const show = () => {
    const last = icons.held.at(-1);
    for (const link of [...icons.own, ...icons.held.flatMap(linksOf)]) link.parentNode?.removeChild(link);
    head.append(...(last ? linksOf(last) : icons.own));
  };
  icons.held.push(icon);
  show();
  return () => {
    if (!icons.held.includes(icon)) return;
    for (const link of linksOf(icon)) link.parentNode?.removeChild(link);
    icons.held = icons.held.filter((other) => other !== icon);
    show();
  };
}
