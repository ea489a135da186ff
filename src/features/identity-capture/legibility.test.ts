import { expect, test } from '@jest/globals';
import { flawOf, MEASURED_WIDTH, type Pixels } from './legibility.ts';

const WIDTH = MEASURED_WIDTH;
const HEIGHT = 404;

/** A picture by the brightness of each place. */
function picture(brightness: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      data.fill(brightness(x, y), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  return { data, width: WIDTH, height: HEIGHT };
}

/** Dark strokes in lines on something light, as print is; out of focus the steps between them are a slope. */
const print =
  ({ paper = 210, ink = 30, softness = 0 } = {}) =>
  (x: number, y: number) => {
    const isLine = y % 24 < 10;
    const stroke = isLine ? Math.cos((2 * Math.PI * x) / 40) : -1;
    const darkness = softness ? (stroke + 1) / 2 : Number(stroke > 0);
    return (
      paper -
      (paper - ink) * darkness * (softness ? Math.sin((Math.PI * (y % 24)) / 10) ** 2 * (1 - softness) : 1)
    );
  };
const near = (x: number, y: number, radius: number) => Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < radius;

test('a document in good light has no flaw', () => {
  expect(flawOf(picture(print()))).toBeUndefined();
});

test('a pale one, and one that is white, have none either', () => {
  expect(flawOf(picture(print({ paper: 220, ink: 180 })))).toBeUndefined();
  expect(flawOf(picture(print({ paper: 255 })))).toBeUndefined();
});

test.each([
  ['DARK', picture(print({ paper: 60, ink: 10 }))],
  ['GLARE', picture((x, y) => (near(x, y, 60) ? 255 : print()(x, y)))],
  ['BLUR', picture(print({ softness: 0.3 }))],
] as const)('%s', (flaw, pixels) => {
  expect(flawOf(pixels)).toBe(flaw);
});

test('a small light spot is not glare, and what shines beside the document is not either', () => {
  expect(flawOf(picture((x, y) => (near(x, y, 12) ? 255 : print()(x, y))))).toBeUndefined();
  expect(flawOf(picture((x, y) => (y < 30 || x < 48 ? 255 : print()(x, y))))).toBeUndefined();
});

test('an empty table is not blurred', () => {
  expect(flawOf(picture(() => 120))).toBeUndefined();
});
