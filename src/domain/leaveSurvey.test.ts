import { expect, test } from '@jest/globals';
import { surveyedScreen } from './leaveSurvey.ts';

test.each([
  ['/5d2c/liens', 'liens'],
  ['/5d2c/product/select', 'product/select'],
  ['/5d2c/product/select/', 'product/select'],
  ['/5d2c/identity', 'identity'],
  ['/5d2c/signing/sign', 'signing/sign'],
  ['/5d2c/product/select/confirm', undefined],
  ['/5d2c/start/contact', undefined],
  ['/identity', undefined],
  ['/', undefined],
])('on %s it is %s', (path, screen) => {
  expect(surveyedScreen(path)).toBe(screen);
});
