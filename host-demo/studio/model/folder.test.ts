import { describe, expect, test } from '@jest/globals';
import { change, type DataChange, type Folder, valueAt } from './folder.ts';
import { begin, type History, MOST_STEPS, redo, replace, undo } from './history.ts';

const FOLDER: Folder = {
  code: 'LENDER_A',
  brand: { brand: 'Lender A', pricingData: [{ aprMin: '7.00' }] },
  tokens: { radius: { $type: 'dimension', button: { $value: { value: 8, unit: 'px' } } } },
  copy: {},
  assets: new Map([['assets/logo.svg', new Uint8Array([1])]]),
};
const set = (file: DataChange['file'], path: string, value: DataChange['value'], gesture?: string) => ({
  file,
  path: path.split('/'),
  value,
  label: `${path} to ${JSON.stringify(value)}`,
  gesture,
});

const apply = (history: History, made: ReturnType<typeof set>) =>
  replace(history, change(history.now, made), made.label, made.gesture);

describe('change', () => {
  test('a value is set, and the folder that was stays as it was', () => {
    const before = structuredClone(FOLDER);
    const after = change(FOLDER, set('brand', 'orgMetadata/companyInfo/nmlsId', '9900777'));
    expect(valueAt(after.brand, ['orgMetadata', 'companyInfo', 'nmlsId'])).toBe('9900777');
    expect(after.tokens).toBe(FOLDER.tokens);
    expect(FOLDER).toEqual(before);
  });

  test('what is taken away leaves no empty group behind', () => {
    expect(change(FOLDER, set('tokens', 'radius/button', undefined)).tokens).toEqual({});
    expect(change(FOLDER, set('brand', 'pricingData/0/aprMin', undefined)).brand).toEqual({
      brand: 'Lender A',
    });
  });

  test('entries of lists are reached by their number', () => {
    expect(change(FOLDER, set('brand', 'pricingData/0/aprMax', '9.00')).brand.pricingData).toEqual([
      { aprMin: '7.00', aprMax: '9.00' },
    ]);
  });

  test('a key that would reach the prototype of all objects is none', () => {
    change(FOLDER, set('brand', '__proto__/polluted', true));
    expect('polluted' in {}).toBe(false);
  });

  test('an asset is put in, and taken out', () => {
    const path = ['assets/logo-dark.svg'] as const;
    const more = change(FOLDER, { file: 'assets', path, value: new Uint8Array([2]), label: 'logo' });
    expect([...more.assets.keys()]).toEqual(['assets/logo.svg', 'assets/logo-dark.svg']);
    expect(change(more, { file: 'assets', path, value: undefined, label: 'no logo' })).toEqual(FOLDER);
  });
});

describe('history', () => {
  test('a step is undone and redone by its name', () => {
    const done = apply(begin(FOLDER), set('brand', 'brand', 'Lender B'));
    expect(done.past.at(-1)?.label).toBe('brand to "Lender B"');
    const back = undo(done);
    expect(back.now).toEqual(FOLDER);
    expect(back.future[0]?.label).toBe('brand to "Lender B"');
    expect(redo(back).now).toEqual(done.now);
  });

  test('a change after an undo leaves nothing to redo', () => {
    const back = undo(apply(begin(FOLDER), set('brand', 'brand', 'Lender B')));
    expect(apply(back, set('brand', 'brand', 'Lender C')).future).toEqual([]);
  });

  test('moving a slider is one step', () => {
    let history = begin(FOLDER);
    for (const value of ['B', 'C', 'D']) history = apply(history, set('brand', 'brand', value, 'g1'));
    history = apply(history, set('brand', 'brand', 'E', 'g2'));
    expect(history.past).toHaveLength(2);
    expect(undo(undo(history)).now).toEqual(FOLDER);
  });

  test('so many steps are kept and no more', () => {
    let history = begin(FOLDER);
    for (let index = 0; index <= MOST_STEPS; index += 1)
      history = apply(history, set('brand', 'brand', `${index}`));
    expect(history.past).toHaveLength(MOST_STEPS);
    for (let index = 0; index < MOST_STEPS; index += 1) history = undo(history);
    expect(history.now.brand.brand).toBe('0');
  });
});
