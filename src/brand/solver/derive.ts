import { contrast, type Hex, luminance, paint, toHex, toLch, toward } from './color.ts';
import { COLOR_TOKENS, type Colors, type ColorToken, PAIRS } from './pairs.ts';

export type Scheme = 'light' | 'dark';

/** What a designer chooses. All else follows. */
export interface Seeds {
  readonly primary: Hex;
  /** Links; the primary where there is none. */
  readonly accent?: Hex | undefined;
  readonly page?: Hex | undefined;
  readonly header?: Hex | 'page' | 'tint' | 'ink' | 'brand' | undefined;
  readonly footer?: Hex | undefined;
}

export interface DeriveOptions {
  readonly scheme: Scheme;
  /** `prefers-contrast: more`: text has 7:1 and what else has 3:1 gets 4.5:1. */
  readonly contrast?: 'more' | undefined;
  /** Set by hand and kept; what stands on it or under it is derived to go with it. */
  readonly advanced?: Partial<Colors> | undefined;
}

/** Where a colour is not the one that was chosen. */
export interface Note {
  readonly token: ColorToken;
  readonly chosen: Hex;
  readonly value: Hex;
  /** The background on which the chosen one fails; absent where the fill itself is at fault. */
  readonly on?: ColorToken | undefined;
  readonly ratio: number;
  readonly least: number;
}

export interface Derived {
  readonly tokens: Colors;
  readonly notes: readonly Note[];
}

const WHITE = '#FFFFFF';
const BLACK = '#000000';
/** Hues of the four meanings: ours, whatever the brand's. */
const STATUS = { error: 25, success: 150, warning: 75, info: 250 } as const;

/** The least ratio of a row, for people who ask for more contrast as well. */
export const leastOf = (least: number, more: boolean) => {
  if (!more || least > 5) return least;
  return least > 4 ? 7 : 4.5;
};

/** Whether dark text (light: light text) can be read on a surface. */
export function isOfScheme(surface: Hex, scheme: Scheme, more = false): boolean {
  return contrast(surface, scheme === 'light' ? BLACK : WHITE) >= (more ? 7 : 4.5);
}

/** Every colour of a theme from its seeds, so that every row of `PAIRS` holds. */
export function derive(seeds: Seeds, { scheme, contrast: wanted, advanced = {} }: DeriveOptions): Derived {
  const more = wanted === 'more';
  const isLight = scheme === 'light';
  const end = isLight ? 0 : 1;
  const notes: Note[] = [];
  const tokens = {} as Record<ColorToken, Hex>;
  const brand = toHex(seeds.primary);
  const accent = toHex(seeds.accent ?? brand);
  const [, chroma, hue] = toLch(brand);
  const set = (token: ColorToken, value: Hex) => {
    tokens[token] = advanced[token] ?? value;
  };
  /** A colour of the primary's hue; `light` or `dark` is its lightness in that scheme. */
  const tinted = (light: number, dark: number, most: number, angle = hue, own = chroma) =>
    paint([isLight ? light : dark, Math.min(own, most), angle]);

  // Surfaces.
  const chosen = seeds.page && toHex(seeds.page);
  const page = chosen && isOfScheme(chosen, scheme, more) ? chosen : undefined;
  const [, pageChroma, pageHue] = page ? toLch(page) : [0, chroma, hue];
  const [pageLightness] = toLch(page ?? tinted(0.982, 0.2, 0.006));
  /** Steps from the page, to the side on which text can still be read. */
  const beside = (step: number, most: number) => {
    const at = (lightness: number) =>
      paint([Math.min(1, Math.max(0, lightness)), Math.min(pageChroma, most), pageHue]);
    const color = at(pageLightness + step);
    return isOfScheme(color, scheme, more) ? color : at(pageLightness - step);
  };
  set('color-page', page ?? tinted(0.982, 0.2, 0.006));
  set('color-surface', isLight ? WHITE : beside(0.04, 0.03));
  set('color-surface-sunken', beside(isLight ? -0.025 : 0.085, isLight ? 0.02 : 0.03));
  set('color-selected-surface', tinted(0.955, 0.31, 0.035));
  for (const [name, angle] of Object.entries(STATUS))
    set(`color-${name as keyof typeof STATUS}-surface`, tinted(0.955, 0.28, 0.03, angle, 1));
  set('color-autofill', tinted(0.955, 0.3, 0.035, toLch(accent)[2], 1));
  set('color-border', tinted(0.88, 0.38, 0.015));
  set('color-overlay', `${tinted(0.2, 0, 0.03)}B3`);

  const rows = (token: ColorToken) => PAIRS.filter(({ foreground }) => foreground === token);
  /** Sets a foreground: as given where all its rows hold, else at the nearest lightness where they do. */
  const solve = (token: ColorToken, given: Hex, aim?: number, to: 0 | 1 = end) => {
    const grounds = rows(token).flatMap(({ backgrounds, least }) =>
      backgrounds.map((ground) => ({ ground, least: leastOf(least, more) })),
    );
    const passes = (color: Hex) =>
      grounds.every(({ ground, least }) => contrast(color, tokens[ground]) >= Math.max(least, aim ?? 0));
    const value = toward(given, to, passes);
    const [worst] = grounds
      .map(({ ground, least }) => ({ ground, least, ratio: contrast(given, tokens[ground]) }))
      .filter(({ ratio, least }) => ratio < least)
      .sort((a, b) => a.ratio - b.ratio);
    if (worst)
      notes.push({ token, chosen: given, value, on: worst.ground, ratio: worst.ratio, least: worst.least });
    set(token, value);
  };
  /** What is written on a fill: tinted white or black, the pure one where only that can be read. */
  const writing = (fill: Hex, least: number) => {
    const [, own, angle] = toLch(fill);
    const inks = [
      paint([0.985, Math.min(own, 0.012), angle]),
      paint([0.2, Math.min(own, 0.03), angle]),
      WHITE,
      BLACK,
    ];
    return inks.find((ink) => contrast(ink, fill) >= least);
  };
  /** A fill with what is written on it. Only more contrast can move a fill: at 4.5 black or white can be read on any. */
  const fill = (token: ColorToken, on: ColorToken, given: Hex) => {
    const least = leastOf(4.5, more);
    const to = contrast(given, WHITE) >= contrast(given, BLACK) ? 0 : 1;
    const ground = toward(
      toHex(advanced[token] ?? given),
      to,
      (color) => writing(color, least) !== undefined,
    );
    tokens[token] = ground;
    set(on, writing(ground, least) ?? BLACK);
    if (ground !== given)
      notes.push({
        token,
        chosen: given,
        value: ground,
        ratio: Math.max(contrast(given, WHITE), contrast(given, BLACK)),
        least,
      });
  };

  // Writing. For text of some length 7:1 is aimed at.
  solve('color-text', tinted(0.26, 0.94, 0.015), 7);
  solve('color-text-muted', tinted(0.46, 0.78, 0.018));
  solve('color-heading', tinted(0.28, 0.95, 0.04), 7);
  solve('color-link', accent);
  const [linkLightness, linkChroma, linkHue] = toLch(tokens['color-link']);
  const away = isLight ? -0.08 : 0.06;
  const moved = (lightness: number, own: number, angle: number) =>
    paint([Math.min(1, Math.max(0, lightness + away)), own, angle]);
  solve('color-link-hover', moved(linkLightness, linkChroma, linkHue));
  solve('color-link-visited', paint([isLight ? 0.42 : 0.8, 0.12, Math.abs(linkHue - 315) < 30 ? 280 : 315]));
  for (const [name, angle] of Object.entries(STATUS))
    solve(`color-${name as keyof typeof STATUS}`, tinted(0.48, 0.82, isLight ? 0.17 : 0.12, angle, 1));

  // Fills.
  fill('color-primary', 'color-on-primary', brand);
  const primary = tokens['color-primary'];
  const ink = tokens['color-on-primary'];
  const [lightness, own, angle] = toLch(primary);
  const up = luminance(ink) < luminance(primary);
  const room = Math.min(0.1, up ? 1 - lightness : lightness);
  const step = (share: number) => {
    if (room >= 0.04) return paint([lightness + (up ? 1 : -1) * room * share, own, angle]);
    const nearer = lightness + (up ? -0.1 : 0.1) * share;
    return toward(
      paint([nearer, own, angle]),
      up ? 1 : 0,
      (color) => contrast(color, ink) >= leastOf(4.5, more),
    );
  };
  set('color-primary-hover', step(0.5));
  set('color-primary-active', step(1));
  solve('color-primary-edge', primary);

  // Controls.
  solve('color-control-border', tinted(0.6, 0.6, 0.02));
  solve('color-control-hover', tinted(0.46, 0.76, 0.03));
  solve('color-disabled-border', tinted(0.68, 0.5, 0.012));
  solve('color-disabled-text', tinted(0.64, 0.56, 0.012));
  solve('color-error-border', tokens['color-error']);
  solve('color-placeholder', tinted(0.54, 0.7, 0.012));
  solve('color-focus', accent);
  set('color-ring-inner', WHITE);
  solve('color-ring-outer', paint([0.3, 0.06, toLch(accent)[2]]), undefined, 0);

  // Header and footer.
  const { header = 'page', footer } = seeds;
  const grounds = {
    page: tokens['color-page'],
    tint: tinted(0.95, 0.27, 0.03),
    ink: tinted(0.25, 0.17, 0.04),
    brand,
  };
  fill(
    'color-header',
    'color-on-header',
    Object.hasOwn(grounds, header) ? grounds[header as keyof typeof grounds] : toHex(header),
  );
  fill('color-footer', 'color-on-footer', footer ? toHex(footer) : tinted(0.25, 0.16, 0.03));

  return {
    tokens: Object.fromEntries(COLOR_TOKENS.map((name) => [name, tokens[name]])) as unknown as Colors,
    notes,
  };
}
