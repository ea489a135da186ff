import { describe, expect, it } from '@jest/globals';
import { consentOf, isDone, type Listed, returnFrom, wantedDocuments } from './request.ts';

const listed = (uuid: string, more: Partial<Listed> = {}): Listed => ({
  uuid,
  type: 'PRIVACY_NOTICE',
  title: uuid,
  version: '1.0',
  category: 'APPLICATION',
  consentType: null,
  required: false,
  status: 'NOT_OPENED',
  pages: null,
  size: null,
  available: '2026-11-02',
  ...more,
});
const search = (text: string) => new URLSearchParams(text);
const all = [listed('a'), listed('b'), listed('own', { category: 'UPLOAD' })];

describe('wantedDocuments', () => {
  it.each([
    ['documentUuid=b', ['b']],
    ['documentUuid=b,a', ['b', 'a']],
    ['documentUuid=b&documentUuid=a&documentUuid=b', ['b', 'a']],
    ['documentUuid=nobody', []],
    ['', ['a', 'b']],
  ])('%s', (text, expected) => {
    expect(wantedDocuments(all, search(text)).map(({ uuid }) => uuid)).toEqual(expected);
  });
});

describe('returnFrom', () => {
  const to = (returnTo: string) => returnFrom(new URLSearchParams({ returnTo }), '/account/heloc');
  it('knows paths of the app and of the site', () => {
    expect(to('/account/heloc/1/start/app-summary')).toEqual({ kind: 'app', path: '/1/start/app-summary' });
    expect(to('/dashboard')).toEqual({ kind: 'site', path: '/dashboard' });
    expect(to('/account/helocs')).toEqual({ kind: 'site', path: '/account/helocs' });
  });
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'goes by the status instead of to %s',
    (path) => {
      expect(to(path)).toEqual({ kind: 'status' });
    },
  );
});

it('counts a document as done when it is accepted, or opened if it only informs', () => {
  expect(isDone(listed('a', { status: 'OPENED' }))).toBe(true);
  expect(isDone(listed('a', { status: 'OPENED', consentType: 'ESIGN' }))).toBe(false);
  expect(isDone(listed('a', { status: 'ACCEPTED', consentType: 'ESIGN' }))).toBe(true);
  expect(consentOf(listed('a', { consentType: 'SOMETHING_NEW' }))).toBeUndefined();
});
