/**
 * Colours as OKLCH (CSS Color 4, section 9.2 and its sample code): steps of lightness look alike at every hue, so a
 * colour can be made darker until it can be read and is still the same colour.
 */

/** `#RRGGBB`, upper case. */
export type Hex = string;
/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];
type Triple = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Three, four, six or eight digits; what is transparent counts as opaque. */
export function toHex(color: string): Hex {
  const digits = color.slice(1).toUpperCase();
  return `#${digits.length < 6 ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('') : digits.slice(0, 6)}`;
}

function linear(color: string): Triple {
  const digits = toHex(color);
  const [red, green, blue] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return [red as number, green as number, blue as number];
}

/** Relative luminance (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast of two luminances, 1 to 21. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG 2.2 contrast of two colours. */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

export function toLch(color: string): Lch {
  const [red, green, blue] = linear(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  ];
}

function fromLch([lightness, chroma, hue]: Lch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour that a screen has: as much of the chroma as there is at this lightness and hue. */
export function paint([lightness, chroma, hue]: Lch): Hex {
  const isShown = (tried: number) =>
    fromLch([lightness, tried, hue]).every((value) => value > -0.0001 && value < 1.0001);
  let [most, least] = [chroma, 0];
  if (isShown(chroma)) least = chroma;
  else
    for (let step = 0; step < 14; step += 1) {
      const middle = (most + least) / 2;
      if (isShown(middle)) least = middle;
      else most = middle;
    }
  return `#${fromLch([lightness, least, hue])
    .map((value) => Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

/**
 * The colour as it is where it passes, else at the nearest lightness at which it does, between its own and `end`
 * (0 or 1); `end` itself where nothing before it does.
 */
export function toward(color: Hex, end: 0 | 1, passes: (color: Hex) => boolean): Hex {
  if (passes(color)) return color;
  const [lightness, chroma, hue] = toLch(color);
  let [failing, passing] = [lightness, end as number];
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + passing) / 2;
    if (passes(paint([middle, chroma, hue]))) passing = middle;
    else failing = middle;
  }
  return paint([passing, passing === end ? 0 : chroma, hue]);
}
