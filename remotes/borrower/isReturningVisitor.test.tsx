import { beforeEach, expect, test } from '@jest/globals';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { writePersonal } from '#src/testing/personal.ts';
import { isReturningVisitor } from './isReturningVisitor.ts';

const isKnownNow = () => isReturningVisitor('OAKLINE', window);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/account/heloc/register-v2');
});

test('whoever comes for the first time is not known, whatever brings them here', () => {
  expect(isKnownNow()).toBe(false);
  history.replaceState(null, '', '?org=OAKLINE&utm_source=mail&referrer=x');
  writePersonal(sessionStorage, storageKey('QUILLMERE_BANK'), {});
  expect(isKnownNow()).toBe(false);
});

test('whoever has typed something in this tab is known', () => {
  writePersonal(sessionStorage, storageKey('OAKLINE'), {});
  expect(isKnownNow()).toBe(true);
});

test('whoever is signed in is known', () => {
  localStorage.setItem('jwt', 'Bearer a.b.c');
  expect(isKnownNow()).toBe(true);
});

test.each(['userData', 'state'])('whoever brings answers as %s is known', (name) => {
  history.replaceState(null, '', `?${name}=${btoa('{"dob":"1984-04-12"}')}`);
  expect(isKnownNow()).toBe(true);
});
