import {
  type Check,
  type Checked,
  FieldError,
  list,
  number,
  type OnUnknown,
  oneOf,
  optional,
  record,
  shape,
  text,
} from '../check.ts';
import { TOKEN_NAMES, type Tokens, tokenProblem } from '../tokens.ts';
import { asset, code } from './formats.ts';

const mark = { src: asset, width: number, height: number };
type Mark = Checked<ReturnType<typeof shape<typeof mark>>>;
/** `short`: for phones, where the whole is wide. */
const logo = shape({ ...mark, short: optional(shape(mark)) });

/** Laid over the light one where the device is dark; or why there is none. */
const darkFile: Check<{ tokens: Record<string, unknown>; logo: Checked<typeof logo> } | string> = (
  value,
  field,
  onUnknown,
) =>
  typeof value === 'string'
    ? text()(value, field)
    : shape({ tokens: record((token) => token), logo })(value, field, onUnknown);

const themeFile = shape({
  extends: optional(code),
  scheme: oneOf('light', 'dark'),
  /** How the page header is laid out. */
  header: optional(oneOf('start', 'center'), 'start'),
  tokens: record((value) => value),
  dark: optional(darkFile),
  logo,
  /** `png`: of 32 px, where it is a drawing. */
  favicon: shape({
    src: asset,
    type: oneOf('image/svg+xml', 'image/png'),
    png: optional(shape({ src: asset })),
  }),
  fonts: optional(
    list(
      shape({
        family: text(/^[a-z][a-z0-9]*( [a-z0-9]+)*$/i, 'must be a font family name'),
        weight: text(/^[1-9]00( [1-9]00)?$/, 'must be a weight or a range like "400 700"'),
        style: optional(oneOf('normal', 'italic'), 'normal'),
        src: asset,
      }),
    ),
    [],
  ),
  /** Fonts of the device in the proportions of those: what `FontFace` takes, and nothing that is fetched. */
  fallbacks: optional(list(record(text(/^(?:local\("[\w -]+"\),?)+$|^[\w.%-]+$/))), []),
});

export interface ThemeFont {
  /** Prefixed `heloc-{org}-`: a page's own fonts cannot be meant, nor replaced. */
  readonly family: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly url: string;
}

/** A font of the device as wide as one of the theme's, which stands in for it until that is there. */
export interface ThemeFallback {
  /** As in the tokens; prefixed as that of a font is. */
  readonly family: string;
  /** By the names under which devices know it. */
  readonly source: string;
  readonly weight: string;
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
}

export interface Logo {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly short?: Logo | undefined;
}

/** The validated theme of one organisation; its URLs are absolute. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  /** Instead, where the device is dark; the same scheme everywhere without it. */
  readonly dark?: { readonly tokens: Tokens; readonly logo: Logo } | undefined;
  readonly header: 'start' | 'center';
  readonly tokens: Tokens;
  readonly logo: Logo;
  readonly favicon: { readonly url: string; readonly type: string; readonly png?: string | undefined };
  readonly fonts: readonly ThemeFont[];
  readonly fallbacks: readonly ThemeFallback[];
}

/** Reads `theme.json`. `base` is where it lies; its assets are relative to that. Throws `FieldError`. */
export function parseTheme(
  data: unknown,
  { org, base, onUnknown }: { org: string; base: string; onUnknown?: OnUnknown },
): Theme {
  const file = themeFile(data, '', onUnknown);
  const dark = typeof file.dark === 'string' ? undefined : file.dark;
  for (const [field, tokens] of Object.entries({ tokens: file.tokens, 'dark.tokens': dark?.tokens }))
    for (const [name, value] of Object.entries({ ...tokens })) {
      const problem = tokenProblem(name, value);
      if (problem) throw new FieldError(`${field}.${name}`, problem);
    }
  for (const name of TOKEN_NAMES) {
    if (!Object.hasOwn(file.tokens, name)) throw new FieldError(`tokens.${name}`, 'is missing');
  }
  const locate = (src: string, field: string) => {
    const url = URL.canParse(src, base) ? new URL(src, base).href : '';
    if (!/^https?:/.test(url)) throw new FieldError(field, 'must be an http(s) address or a path');
    return url;
  };
  const own = new Map(file.fonts.map(({ family }) => [family.toLowerCase(), fontFamily(org, family)]));
  const rename = (families: string) =>
    families
      .split(',')
      .map((family) => own.get(family.trim().toLowerCase()) ?? family.trim())
      .join(', ');
  const resolve = (tokens: Tokens): Tokens => ({
    ...tokens,
    'font-body': rename(tokens['font-body']),
    'font-heading': rename(tokens['font-heading']),
  });
  const tokens = file.tokens as Tokens;
  const image = ({ src, short, ...size }: Mark & { short?: Mark | undefined }, field: string): Logo => ({
    url: locate(src, `${field}.src`),
    ...size,
    short: short && image(short, `${field}.short`),
  });
  return {
    scheme: file.scheme,
    header: file.header,
    tokens: resolve(tokens),
    dark: dark && {
      tokens: resolve({ ...tokens, ...(dark.tokens as Partial<Tokens>) }),
      logo: image(dark.logo, 'dark.logo'),
    },
    logo: image(file.logo, 'logo'),
    favicon: {
      url: locate(file.favicon.src, 'favicon.src'),
      type: file.favicon.type,
      png: file.favicon.png && locate(file.favicon.png.src, 'favicon.png.src'),
    },
    fonts: file.fonts.map(({ family, weight, style, src }, index) => ({
      family: fontFamily(org, family),
      weight,
      style,
      url: locate(src, `fonts[${index}].src`),
    })),
    fallbacks: file.fallbacks as unknown as readonly ThemeFallback[],
  };
}

export const fontFamily = (org: string, family: string) =>
  `heloc-${org}-${family}`.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
