import { expect, test } from '@jest/globals';
import { type Flaw, flawOf } from './flaws.ts';
import { DOCUMENTS, draw, GOOD, numbersFrom, type Scene, TABLES } from './testing/scenes.ts';

/** What is not photographed, and has no table. */
const DRAWN: readonly Scene['document'][] = ['scan', 'scan with a band', 'site', 'dark site'];
const FLAT = { share: 1.001, turn: 0, tilt: 0, light: [1, 1] } as const;
const isDrawn = (document: Scene['document']) => DRAWN.includes(document);

const random = numbersFrom(42);

/** As people take them, of each document on each table: turned, tilted, in uneven light, not quite in focus. */
const good = (Object.keys(DOCUMENTS) as Scene['document'][]).flatMap((document) =>
  (Object.keys(TABLES) as Scene['table'][])
    .filter((table) => !isDrawn(document) || table === 'slate')
    .map((table): Scene => {
      const { width, height } = DOCUMENTS[document];
      if (isDrawn(document)) return { ...GOOD, document, ...FLAT, height: 619, noise: 0 };
      return {
        ...GOOD,
        document,
        table,
        ...(width > height ? { width: 640, height: 480 } : {}),
        share: document === 'receipt' ? 0.3 : 0.62 + 0.2 * random(),
        turn: 14 * random() - 7,
        tilt: 0.08 * random(),
        light: [0.78 + 0.2 * random(), 0.85 + 0.2 * random()],
        noise: 1 + 1.5 * random(),
        blur: 0.7 * random(),
      };
    }),
);

const look = (scene: Scene, longest = 4032) => flawOf(draw(scene), { longest, isCard: false });

test('of good photos at most two in a hundred are said to have a flaw', () => {
  const alarms = good.filter((scene) => look(scene) !== undefined);
  expect(alarms.length / good.length).toBeLessThanOrEqual(0.02);
});

/** Each on documents and tables of its own kind, since a flaw that is found in one only may be found by luck. */
const ON: readonly (readonly [Scene['document'], Scene['table']])[] = [
  ['letter', 'wood'],
  ['pale copy', 'slate'],
  ['license', 'cloth'],
];
const FLAWED: Record<Exclude<Flaw, 'TOO_SMALL'>, Partial<Scene>[]> = {
  DARK: [{ light: [0.22, 0.3] }],
  GLARE: [{ glare: [0.5, 0.5, 0.09] }, { glare: [0.46, 0.54, 0.12] }],
  BLUR: [{ blur: 1.5 }, { blur: 4 }, { motion: 11 }],
  EDGE_CUT_OFF: [{ middle: [0.5, 0.92] }, { middle: [0.5, 0.08] }],
};

test.each(
  (Object.keys(FLAWED) as (keyof typeof FLAWED)[]).flatMap((flaw) =>
    ON.map(([document, table]) => [flaw, document, table] as const),
  ),
)('%s is found in a photo of a %s on %s', (flaw, document, table) => {
  const { width, height } = DOCUMENTS[document];
  const scene = {
    ...GOOD,
    document,
    table,
    ...(width > height ? { width: 640, height: 480 } : {}),
    share: document === 'receipt' ? 0.3 : 0.75,
  };
  expect(FLAWED[flaw].map((change) => look({ ...scene, ...change }))).toEqual(FLAWED[flaw].map(() => flaw));
});

test('too small is what has too few pixels for print, which a card alone needs fewer of', () => {
  expect(look(GOOD, 899)).toBe('TOO_SMALL');
  expect(look(GOOD, 900)).toBeUndefined();
  const card = draw({ ...GOOD, document: 'license', table: 'slate', width: 640, height: 404, share: 0.86 });
  expect(flawOf(card, { longest: 640, isCard: true })).toBeUndefined();
  expect(flawOf(card, { longest: 599, isCard: true })).toBe('TOO_SMALL');
});

test('a small light spot is not glare', () => {
  expect(look({ ...GOOD, glare: [0.5, 0.5, 0.015] })).toBeUndefined();
});

test('an empty, plain table has no flaw, nor does a picture of one colour', () => {
  expect(look({ ...GOOD, table: 'white desk', middle: [3, 3] })).toBeUndefined();
  const data = new Uint8ClampedArray(400 * 300 * 4).fill(120);
  expect(flawOf({ data, width: 400, height: 300 }, { longest: 4000, isCard: false })).toBeUndefined();
});
