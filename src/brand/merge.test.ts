import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeBrand } from './merge.ts';

describe('mergeBrand', () => {
  it('merges objects by key and replaces lists and everything else', () => {
    const base = { a: { b: 1, c: [1, 2] }, d: 'x', e: { f: true } };
    const over = { a: { c: [3], g: null }, d: { h: 1 } };
    expect(mergeBrand(base, over)).toEqual({ a: { b: 1, c: [3], g: null }, d: { h: 1 }, e: { f: true } });
    expect(base).toEqual({ a: { b: 1, c: [1, 2] }, d: 'x', e: { f: true } });
  });

  it('leaves the base where nothing is laid on it', () => {
    expect(mergeBrand({ a: 1 }, undefined)).toEqual({ a: 1 });
    expect(mergeBrand(undefined, { a: 1 })).toEqual({ a: 1 });
    expect(mergeBrand({ a: 1 }, { a: undefined })).toEqual({ a: 1 });
  });

  it('does not reach prototypes', () => {
    const merged = mergeBrand(
      {},
      JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'),
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect((Object as unknown as { polluted?: number }).polluted).toBeUndefined();
  });

  it('gives the same whichever layers are laid over one another first', () => {
    // As layers have it: what is a group in one is a group in all. Only then can a value be told from a group taken away.
    const leaf = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.array(fc.integer(), { maxLength: 2 }),
    );
    const layer = fc.record(
      {
        a: leaf,
        b: leaf,
        group: fc.record(
          { c: leaf, inner: fc.record({ d: leaf, e: leaf }, { requiredKeys: [] }) },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(layer, layer, layer, (one, two, three) => {
        expect(mergeBrand(mergeBrand(one, two), three)).toEqual(mergeBrand(one, mergeBrand(two, three)));
      }),
    );
  });
});
