import { STATE_COLORS, type StateColor } from '../tokens.ts';
import { contrast, type Hex, toHex, toward } from './color.ts';
import { type Colors, type ColorToken, PAIRS, type Pair } from './pairs.ts';
import { leastOf, type Scheme } from './settle.ts';

export interface Failure {
  readonly pair: Pair;
  readonly foreground: ColorToken;
  readonly background: ColorToken;
  readonly value: Hex;
  readonly ground: Hex;
  readonly ratio: number;
  readonly least: number;
  /** The nearest colour of the same hue that passes on all it stands on; absent where none does. */
  readonly fix?: Hex | undefined;
}

/** The tokens with what stands in for those of states that have not come. */
export function withStates(tokens: Partial<Colors>): Partial<Colors> {
  const states = Object.entries(STATE_COLORS).map(([name, old]) => [
    name,
    tokens[name as StateColor] ?? tokens[old],
  ]);
  return { ...tokens, ...Object.fromEntries(states) };
}

/** The rows of `PAIRS` that do not hold, worst first. */
export function failures(tokens: Partial<Colors>, scheme: Scheme, wanted?: 'more'): Failure[] {
  const colors = withStates(tokens);
  const found: Failure[] = [];
  for (const pair of PAIRS) {
    const { foreground, backgrounds } = pair;
    const least = leastOf(pair.least, wanted === 'more');
    const value = colors[foreground];
    if (value === undefined) continue;
    for (const background of backgrounds) {
      const ground = colors[background];
      if (ground === undefined) continue;
      const ratio = contrast(value, ground);
      if (ratio >= least) continue;
      found.push({
        pair,
        foreground,
        background,
        value,
        ground,
        ratio,
        least,
        fix: nearest(colors, foreground, scheme, wanted),
      });
    }
  }
  return found.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

function nearest(
  colors: Partial<Colors>,
  token: ColorToken,
  scheme: Scheme,
  wanted?: 'more',
): Hex | undefined {
  const value = toHex(colors[token] as Hex);
  const passes = (color: Hex) =>
    PAIRS.every(({ foreground, backgrounds, least }) => {
      if (foreground !== token) return true;
      return backgrounds.every((name) => {
        const ground = colors[name];
        return ground === undefined || contrast(color, ground) >= leastOf(least, wanted === 'more');
      });
    });
  const ends = scheme === 'light' ? ([0, 1] as const) : ([1, 0] as const);
  return ends.map((end) => toward(value, end, passes)).find(passes);
}

/** A failure in words: `#302858 on surface-sunken #24211B is 1.35, needs 4.5`, and what cannot be seen by which rule. */
export function failureWords({ pair, value, background, ground, ratio, least }: Failure) {
  const rule = pair.criterion === 'own' ? 'our own rule' : `WCAG ${pair.criterion}`;
  return {
    code: 'contrast',
    found: `${value} on ${background.replace('color-', '')} ${ground} is ${ratio.toFixed(2)}, needs ${least}`,
    why: `${pair.name} cannot be seen (${rule})`,
  };
}
