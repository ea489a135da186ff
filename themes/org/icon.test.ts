import { expect, test } from '@jest/globals';
import { drawIcon, isBlank } from './icon.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a drawing is the same picture each time', async () => {
  const svg = bytesOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>',
  );
  expect(await drawIcon(svg)).toEqual(await drawIcon(svg));
});

test('what is no drawing is refused', async () => {
  await expect(drawIcon(bytesOf('<svg viewBox="0 0 1 1"><g></svg>'))).rejects.toThrow();
});

/** Pictures of one pixel. */
test.each([
  [
    'opaque',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    false,
  ],
  [
    'clear',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=',
    true,
  ],
  [
    'damaged',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4AAAAAAAAAAAAAAAAAAAAAElFTkSuQmCC',
    true,
  ],
])('a PNG that is %s is blank or not', async (_, base64, expected) => {
  expect(await isBlank(Buffer.from(base64, 'base64'))).toBe(expected);
});
