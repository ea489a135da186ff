import { expect, test } from '@jest/globals';
import { vendorPage } from './vendorPage.ts';

const API = 'http://localhost:4403';

test.each([
  ['/card-page/a/b', `${API}/card-page/a/b`],
  ['https://pay.example/s/1', 'https://pay.example/s/1'],
  ['http://pay.example/s/1', undefined],
  ['//pay.example/s/1', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://user:word@pay.example/', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %j', (url, page) => {
  expect(vendorPage(url, API)).toBe(page);
});
