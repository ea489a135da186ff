import type { Theme } from './schema/theme.ts';
import { toCssVariables } from './tokens.ts';

/** Of a device that is set to dark. */
export const DARK = '(prefers-color-scheme: dark)';

/** Where there is room for a short mark only, if the lender has one. */
export const PHONE = '(max-width: 30em)';

/** What a theme sets on the root of a mount; `isDark`: on a dark device. */
export function themeStyle(theme: Theme, isDark = false): Readonly<Record<string, string>> {
  const dark = isDark ? theme.dark : undefined;
  const scheme = dark ? 'dark' : theme.scheme;
  return {
    'color-scheme': scheme,
    // For an element below that starts over with `all: initial`.
    '--heloc-color-scheme': scheme,
    ...toCssVariables(dark?.tokens ?? theme.tokens),
  };
}

/**
 * Puts a theme on an element of a mount, through CSSOM: a strict `style-src` allows that, and everything below
 * follows in the next frame without rendering again. Where the theme has a dark scheme, it follows the device.
 *
 * @returns takes off again what this theme set
 */
export function applyTheme(root: HTMLElement, theme: Theme): () => void {
  const device = theme.dark && root.ownerDocument.defaultView?.matchMedia?.(DARK);
  const names = Object.keys(themeStyle(theme));
  const set = () => {
    const values = themeStyle(theme, device?.matches);
    for (const name of names) root.style.setProperty(name, values[name] ?? '');
  };
  set();
  device?.addEventListener('change', set);
  return () => {
    device?.removeEventListener('change', set);
    for (const name of names) root.style.removeProperty(name);
  };
}
