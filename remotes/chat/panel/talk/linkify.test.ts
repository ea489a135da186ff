import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkify } from './linkify.ts';

test('addresses open, a sentence’s end is not theirs, and all else is text', () => {
  expect(linkify('See https://oakline.example/help, or mailto:help@oakline.example.')).toEqual([
    { text: 'See ' },
    { text: 'https://oakline.example/help', href: 'https://oakline.example/help' },
    { text: ', or ' },
    { text: 'mailto:help@oakline.example', href: 'mailto:help@oakline.example' },
    { text: '.' },
  ]);
});

test.each(['“', '”', '‘', '’', '«', '»', '„', '…'])('an address ends before %s', (mark) =>
  expect(linkify(`https://oakline.example/help${mark}`)).toEqual([
    { text: 'https://oakline.example/help', href: 'https://oakline.example/help' },
    { text: mark },
  ]),
);

test.each(['javascript:alert(1)', 'data:text/html,<b>x</b>', '<a href="https://">x</a>', 'vbscript:x'])(
  '%s is text',
  (text) => expect(linkify(text)).toEqual([{ text }]),
);

test.each([
  ['https://oakline.example@evil.example/x', 'evil.example'],
  ['https://o\u0430kline.example/', 'xn--okline-3nf.example'],
  ['https://oak\u200Bline.example/', 'oakline.example'],
  ['HTTPS://Oakline.example:443/', undefined],
  ['mailto:help@oakline.example', undefined],
])('where %s leads is said when its text does not', (text, host) =>
  expect(linkify(text)).toEqual([expect.objectContaining(host ? { host } : { href: expect.any(String) })]),
);

test('what is not seen, or turns a text around, is shown', () => {
  expect(linkify('a\u202Eb\u200Bc')).toEqual([{ text: 'a[U+202E]b[U+200B]c' }]);
});

test('nothing of a text is lost, and only safe addresses open', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pieces = linkify(text);
      for (const { href } of pieces) if (href) expect(href).toMatch(/^(?:https?|mailto|tel):/);
      if (!/[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/.test(text))
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
