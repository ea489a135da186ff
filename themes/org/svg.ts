import { Parser } from 'htmlparser2';

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
