import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CODES, folderOf } from '../testing/folders.ts';
import { changesBetween, compared, differences, otherAssets, withChanges } from './difference.ts';

test('a folder differs in nothing from itself', () => {
  for (const code of CODES) expect(differences(folderOf(code), folderOf(code))).toEqual([]);
});

test('what makes one folder of another makes just that', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CODES), fc.constantFrom(...CODES), (one, other) => {
      const [from, to] = [folderOf(one), folderOf(other)];
      const { brand, tokens, copy } = withChanges(from, changesBetween(from, to));
      expect({ brand, tokens, copy }).toEqual({ brand: to.brand, tokens: to.tokens, copy: to.copy });
    }),
    { numRuns: 60 },
  );
});

test('a value is told by file and path, a token as one thing', () => {
  const value = (hex: string) => ({ colorSpace: 'srgb', components: [0, 0, 0], hex });
  const from = {
    brand: { a: { b: [1] } },
    tokens: { color: { primary: { $value: value('#1') } } },
    copy: {},
  };
  const to = {
    brand: { a: { b: [2] } },
    tokens: { color: { primary: { $value: value('#2') } } },
    copy: { x: { y: 'z' } },
  };
  expect(differences(from, to)).toEqual([
    { file: 'brand', path: ['a', 'b'], from: [1], to: [2] },
    { file: 'tokens', path: ['color', 'primary', '$value'], from: value('#1'), to: value('#2') },
    { file: 'copy', path: ['x'], from: undefined, to: { y: 'z' } },
  ]);
});

test('people are told each value and text by itself, beside ours', () => {
  const color = { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } };
  const from = { brand: { hours: { OPS_PHONE: 'A' } }, tokens: {}, copy: { other: { gone: 'Gone' } } };
  const to = {
    brand: { hours: { OPS_PHONE: 'B' }, address: { city: 'Boise' } },
    tokens: { color: { $type: 'color', primary: color } },
    copy: { shell: { help: 'Ask', files: { one: '1 file', other: '{count} files' } } },
  };
  const files = { one: 'A file', other: 'Files: {count}' };
  expect(compared(from, to, { shell: { help: 'Help', files }, other: { gone: 'Here' } })).toEqual([
    { file: 'brand', path: ['hours', 'OPS_PHONE'], from: 'A', to: 'B' },
    { file: 'brand', path: ['address', 'city'], from: undefined, to: 'Boise' },
    { file: 'tokens', path: ['color', 'primary', '$value'], from: undefined, to: color.$value },
    { file: 'copy', path: ['other', 'gone'], from: 'Gone', to: 'Here' },
    { file: 'copy', path: ['shell', 'help'], from: 'Help', to: 'Ask' },
    { file: 'copy', path: ['shell', 'files'], from: files, to: to.copy.shell.files },
  ]);
});

test('assets are compared by their bytes', () => {
  const bytes = (...list: number[]) => new Uint8Array(list);
  const from = new Map([
    ['a', bytes(1)],
    ['b', bytes(1)],
    ['c', bytes(1)],
  ]);
  const to = new Map([
    ['a', bytes(1)],
    ['b', bytes(2)],
    ['d', bytes(1)],
  ]);
  expect(otherAssets(from, to)).toEqual(['b', 'c', 'd']);
});
