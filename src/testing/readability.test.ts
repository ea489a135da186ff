import { beforeAll, expect, test } from '@jest/globals';
import { allCopies } from './copies.ts';
import { gradeOf, sentencesOf, wordsOf } from './readability.ts';

/** Who has left school at fourteen reads it at once (docs/rules.md#plain-language). Legal texts are written by law. */
const GRADE = 8;
/** Of one sentence of some length: a short one with a long word of the field counts as hard. */
const GRADE_OF_SENTENCE = 14;
const LONG = 10;
/** Regulation C gives the words. */
const BY_LAW = /^Print (origin|race|name), /;
const LEGAL = 'legal';

let texts: { key: string; sentences: string[] }[];
beforeAll(async () => {
  texts = (await allCopies())
    .filter(({ copy }) => copy.key !== LEGAL)
    .map(({ copy }) => ({
      key: copy.key,
      sentences: Object.values(copy.strings)
        .flatMap((value) => (typeof value === 'string' ? [value] : Object.values<string>(value)))
        .flatMap(sentencesOf),
    }));
});

test('every screen reads at grade 8 or lower', () => {
  expect(texts.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(1000);
  const hard = texts.filter(({ sentences }) => sentences.length > 2 && gradeOf(sentences) > GRADE);
  expect(hard.map(({ key, sentences }) => `${key}: ${gradeOf(sentences).toFixed(1)}`)).toEqual([]);
});

test('no single sentence is far above it', () => {
  const hard = texts.flatMap(({ sentences }) =>
    sentences.filter(
      (sentence) =>
        wordsOf(sentence).length >= LONG && !BY_LAW.test(sentence) && gradeOf([sentence]) > GRADE_OF_SENTENCE,
    ),
  );
  expect(hard).toEqual([]);
});

test('tells a hard text from an easy one', () => {
  const hard =
    'Notwithstanding the aforementioned stipulations, applicants acknowledge that disbursement eligibility necessitates satisfactory documentation.';
  expect(gradeOf(sentencesOf(hard))).toBeGreaterThan(GRADE_OF_SENTENCE);
  expect(gradeOf(sentencesOf('We send the money to your bank. It takes one or two days.'))).toBeLessThan(
    GRADE,
  );
});
