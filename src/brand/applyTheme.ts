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

const known = new WeakMap<object, string>();

/** Each token is checked, but once. */
function declarationsOf(theme: Theme, isDark: boolean): string {
  const shown = (isDark && theme.dark) || theme;
  let text = known.get(shown);
  if (text === undefined) {
    const values = Object.entries(themeStyle(theme, isDark));
    text = values.map((declaration) => declaration.join(':')).join(';');
    known.set(shown, text);
  }
  return text;
}

/**
 * Puts a theme on the element of a mount that has nothing but its theme, in place of the one before, through CSSOM: a strict
 * `style-src` allows that, and everything below follows in the next frame without rendering again. At once, as whoever watches
 * the attribute is told of each change. Where the theme has a dark scheme, it follows the device.
 *
 * @returns no longer follows it
 */
export function applyTheme({ ownerDocument, style }: HTMLElement, theme: Theme): () => void {
  const device = theme.dark && ownerDocument.defaultView?.matchMedia?.(DARK);
  const set = () => {
    style.cssText = declarationsOf(theme, device?.matches === true);
  };
  set();
  if (!device) return () => {};
  device.addEventListener('change', set);
  return () => device.removeEventListener('change', set);
}
