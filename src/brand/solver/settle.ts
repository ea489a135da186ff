import { contrast, type Hex, luminance, paint, ratioOf, toHex, toLch, toward } from './color.ts';
import { COLOR_TOKENS, type Colors, type ColorToken, PAIRS } from './pairs.ts';

export type Scheme = 'light' | 'dark';

export interface SettleOptions {
  readonly scheme: Scheme;
  /** `prefers-contrast: more`: text has 7:1, and what else has 3:1 gets 4.5:1. */
  readonly contrast?: 'more' | undefined;
}

/** Where a colour is not the one that was chosen. */
export interface Note {
  readonly token: ColorToken;
  readonly chosen: Hex;
  readonly value: Hex;
  /** The background on which the chosen one fails; absent where a fill itself is at fault. */
  readonly on?: ColorToken | undefined;
  readonly ratio: number;
  readonly least: number;
}

export interface Settled {
  readonly tokens: Colors;
  readonly notes: readonly Note[];
}

export const WHITE = '#FFFFFF';
export const BLACK = '#000000';

/** The least ratio of a row, for people who ask for more contrast as well. */
export function leastOf(least: number, more: boolean): number {
  if (!more || least > 5) return least;
  return least > 4 ? 7 : 4.5;
}

/** Whether text can be read on a surface: dark text in a light scheme, light text in a dark one. */
export function isOfScheme(surface: Hex, scheme: Scheme, more = false): boolean {
  return contrast(surface, scheme === 'light' ? BLACK : WHITE) >= leastOf(4.5, more);
}

/** What text lies on. */
const isSurface = (token: ColorToken) =>
  /-surface|-page$|autofill/.test(token) && PAIRS.some(({ backgrounds }) => backgrounds.includes(token));

/**
 * Completes the colours of a theme so that every row of `PAIRS` holds: what is `kept` stays as it is, all else starts from what
 * is given and moves in lightness alone. The colours of states are made of the others where none are given.
 */
export function settle(
  given: Partial<Colors>,
  kept: Partial<Colors>,
  { scheme, contrast: wanted }: SettleOptions,
): Settled {
  const more = wanted === 'more';
  const isLight = scheme === 'light';
  const end = isLight ? 0 : 1;
  const notes: Note[] = [];
  const tokens = { ...given } as Record<ColorToken, Hex>;
  const note = (token: ColorToken, value: Hex, rest: Omit<Note, 'token' | 'chosen' | 'value'>) => {
    const chosen = tokens[token];
    if (value !== chosen) notes.push({ token, chosen, value, ...rest });
    tokens[token] = value;
  };

  /** Moves a foreground until all its rows hold; `otherwise` is where it starts when there is none. */
  const solve = (token: ColorToken, otherwise?: Hex, aim = 0) => {
    tokens[token] ??= otherwise ?? BLACK;
    if (kept[token] !== undefined) return;
    const grounds = PAIRS.filter(({ foreground }) => foreground === token).flatMap(({ backgrounds, least }) =>
      backgrounds.map((on) => ({ on, ground: luminance(tokens[on]), least: leastOf(least, more) })),
    );
    const start = toHex(tokens[token]);
    const own = luminance(start);
    const passes = (color: Hex) => {
      const light = luminance(color);
      return grounds.every(({ ground, least }) => ratioOf(light, ground) >= Math.max(least, aim));
    };
    const value = passes(start) ? tokens[token] : toward(start, end, passes);
    const [worst] = grounds
      .map(({ on, ground, least }) => ({ on, least, ratio: ratioOf(own, ground) }))
      .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    if (worst && worst.ratio < worst.least) note(token, value, worst);
    else tokens[token] = value;
  };

  /** What is written on a fill: tinted white or black, the pure one where only that can be read. */
  const writing = (fill: Hex): Hex | undefined => {
    const [, chroma, hue] = toLch(fill);
    const inks = [
      paint([0.985, Math.min(chroma, 0.012), hue]),
      paint([0.2, Math.min(chroma, 0.03), hue]),
      WHITE,
      BLACK,
    ];
    return inks.find((ink) => contrast(ink, fill) >= leastOf(4.5, more));
  };
  /** A fill with what is written on it. Only more contrast can move a fill: at 4.5 black or white can be read on any. */
  const fill = (token: ColorToken, on: ColorToken) => {
    const color = toHex(tokens[token]);
    const best = Math.max(contrast(color, WHITE), contrast(color, BLACK));
    const ground = toward(
      color,
      contrast(color, WHITE) === best ? 0 : 1,
      (tried) => writing(tried) !== undefined,
    );
    note(token, ground === color ? tokens[token] : ground, { ratio: best, least: leastOf(4.5, more) });
    const written = tokens[on];
    if (kept[on] === undefined && !(written && contrast(written, ground) >= leastOf(4.5, more)))
      tokens[on] = writing(ground) ?? BLACK;
  };
  /** The same hue and, if it is not said, chroma, at another lightness. */
  const moved = (color: Hex, by: number, most = 1): Hex => {
    const [lightness, chroma, hue] = toLch(color);
    return paint([Math.min(1, Math.max(0, lightness + by)), Math.min(chroma, most), hue]);
  };
  /** Nearer to the page, or farther from it: how light and dark schemes differ. */
  const nearer = (by: number) => (isLight ? by : -by);

  const [, , linkHue] = toLch(tokens['color-link']);
  tokens['color-autofill'] ??= paint([isLight ? 0.955 : 0.3, 0.035, linkHue]);
  tokens['color-focus-inner'] ??= isLight ? WHITE : BLACK;
  for (const token of COLOR_TOKENS) {
    if (!isSurface(token) || kept[token] !== undefined) continue;
    const surface = toHex(tokens[token]);
    const value = toward(surface, isLight ? 1 : 0, (color) => isOfScheme(color, scheme, more));
    note(token, value === surface ? tokens[token] : value, {
      ratio: contrast(surface, isLight ? BLACK : WHITE),
      least: leastOf(4.5, more),
    });
  }

  // Of text of some length 7:1 is aimed at.
  solve('color-text', undefined, 7);
  solve('color-text-muted');
  solve('color-heading', undefined, 7);
  solve('color-link');
  for (const name of ['error', 'success', 'warning', 'info'] as const) solve(`color-${name}`);
  solve('color-control-border');
  solve('color-focus');

  fill('color-header', 'color-on-header');
  fill('color-footer', 'color-on-footer');
  fill('color-primary', 'color-on-primary');
  const primary = tokens['color-primary'];
  const ink = tokens['color-on-primary'];
  const reads = (color: Hex) => contrast(color, ink) >= leastOf(4.5, more);
  const up = luminance(ink) < luminance(primary);
  const [lightness] = toLch(primary);
  const room = Math.min(0.1, up ? 1 - lightness : lightness);
  /** Away from what is written on it; where there is no room, towards it as far as that can be read. */
  const step = (share: number) =>
    room >= 0.04
      ? moved(primary, (up ? room : -room) * share)
      : toward(moved(primary, (up ? -0.1 : 0.1) * share), up ? 1 : 0, reads);
  for (const [token, share] of [
    ['color-primary-hover', 0.5],
    ['color-primary-active', 1],
  ] as const)
    if (kept[token] === undefined && !(tokens[token] && reads(tokens[token]))) tokens[token] = step(share);

  solve('color-primary-edge', primary);
  solve('color-link-hover', moved(tokens['color-link'], nearer(-0.08)));
  // Purple, as browsers have it, but where the links are purple themselves.
  const isPurple = Math.abs(linkHue - 315) < 30;
  solve('color-link-visited', paint([isLight ? 0.42 : 0.8, 0.12, isPurple ? 270 : 315]));
  solve('color-placeholder', moved(tokens['color-text-muted'], nearer(0.06)));
  solve('color-control-hover', moved(tokens['color-control-border'], nearer(-0.14)));
  solve('color-error-border', tokens['color-error']);
  solve('color-disabled-text', moved(tokens['color-text-muted'], nearer(0.16)));
  solve('color-disabled-border', moved(tokens['color-control-border'], nearer(0.06), 0.012));
  return {
    tokens: Object.fromEntries(COLOR_TOKENS.map((name) => [name, tokens[name]])) as unknown as Colors,
    notes,
  };
}
