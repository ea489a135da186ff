import type { Theme } from './schema/theme.ts';
import { toCssVariables } from './tokens.ts';

/** What a theme sets on the root of a mount. */
export const themeStyle = ({ scheme, tokens }: Theme): Readonly<Record<string, string>> => ({
  'color-scheme': scheme,
  // For an element below that starts over with `all: initial`.
  '--heloc-color-scheme': scheme,
  ...toCssVariables(tokens),
});

/**
 * Puts a theme on an element of a mount, through CSSOM: a strict `style-src` allows that, and everything below
 * follows in the next frame without rendering again.
 *
 * @returns takes off again what this theme set
 */
export function applyTheme(root: HTMLElement, theme: Theme): () => void {
  const values = themeStyle(theme);
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(values)) root.style.removeProperty(name);
  };
}
