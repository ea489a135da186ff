import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { assert, jsonValue, property } from 'fast-check';
import { toJson } from './json.ts';

const ROOT = path.join(__dirname, '../../..');
const PROTOTYPES: object[] = [Array, Object, String, Number, Boolean, Date].map(({ prototype }) => prototype);

test('writes what JSON.stringify writes', () => {
  assert(property(jsonValue(), (value) => toJson(value) === JSON.stringify(value)));
  const holes = { list: [undefined, 1], none: undefined, 'a "b"': '\u2028\n', number: Number.NaN };
  expect(toJson(holes)).toBe(JSON.stringify(holes));
});

describe('on a page whose built-in prototypes have a toJSON', () => {
  beforeEach(() => {
    for (const prototype of PROTOTYPES) Object.assign(prototype, { toJSON: () => 'not the value' });
  });
  afterEach(() => {
    for (const prototype of PROTOTYPES) Reflect.deleteProperty(prototype, 'toJSON');
  });

  test('it is not asked', () => {
    const value = { list: [{ a: 1 }, ['b']], text: 'c', none: null, yes: true };
    expect(toJson(value)).toBe('{"list":[{"a":1},["b"]],"text":"c","none":null,"yes":true}');
  });
});

/** Runs in Node. */
const IN_NODE = ['src/domain/text/json.ts', 'remotes/borrower/prerender/main.ts'];

test('pages write JSON in no other way', () => {
  const files = ['src', 'remotes']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\btesting\//.test(file) && !IN_NODE.includes(file));
  expect(files.length).toBeGreaterThan(1000);
  const others = files.filter((file) =>
    /\bJSON\.stringify\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(others).toEqual([]);
});
