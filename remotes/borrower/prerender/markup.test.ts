import { describe, expect, test } from '@jest/globals';
import { readMarkup } from './markup.ts';

describe('the markup of a step', () => {
  test('is read as elements with their attributes and texts', () => {
    expect(
      readMarkup(
        '<p class="a">Ask us <b>now</b>.</p><input name="x" value=""/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
      ),
    ).toEqual([
      ['p', { class: 'a' }, 'Ask us ', ['b', {}, 'now'], '.'],
      ['input', { name: 'x', value: '' }],
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    ]);
  });

  test('says letters as they are', () => {
    expect(readMarkup('<a title="&quot;R&amp;D&quot;">Ana&#x27;s &lt;home&gt; &amp;amp;</a>')).toEqual([
      ['a', { title: '"R&D"' }, "Ana's <home> &amp;"],
    ]);
  });

  test.each(['<!-- note -->', '<!DOCTYPE html>'])('%s is not read', (markup) => {
    expect(() => readMarkup(markup)).toThrow();
  });
});
