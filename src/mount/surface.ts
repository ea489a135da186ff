import { keepKeys } from './ownKeys.ts';

/** Where a mount lives in the host's document. */
export interface Surface {
  /** React renders in here. */
  readonly container: HTMLElement;
  /** What of ours is in the host's own tree. */
  readonly host: HTMLElement;
  /** styled-components puts its style elements in here. */
  readonly styles: HTMLElement | ShadowRoot;
  /** Shows what was made hidden. */
  show(): void;
  remove(): void;
}

/**
 * Of the element that carries the shadow root, against a page's own rules that could still hide or displace it. `all`
 * leaves direction and bidi out.
 */
export const HOST_STYLE =
  'all:initial!important;direction:ltr!important;unicode-bidi:isolate!important;display:block!important';

/** Takes an element away that the page may have taken away before. Not by `remove`: that of Prototype throws then. */
export const detach = (element: Element) => void element.parentNode?.removeChild(element);

/**
 * Adds a surface to the target. With `shadow` the page's styles stop at it; with `light` only its root is reset.
 *
 * @returns undefined where the page's policy refuses our styles
 */
export function createSurface(
  target: Element,
  {
    mountId,
    isolation,
    nonce,
    hidden = false,
  }: {
    mountId: string;
    isolation: 'shadow' | 'light';
    nonce: string | undefined;
    /** Something else stands in its place yet. */
    hidden?: boolean;
  },
): Surface | undefined {
  const host = target.ownerDocument.createElement('div');
  const container = target.ownerDocument.createElement('div');
  container.id = mountId;
  host.dataset.helocMount = mountId;
  keepKeys(host);
  if (isolation === 'shadow') host.style.cssText = HOST_STYLE;
  const display = (value: string) => host.style.setProperty('display', value, 'important');
  if (hidden) display('none');
  const styles = isolation === 'shadow' ? host.attachShadow({ mode: 'open' }) : host;
  styles.append(container);
  target.append(host);
  const remove = () => detach(host);
  if (!stylesAllowed(styles, nonce)) return void remove();
  return { host, container, styles, show: () => display('block'), remove };
}

/** Rules that a page's policy allows. */
export function addStyle(parent: ParentNode, nonce: string | undefined, rules: string): HTMLStyleElement {
  const style = document.createElement('style');
  if (nonce) style.setAttribute('nonce', nonce);
  style.textContent = rules;
  parent.append(style);
  return style;
}

/** A style element that the policy refuses never gets a sheet. */
function stylesAllowed(parent: HTMLElement | ShadowRoot, nonce: string | undefined): boolean {
  const probe = addStyle(parent, nonce, ':host{}');
  const allowed = probe.sheet !== null;
  probe.remove();
  return allowed;
}
