import { describe, expect, test } from '@jest/globals';
import { changeOf, compare } from './compare.ts';
import { page } from './page.ts';
import { isAsked, type Row, type Tour, totals } from './tour.ts';

const row = (changes: Partial<Row>): Row => ({
  section: 'journey',
  name: 'start/contact',
  title: 'A few more details',
  path: 'start/contact',
  status: '',
  height: 3000,
  words: 400,
  pictures: [],
  ...changes,
});
const tour = (rows: Row[], only: string[] = []): Tour => ({ org: 'OAKLINE', only, rows, problems: [] });

test('totals are by section, in the order of the screens', () => {
  const rows = [
    row({}),
    row({ section: 'notices', height: 900, words: 80 }),
    row({ height: 2500, words: 350 }),
  ];
  expect([...totals(rows)]).toEqual([
    ['journey', { screens: 2, height: 5500, words: 750 }],
    ['notices', { screens: 1, height: 900, words: 80 }],
  ]);
});

test.each([
  [[], 'start/contact', true],
  [['start/contact'], 'start/contact', true],
  [['start/contact'], 'start/contact, owners', true],
  [['start/contact, owners'], 'start/contact', false],
  [['start'], 'start/contact', false],
  [['notices', 'start/hmda'], 'start/hmda', true],
])('%j asks for "%s": %s', (only, name, expected) => {
  expect(isAsked(only, name)).toBe(expected);
});

describe('before and after', () => {
  const before = tour([row({ name: 'a' }), row({ name: 'gone' }), row({ section: 'notices', name: 'b' })]);

  test('what is new stands in its place, what is gone comes last', () => {
    const after = tour([row({ name: 'new' }), row({ name: 'a', height: 1500 })]);
    const { screens, totals: sums } = compare(before, after);
    expect(screens.map((one) => [one.name, one.before?.height, one.after?.height])).toEqual([
      ['new', undefined, 3000],
      ['a', 3000, 1500],
      ['gone', 3000, undefined],
    ]);
    expect(sums).toEqual([
      {
        section: 'journey',
        before: { screens: 2, height: 6000, words: 800 },
        after: { screens: 2, height: 4500, words: 800 },
      },
    ]);
  });

  test('a run of some screens is compared in those, without totals', () => {
    const after = tour([row({ name: 'a', words: 200 })], ['a']);
    const { screens, totals: sums } = compare(before, after);
    expect(screens.map(({ name }) => name)).toEqual(['a']);
    expect(sums).toEqual([]);
  });

  test('a run of a whole section has its total', () => {
    const { totals: sums } = compare(before, tour([row({ name: 'a' })], ['journey']));
    expect(sums.map(({ section }) => section)).toEqual(['journey']);
  });

  test.each([
    [3104, 2950, '3,104 → 2,950 (-5 %)'],
    [100, 150, '100 → 150 (+50 %)'],
    [0, 7, '0 → 7'],
    [3104, 3104, '3,104'],
    [undefined, 2950, 'new: 2,950'],
    [3104, undefined, 'gone: 3,104'],
  ])('%s and %s: %s', (was, is, expected) => {
    expect(changeOf(was, is)).toBe(expected);
  });
});

describe('the page', () => {
  const pictures = [{ width: 375, height: 5120, look: 'text200', file: 'images/a.jpg' }] as const;

  test('texts of the product are texts', () => {
    const html = page(tour([row({ title: '<b>"You" & us</b>', pictures })]));
    expect(html).not.toContain('<b>');
    expect(html).toContain('<h3>&lt;b&gt;&quot;You&quot; &amp; us&lt;/b&gt;</h3>');
  });

  test('each picture says what it shows, and is loaded when it is come to', () => {
    const html = page(tour([row({ pictures })]));
    expect(html).toContain(
      '<img src="images/a.jpg" width="375" height="5120" alt="A few more details: 375 px, text at 200 %" loading="lazy">',
    );
    expect(html).not.toContain('<script');
  });

  test('every screen is led to from the numbers', () => {
    const html = page(tour([row({ name: 'start/contact, 2' })]));
    expect(html).toContain('<a href="#journey-start-contact-2">start/contact, 2</a>');
    expect(html).toContain('<article id="journey-start-contact-2">');
  });

  test('before and after, and what was not reached, are said at the head', () => {
    const after = tour([row({ height: 1500 })]);
    const html = page({ ...after, problems: ['journey: <timeout>'] }, compare(tour([row({})]), after));
    expect(html).toContain('3,000 → 1,500 (-50 %)');
    expect(html).toContain('journey: &lt;timeout&gt;');
  });
});
