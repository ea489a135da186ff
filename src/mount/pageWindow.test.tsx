import { afterEach, expect, test } from '@jest/globals';
import { pageWindow } from './pageWindow.ts';

afterEach(() => {
  document.querySelector('base')?.remove();
  history.replaceState(null, '', '/');
});

test('a base of another origin does not move the page’s addresses', () => {
  document.head.append(
    Object.assign(document.createElement('base'), { href: 'https://www.lender.example/' }),
  );
  expect(() => history.pushState(null, '', '/apply')).toThrow(/www.lender.example/);
  const own = pageWindow(window);
  own.history.pushState({ step: 1 }, '', '/apply?org=OAKLINE');
  expect(location.pathname + location.search).toBe('/apply?org=OAKLINE');
  own.history.replaceState({ step: 2 }, '', '/apply/for-sale');
  expect(location.pathname).toBe('/apply/for-sale');
  expect(own.history.state).toEqual({ step: 2 });
});
