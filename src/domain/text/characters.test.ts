import { describe, expect, it, test } from '@jest/globals';
import { characterProblem, hasUnseenCharacter, plainLine, plainText } from './characters.ts';

describe('plainText', () => {
  it.each([
    ['zero-width space', 'Ma\u200bria', 'Maria'],
    ['joiners between Latin letters', 'Ma\u200cri\u200da', 'Maria'],
    ['word joiner', 'Ma\u2060ria', 'Maria'],
    ['byte order mark', '\ufeffMaria', 'Maria'],
    ['soft hyphen', 'Ma\u00adria', 'Maria'],
    ['bidi marks', '\u200eMaria\u200f\u061c', 'Maria'],
    ['bidi embedding, as a phone book copies it', '\u202d(512) 555-0123\u202c', '(512) 555-0123'],
    ['bidi isolates', '\u2068Maria\u2069', 'Maria'],
    ['tags', 'Maria\u{e0041}', 'Maria'],
    ['variation selector', 'Maria\ufe0f', 'Maria'],
    ['a blank letter', '\u3164', ''],
    ['what dictation leaves', 'Maria\ufffc', 'Maria'],
    ['no-break spaces', 'Mary\u00a0Ann\u202fLee', 'Mary Ann Lee'],
    ['other spaces', 'a\u2003b\u3000c\td\u2800e', 'a b c d e'],
    ['line ends', 'a\r\nb\rc\u2028d\u2029e\u0085f\ng', 'a\nb\nc\nd\ne\nf\ng'],
    ['hyphens and dashes', '1‐2‑3‒4–5—6―7−8﹣9－0', '1-2-3-4-5-6-7-8-9-0'],
    ['apostrophes', 'O’N‘eʼi`l´s′＇', "O'N'e'i'l's''"],
    ['quotation marks', '“a” „b‟ ″', '"a" "b" "'],
    ['full-width letters and digits', 'Ｍａｒｉａ＠ｅｘａｍｐｌｅ．ｃｏｍ　１２', 'Maria@example.com 12'],
    ['Arabic and Indic digits', '٠١٢٣٤٥٦٧٨٩ ۰۹ ०९', '0123456789 09 09'],
    ['mathematical digits', '𝟎𝟗𝟘𝟡𝟶𝟿', '090909'],
    ['Arabic separators', '١٬٢٣٤٫٥', '1,234.5'],
    ['slashes', '03⁄05∕1980', '03/05/1980'],
    ['letters with a combining accent', 'Jose\u0301', 'José'],
  ])('replaces %s', (_, written, plain) => {
    expect(plainText(written)).toBe(plain);
  });

  it.each([
    ['fractions and powers, which are not the digits beside them', '12½ Oak St, 512²'],
    ['a spelling that needs the joiner', 'علی\u200cرضا श्री\u200dराम'],
    ['an emoji of several', '👩\u200d👩\u200d👧 🏳\ufe0f\u200d🌈'],
    ['an okina, which is a letter', 'Kāneʻohe'],
    ['letters of other scripts', '李 Ирина'],
    ['spaces at the ends and runs of them', '  a  b '],
  ])('leaves %s', (_, written) => {
    expect(plainText(written)).toBe(written);
  });

  it('changes nothing the second time', () => {
    for (let code = 0; code <= 0x1_ffff; code += 1) {
      const once = plainText(`a${String.fromCodePoint(code)}b`);
      if (plainText(once) !== once) throw new Error(`U+${code.toString(16)} is changed twice`);
    }
  });
});

test('a line has single spaces', () => {
  expect(plainLine(' Mary\u00a0 Ann\n')).toBe('Mary Ann');
  expect(plainLine(undefined)).toBe('');
});

test.each([
  ['Maria', undefined],
  ['two\nlines\tand more', undefined],
  ['Ma\u0007ria', 'character-control'],
  ['Ma\u009fria', 'character-control'],
  ['Maria\u202e', 'character-order'],
  ['Mar\ufffda', 'character-lost'],
  ['Maria\ud83d', 'character-lost'],
  ['Maria\uf8ff', 'character-private'],
  ['Maria\uffff', 'character-private'],
] as const)('%j is refused: %s', (text, kind) => {
  expect(characterProblem(plainText(text))).toBe(kind);
});

test.each([
  ['Correct horse 1!', false],
  ['Contraseña’—１!', false],
  ['no-break\u00a0space', true],
  ['zero\u200bwidth', true],
  ['\ufeffmark', true],
  ['tab\t', true],
  ['lost \ufffd', true],
  ['bell\u0007', true],
] as const)('the password %j has an unseen character: %s', (password, unseen) => {
  expect(hasUnseenCharacter(password)).toBe(unseen);
});
