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
const PAINTS = /^(fill|stroke|stop-color)$/;
/** Others could not be told from the ground they stand on, nor be changed for another. */
const PAINT = /^(none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(.*\))$/i;
/** Of this drawing only. */
const LOCAL_REFERENCE = /^url\(#[\w-]+\)$/;
const NAMESPACE = 'http://www.w3.org/2000/svg';

export const MOST_BYTES = 20_000;
const MOST_DEPTH = 50;

/** As browsers read a picture: they show nothing of one that is not well-formed, which the parser forgives. */
const MARKUP =
  /<(?:\?xml[^?]*\?|!--(?:[^-]|-(?!-))*--|(?<end>\/)?(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/)?)>|[^<]+/y;
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Where a text stops being well-formed. */
function malformedAt(text: string): string | undefined {
  const open: string[] = [];
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    MARKUP.lastIndex = at;
    const match = MARKUP.exec(text);
    const { end, name, attributes = '', empty } = match?.groups ?? {};
    const names = [...attributes.matchAll(/([\w:-]+)\s*=/g)].map(([, each]) => each);
    const isOdd =
      !match ||
      REFERENCE.test(match[0]) ||
      (end && open.pop() !== name) ||
      new Set(names).size < names.length;
    if (isOdd) return text.slice(at, at + 40);
    if (name && !end && !empty) open.push(name);
    at += match[0].length;
  }
  return open.length > 0 ? `the end, where <${open.at(-1)}> is open` : undefined;
}

/** What a drawing has that it must not have, each once. */
export function svgProblems(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  let roots = 0;
  let shapes = 0;
  let isNamed = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (depth === 0) roots += 1;
        if (depth === 0 && name !== 'svg') found.add(`begins with <${name}>`);
        if (depth === 0) isNamed = 'xmlns' in attributes;
        depth += 1;
        if (SHAPES.includes(name)) shapes += 1;
        if (depth > MOST_DEPTH) found.add(`is more than ${MOST_DEPTH} levels deep`);
        if (!ELEMENTS.has(name)) found.add(`has <${name}>`);
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!ATTRIBUTES.has(attribute)) found.add(`has the attribute ${attribute}`);
          else if (attribute === 'xmlns' && value !== NAMESPACE) found.add(`has the namespace ${value}`);
          else if (/url\s*\(/i.test(value) && !LOCAL_REFERENCE.test(value.trim()))
            found.add(`refers to ${value.slice(0, 60)}`);
          else if (PAINTS.test(attribute) && !PAINT.test(value.trim()))
            found.add(`has the color ${value.slice(0, 60)}, which is written like #224466`);
          else if (attribute !== 'xmlns' && /(data|javascript|https?|file):|\/\//i.test(value))
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
  if (roots !== 1) return ['is no drawing'];
  if (found.size > 0) return [...found];
  // What is harmless, and shows nothing.
  if (!isNamed) found.add(`has no xmlns="${NAMESPACE}"`);
  if (shapes === 0) found.add('has no shape');
  const malformed = malformedAt(text);
  if (malformed) found.add(`is not well-formed at ${malformed}`);
  return [...found];
}

/** Ids of a drawing, which must not meet those of another on the same page. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(/\sid\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, id, other]) => id ?? other ?? '');

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

const VIEW_BOX = /viewBox="\s*([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/;

/** A drawing with another view of it; `sides` are left, top, width and height. */
const seenAs = (text: string, sides: readonly number[]): string =>
  text
    .replace(/(<svg\b[^>]*?) width="[^"]*"/, '$1')
    .replace(/(<svg\b[^>]*?) height="[^"]*"/, '$1')
    .replace(VIEW_BOX, `viewBox="${sides.join(' ')}"`);

const viewOf = (text: string): number[] => VIEW_BOX.exec(text)?.slice(1).map(Number) ?? [];

/** A mark in the middle of a square. */
export function squared(text: string): string {
  const [left = 0, top = 0, width = 0, height = 0] = viewOf(text);
  const side = Math.max(width, height);
  return seenAs(text, [left - (side - width) / 2, top - (side - height) / 2, side, side]);
}

/** Round what a drawing is laid on, in parts of its height. */
const MARGIN = 0.15;

/** What says no colour is black, unless the drawing as a whole has one. */
const withFill = (text: string, ink: string): string =>
  text.replace(/<svg\b(?![^>]*\sfill=)/, `<svg fill="${ink}"`);

/**
 * A logo for another ground than that it was drawn for: as it is where it can be seen, in another colour where it has one, else on a
 * light plate.
 */
export function logoOn(text: string, ground: string, ink: string): string {
  const [main, ...others] = paintsOf(text);
  if (!main || contrast(main, ground) >= LEAST_CONTRAST) return text;
  if (others.length === 0)
    return withFill(text, ink).replace(/=(["'])(#[0-9a-f]{3,6})\1/gi, (whole, _, color) =>
      toHex(color) === main ? `="${ink}"` : whole,
    );
  const [x = 0, y = 0, width = 0, height = 0] = viewOf(text);
  const margin = Math.round(height * MARGIN);
  const plate = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  const [left, top, wide, high] = plate;
  return seenAs(text, plate).replace(
    /(<svg\b[^>]*>)/,
    `$1<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="${margin}" fill="#FFFFFF"/>`,
  );
}
