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
 * Of the element that carries the shadow root, against a page's own rules that could still hide or displace it: what is
 * important within counts before what is important without. `all` leaves direction and bidi out.
 */
export const HOST_RULE =
  ':host{all:initial!important;direction:ltr!important;unicode-bidi:isolate!important;display:block!important}';

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
  const host = document.createElement('div');
  const container = document.createElement('div');
  container.id = mountId;
  host.dataset.helocMount = mountId;
  keepKeys(host);
  const styles = isolation === 'shadow' ? host.attachShadow({ mode: 'open' }) : host;
  styles.append(container);
  target.append(host);
  const rule = addStyle(styles, nonce, ':host{}');
  const display = (value: string) => host.style.setProperty('display', value, 'important');
  const show = () => {
    display('block');
    rule.textContent = HOST_RULE;
  };
  if (hidden) display('none');
  else show();
  const remove = () => detach(host);
  // A style element that the policy refuses never gets a sheet.
  if (!rule.sheet) return void remove();
  return { host, container, styles, show, remove };
}

/** Rules that a page's policy allows. */
export function addStyle(parent: ParentNode, nonce: string | undefined, rules: string): HTMLStyleElement {
  const style = document.createElement('style');
  if (nonce) style.setAttribute('nonce', nonce);
  style.textContent = rules;
  parent.append(style);
  return style;
}
