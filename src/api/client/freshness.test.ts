import { afterEach, describe, expect, test } from '@jest/globals';
import { isCopy, withUniqueParameter } from './freshness.ts';

/** Whether a service worker of the page answers its requests. */
function control(isControlled: boolean): void {
  const serviceWorker = { controller: isControlled ? {} : null };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { serviceWorker } });
}
const answer = (id?: string) => ({ headers: id === undefined ? {} : { 'x-correlation-id': id } });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'navigator');
});

describe('on a page that no service worker controls', () => {
  test.each([
    ['without service workers', () => {}],
    ['with none that controls it', () => control(false)],
  ])('%s an address stays as it is, and no answer is a copy', (_, prepare) => {
    prepare();
    const query = { display: true };
    expect(withUniqueParameter(query)).toBe(query);
    expect(withUniqueParameter(undefined)).toBeUndefined();
    expect([isCopy(answer('one')), isCopy(answer('one'))]).toEqual([false, false]);
  });
});

describe('on a page that a service worker controls', () => {
  test('no two addresses are the same, and what is asked stays', () => {
    control(true);
    const [first, second] = [withUniqueParameter({ display: true }), withUniqueParameter({ display: true })];
    expect(first).toEqual({ display: true, _: expect.stringMatching(/^[a-z0-9]+$/) });
    expect(second).not.toEqual(first);
    expect(withUniqueParameter(undefined)).toEqual({ _: expect.any(String) });
  });

  test('an answer that was there before is a copy; one without an id is taken as it is', () => {
    control(true);
    expect(['two', 'three', 'two'].map((id) => isCopy(answer(id)))).toEqual([false, false, true]);
    expect([isCopy(answer()), isCopy(answer())]).toEqual([false, false]);
  });
});
