import { type Hex, paint, toHex, toLch } from './color.ts';
import type { Colors } from './pairs.ts';
import { isOfScheme, type Settled, type SettleOptions, settle, WHITE } from './settle.ts';

export type { Note, Scheme } from './settle.ts';

/** What a designer chooses. All else follows. */
export interface Seeds {
  readonly primary: Hex;
  /** Links; the primary where there is none. */
  readonly accent?: Hex | undefined;
  /** Left out where it is not of the scheme. */
  readonly page?: Hex | undefined;
  readonly header?: Hex | 'page' | 'tint' | 'ink' | 'brand' | undefined;
  readonly footer?: Hex | undefined;
}

export interface DeriveOptions extends SettleOptions {
  /** Set by hand and kept; what stands on it or under it is derived to go with it. */
  readonly advanced?: Partial<Colors> | undefined;
}

/** Hues of the four meanings: ours, whatever the brand's. */
const STATUS = { error: 25, success: 150, warning: 75, info: 250 } as const;

/** Every colour of a theme from its seeds, so that every row of `PAIRS` holds. The brand's own is never changed. */
export function derive(seeds: Seeds, { scheme, contrast, advanced = {} }: DeriveOptions): Settled {
  const isLight = scheme === 'light';
  const brand = toHex(seeds.primary);
  const accent = toHex(seeds.accent ?? brand);
  const [, chroma, hue] = toLch(brand);
  /** A colour of the primary's hue, at a lightness in a light scheme and one in a dark. */
  const tint = (light: number, dark: number, most: number, angle = hue, own = chroma) =>
    paint([isLight ? light : dark, Math.min(own, most), angle]);

  const chosen = advanced['color-page'] ?? seeds.page;
  const page =
    chosen && isOfScheme(chosen, scheme, contrast === 'more') ? toHex(chosen) : tint(0.982, 0.2, 0.006);
  const [pageLightness, pageChroma, pageHue] = toLch(page);
  /** A step from the page, to the side on which text can be read. */
  const beside = (step: number) => {
    const [one, other] = [step, -step].map((by) =>
      paint([Math.min(1, Math.max(0, pageLightness + by)), Math.min(pageChroma, 0.03), pageHue]),
    ) as [Hex, Hex];
    return isOfScheme(one, scheme, contrast === 'more') ? one : other;
  };
  const { header = 'page', footer } = seeds;
  const headers: Record<string, Hex> = {
    page,
    tint: tint(0.95, 0.27, 0.03),
    ink: tint(0.25, 0.17, 0.04),
    brand,
  };
  const start: Partial<Colors> = {
    'color-page': page,
    'color-surface': isLight ? WHITE : beside(0.04),
    'color-surface-sunken': beside(isLight ? -0.025 : 0.085),
    'color-selected-surface': tint(0.955, 0.31, 0.035),
    'color-border': tint(0.88, 0.38, 0.015),
    'color-overlay': `${tint(0.2, 0, 0.03)}B3`,
    'color-text': tint(0.26, 0.94, 0.015),
    'color-text-muted': tint(0.46, 0.78, 0.018),
    'color-heading': tint(0.28, 0.95, 0.04),
    'color-control-border': tint(0.6, 0.6, 0.02),
    'color-link': accent,
    'color-focus': tint(0.36, 0.86, 0.1, toLch(accent)[2], toLch(accent)[1]),
    'color-primary': brand,
    'color-header': headers[header] ?? toHex(header),
    'color-footer': footer ? toHex(footer) : tint(0.25, 0.16, 0.03),
    ...Object.fromEntries(
      Object.entries(STATUS).flatMap(([name, angle]) => [
        [`color-${name}`, tint(0.48, 0.82, isLight ? 0.17 : 0.12, angle, 1)],
        [`color-${name}-surface`, tint(0.955, 0.28, 0.03, angle, 1)],
      ]),
    ),
  };
  return settle({ ...start, ...advanced }, advanced, { scheme, contrast });
}
