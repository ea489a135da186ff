import type { Colors } from './pairs.ts';
import { type SettleOptions, settle } from './settle.ts';

const isColor = ([name]: readonly [string, unknown]) => name.startsWith('color-');

/**
 * The tokens of a theme with the colours of states. What was chosen stays, but for the focus ring where the inner one is too
 * near to it, and for all that people who ask for more contrast could not see.
 */
export function complete<Given extends Partial<Colors>>(
  tokens: Given,
  options: SettleOptions,
): Given & Colors {
  const colors = Object.fromEntries(Object.entries(tokens).filter(isColor)) as Partial<Colors>;
  const { 'color-focus': _, ...kept } = colors;
  return { ...tokens, ...settle(colors, options.contrast ? {} : kept, options).tokens };
}
