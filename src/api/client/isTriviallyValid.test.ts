import { describe, expect, test } from '@jest/globals';
import { object, string } from 'yup';
import { ENDPOINTS } from '#packages/testing/msw/endpoints.ts';
import { contract } from '../contract/contract.ts';
import { isTriviallyValid } from './isTriviallyValid.ts';

const OTHERS = [undefined, null, '', 'x', 0, Number.NaN, true, [], {}, [null]];

/** Every value that differs from this one in one place. */
function* variants(value: unknown): Generator<unknown> {
  yield* OTHERS;
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      for (const other of variants(item)) yield value.with(index, other);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      for (const other of variants(item)) yield { ...value, [key]: other };
}

describe('what is plainly valid', () => {
  test.each(Object.entries(contract))('%s: yup thinks so, too', (name, { response }) => {
    const example = (ENDPOINTS as Record<string, readonly unknown[]>)[name]?.[2];
    for (const value of [example, ...variants(example)]) {
      if (isTriviallyValid(response, value)) expect(response.isValidSync(value, { strict: true })).toBe(true);
    }
  });

  test('is an application, and no part of it that is missing or another', () => {
    const { response } = contract.getHeloc;
    const example = (ENDPOINTS as Record<string, readonly unknown[]>).getHeloc?.[2];
    expect(isTriviallyValid(response, example)).toBe(true);
    let refused = 0;
    for (const value of variants(example)) {
      const isValid = response.isValidSync(value, { strict: true });
      expect(isTriviallyValid(response, value)).toBe(isValid);
      refused += isValid ? 0 : 1;
    }
    expect(refused).toBeGreaterThan(100);
  });

  test.each([
    ['a choice', string().oneOf(['a'])],
    ['a pattern', string().matches(/a/)],
    ['a condition', object({ a: string(), b: string().when('a', ([a], b) => (a ? b.required() : b)) })],
  ])('%s is left to yup', (_, schema) => {
    expect(isTriviallyValid(schema, schema.type === 'object' ? { a: 'a', b: 'a' } : 'a')).toBe(false);
  });
});
