import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { overrideProblem } from '#src/brand/copy.tsx';
import { allCopies } from '#src/testing/copies.ts';
import type { Texts } from '../../../themes/org/checks/context.ts';
import type { JsonObject } from '../../../themes/org/json.ts';
import { folderOf } from '../testing/folders.ts';
import {
  formsOf,
  inserted,
  isPlaceholder,
  LEGAL,
  lengthOf,
  moved,
  type Pieces,
  piecesOf,
  problemsOf,
  readingGrade,
  removed,
  screenOf,
  search,
  type Text,
  textChange,
  textOf,
  textsOf,
  withForm,
  withWords,
} from './words.ts';

const TEXTS: Texts = {
  'register-v2/phone': { heading: 'Your phone', files: { one: '1 file', other: '{count} files' } },
  shell: { call: 'Call us: {phone}' },
};
const BELOW: JsonObject = {
  legal: { softCredit: 'I authorize {lender} to ask.' },
  shell: { call: 'Ring: {phone}' },
};
const OWN: JsonObject = { shell: { call: 'Talk to us: {phone}' } };
const texts = textsOf(TEXTS, BELOW, OWN);
const text = (key: string) => texts.find((each) => each.key === key) as Text;

test.each([[null], [5], [[null]], [{ one: 5 }]])(
  'what is no text, like %j, leaves the inherited one there',
  (value) => {
    const [call] = textsOf(TEXTS, BELOW, { shell: { call: value } }).filter(({ key }) => key === 'call');
    expect(call).toMatchObject({ original: 'Ring: {phone}', own: undefined });
  },
);

describe('texts', () => {
  test('stand by screen with what stands below beside them, the legal ones last', () => {
    expect(texts.map(({ namespace, key }) => `${namespace}.${key}`)).toEqual([
      'register-v2/phone.heading',
      'register-v2/phone.files',
      'shell.call',
      'legal.softCredit',
    ]);
    expect(text('call')).toMatchObject({ original: 'Ring: {phone}', own: 'Talk to us: {phone}' });
    expect(screenOf('register-v2/phone-and-email')).toBe('Register v2: phone and email');
  });
  test.each([
    ['talk us', ['call']],
    ['RING', ['call']],
    ['register-v2', ['heading', 'files']],
    ['authorize', ['softCredit']],
    ['nothing such', []],
  ])('are found by %s', (wanted, keys) => {
    expect(search(texts, wanted).map(({ key }) => key)).toEqual(keys);
  });
  test('are found by the whole phrase before its words', () => {
    const both = textsOf({ a: { one: 'Used for what you ask', two: 'Ask us' } }, {}, {});
    expect(search(both, 'ask us').map(({ key }) => key)).toEqual(['two', 'one']);
  });
  test('by number and lists are edited one by one', () => {
    expect([...formsOf(text('files').original)]).toEqual([
      ['one', '1 file'],
      ['other', '{count} files'],
    ]);
    expect(withForm(text('files').original, 'one', 'One file')).toEqual({
      one: 'One file',
      other: '{count} files',
    });
    expect(withForm(['a', 'b'], '2', 'c')).toEqual(['a', 'c']);
  });
});

describe('placeholders', () => {
  test('stand between words', () => {
    expect(piecesOf('Call {phone}, or {email}')).toEqual(['Call ', 'phone', ', or ', 'email', '']);
    expect(piecesOf('')).toEqual(['']);
  });
  test('are moved by a word', () => {
    const pieces = piecesOf('Call us now: {phone}');
    expect(textOf(moved(pieces, 1, 'earlier'))).toBe('Call us {phone} now:');
    expect(textOf(moved(moved(pieces, 1, 'earlier'), 1, 'earlier'))).toBe('Call {phone} us now:');
    expect(textOf(moved(moved(pieces, 1, 'earlier'), 1, 'later'))).toBe('Call us now: {phone}');
    expect(moved(piecesOf('{phone}'), 1, 'later')).toEqual(piecesOf('{phone}'));
  });
  test('of the text stay, those of the brand may come and go', () => {
    const original = 'Call us: {phone}';
    const more = inserted(piecesOf(original), 0, 'brand');
    expect(textOf(more)).toBe('Call us: {brand}{phone}');
    expect(textOf(removed(more, 1, original))).toBe(original);
    expect(removed(more, 3, original)).toBe(more);
  });
  test('are not lost whatever is done', () => {
    const original = 'Between {low} and {high}, by {scoreSource}.';
    type Act = (pieces: Pieces) => Pieces;
    const at = (pieces: Pieces, n: number, wanted: boolean) => {
      const all = pieces.map((_, index) => index).filter((index) => isPlaceholder(index) === wanted);
      return all[n % all.length] as number;
    };
    const act = fc.oneof(
      fc.tuple(fc.nat(9), fc.string()).map(
        ([n, words]): Act =>
          (pieces) =>
            withWords(pieces, at(pieces, n, false), words),
      ),
      fc.tuple(fc.nat(9), fc.constantFrom('earlier' as const, 'later' as const)).map(
        ([n, to]): Act =>
          (pieces) =>
            moved(pieces, at(pieces, n, true), to),
      ),
      fc.nat(9).map(
        (n): Act =>
          (pieces) =>
            inserted(pieces, at(pieces, n, false), 'brand'),
      ),
      fc.nat(9).map(
        (n): Act =>
          (pieces) =>
            removed(pieces, at(pieces, n, true), original),
      ),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const after = textOf(acts.reduce((pieces, each) => each(pieces), piecesOf(original)));
        expect(overrideProblem(original, after)).toBeUndefined();
        expect(textOf(piecesOf(after))).toBe(after);
      }),
    );
  });
});

describe('a text is named with the rule', () => {
  const call = text('call');
  test.each<[string, Omit<Text, 'own'>, Text['original'], RegExp]>([
    ['lost placeholders', call, 'Call us', /has lost \{phone\} docs\/branding.md#words/],
    ['invented placeholders', call, 'Call {phone} {who}', /\{who\} that nothing fills/],
    ['no words', text('heading'), ' ', /is empty/],
    ['a legal text that is missing', text('softCredit'), '', /legal text that is missing/],
    [
      'a rate alone',
      text('heading'),
      'From 7.60%',
      /names a rate without APR, fees docs\/rules.md#trigger-terms/,
    ],
    ['a payment alone', text('heading'), 'Only $99 a month', /names a payment/],
    ['free money', text('heading'), 'It is free money', /says "free money"/],
    ['a tax claim', text('heading'), 'It is tax-deductible', /tax advisor/],
    ['markup', text('heading'), '<b>Bold</b>', /shown as it is written/],
    ['a heading of 61 characters', text('heading'), 'x'.repeat(61), /heading of 61/],
    ['another kind', text('files'), ['a'], /must be texts by number/],
  ])('%s', (_, of, value, expected) => {
    expect(
      problemsOf(of, value)
        .map(({ why, rule }) => `${why} ${rule}`)
        .join(),
    ).toMatch(expected);
  });
  test('and is none where it may stand', () => {
    expect(problemsOf(call, 'Talk to a person: {phone}')).toEqual([]);
  });
});

test('length and reading grade are told', () => {
  expect(lengthOf('0123456789', '01234')).toEqual({ characters: 5, most: 14 });
  expect(readingGrade('Save')).toBeUndefined();
  const easy = readingGrade('We will call you as soon as we can.') ?? 99;
  const hard =
    readingGrade(
      'Notwithstanding the aforementioned stipulations, prepayment obligations are extinguished.',
    ) ?? 0;
  expect(easy).toBeLessThan(6);
  expect(hard).toBeGreaterThan(14);
});

test('a text changes its own value, or takes it away where it says what stands there anyway', () => {
  expect(textChange(text('call'), 'Ask: {phone}')).toMatchObject({
    file: 'copy',
    path: ['shell', 'call'],
    value: 'Ask: {phone}',
  });
  expect(textChange(text('call'), 'Ring: {phone}').value).toBeUndefined();
  expect(textChange(text('call'), undefined).value).toBeUndefined();
});

describe('the texts of the product', () => {
  let all: Text[];
  beforeAll(async () => {
    const copies = await allCopies();
    const known = Object.fromEntries(copies.map(({ copy }) => [copy.key, copy.strings]));
    all = textsOf(known, folderOf('base').copy, {});
  });
  test('all of them are there, have no problem, and are the same in pieces and back', () => {
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.some(({ namespace }) => namespace === LEGAL)).toBe(true);
    for (const each of all)
      for (const form of formsOf(each.original).values()) expect(textOf(piecesOf(form))).toBe(form);
    const wrong = all.filter((each) => problemsOf(each, each.original).some(({ hint }) => !hint));
    expect(wrong.map(({ namespace, key }) => `${namespace}.${key}`)).toEqual([]);
  });
});
