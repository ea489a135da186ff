import { describe, expect, test } from '@jest/globals';
import { isSignature, PAD, pathOf, pointAt } from './strokes.ts';

describe('a drawn signature', () => {
  test('is kept in the measure of the pad, whatever its size on the screen', () => {
    const box = { left: 10, top: 20, width: 300, height: 100 };
    expect(pointAt({ clientX: 160, clientY: 70 }, box)).toEqual([300, 100]);
    expect(pointAt({ clientX: 0, clientY: 900 }, box)).toEqual([0, PAD.height]);
  });

  test('is a path of its strokes; a touch is a dot', () => {
    expect(
      pathOf([
        [
          [0, 0],
          [10, 5],
        ],
        [[3, 4]],
      ]),
    ).toBe('M0 0L10 5M3 4L3 4');
  });

  test('is more than a slip of the pen', () => {
    expect(isSignature(undefined)).toBe(false);
    expect(isSignature([[[5, 5]]])).toBe(false);
    expect(
      isSignature([
        [
          [0, 0],
          [40, 0],
        ],
        [
          [0, 10],
          [40, 10],
        ],
      ]),
    ).toBe(true);
  });
});
