import { Parser } from 'htmlparser2';
import { contrast, toHex } from '#src/brand/solver/color.ts';

/** What a drawing may hold; a closed list, since it is shown on pages of others. All else is refused, not repaired. */
const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
const ELEMENTS = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  ...SHAPES,
]);
const ATTRIBUTES = new Set([
  'xmlns',
  'viewBox',
  'width',
  'height',
  'role',
  'aria-label',
  'aria-labelledby',
  'id',
  'preserveAspectRatio',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'clip-path',
  'clip-rule',
  'mask',
  'transform',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'points',
  'pathLength',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
]);
/** Of this drawing only. */
const LOCAL_REFERENCE = /^url\(#[\w-]+\)$/;
const NAMESPACE = 'http://www.w3.org/2000/svg';

export const MOST_BYTES = 20_000;

/** What a drawing has that it must not have, each once. */
export function svgProblems(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  let roots = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (depth === 0) roots += 1;
        if (depth === 0 && name !== 'svg') found.add(`begins with <${name}>`);
        depth += 1;
        if (!ELEMENTS.has(name)) found.add(`has <${name}>`);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!ATTRIBUTES.has(attribute)) found.add(`has the attribute ${attribute}`);
          else if (attribute === 'xmlns' && value !== NAMESPACE) found.add(`has the namespace ${value}`);
          else if (/url\s*\(/i.test(value) && !LOCAL_REFERENCE.test(value.trim()))
            found.add(`refers to ${value.slice(0, 60)}`);
          else if (attribute !== 'xmlns' && /(data|javascript|https?|file):/i.test(value))
            found.add(`refers to ${value.slice(0, 60)}`);
        }
      },
      onclosetag: () => {
        depth -= 1;
      },
      onprocessinginstruction: (name, data) => {
        if (name !== '?xml') found.add(`has <${data.slice(0, 20)}>`);
      },
      oncdatastart: () => found.add('has CDATA'),
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  if (roots !== 1) found.add('is no drawing');
  return [...found];
}

/** Ids of a drawing, which must not meet those of another on the same page. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Colours of a drawing, the one that most is drawn in first: the length of what is written of a shape stands for it. */
export function paintsOf(text: string): string[] {
  const sizes = new Map<string, number>();
  const inherited: (string | undefined)[] = [];
  const parser = new Parser(
    {
      onopentag(name, { fill = inherited.at(-1), stroke = '', d = '', points = '', ...rest }) {
        inherited.push(fill);
        const paints = SHAPES.includes(name) ? [fill ?? '#000000', stroke] : [rest['stop-color'] ?? ''];
        for (const paint of paints)
          if (HEX.test(paint)) {
            const color = toHex(paint);
            sizes.set(color, (sizes.get(color) ?? 0) + d.length + points.length + 20);
          }
      },
      onclosetag: () => {
        inherited.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  parser.end();
  return [...sizes].sort(([, one], [, other]) => other - one).map(([color]) => color);
}

/** What a logo's main colour needs to be seen (WCAG 1.4.11). */
export const LEAST_CONTRAST = 3;

/** Round what a drawing is laid on, in parts of its height. */
const MARGIN = 0.15;

/**
 * A logo for another ground than that it was drawn for: as it is where it can be seen, in another colour where it has one, else on a
 * light plate.
 */
export function logoOn(text: string, ground: string, ink: string): string {
  const [main, ...others] = paintsOf(text);
  if (!main || contrast(main, ground) >= LEAST_CONTRAST) return text;
  if (others.length === 0)
    return text.replace(/#[0-9a-f]{3,6}\b/gi, (color) => (toHex(color) === main ? ink : color));
  const [box = '', ...sides] =
    /viewBox="\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(text) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = sides.map(Number);
  const margin = Math.round(height * MARGIN);
  const plate = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  const [left, top, wide, high] = plate;
  return text
    .replace(/(<svg\b[^>]*?) width="[^"]*"/, '$1')
    .replace(/(<svg\b[^>]*?) height="[^"]*"/, '$1')
    .replace(box, `viewBox="${plate.join(' ')}"`)
    .replace(
      /(<svg\b[^>]*>)/,
      `$1<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="${margin}" fill="#FFFFFF"/>`,
    );
}
