import { beforeAll, expect, test } from '@jest/globals';
import type { Copy } from '#src/brand/copy.tsx';
import { gradeOf, sentencesOf } from '../../themes/readability.ts';
import { allCopies, ownCopies } from './copies.ts';

/** The reading level of a person who left school at fourteen (docs/rules.md#plain-language). Legal texts are written by law. */
const GRADE = 8;
/** The limit for one sentence: one technical term makes a short sentence count as hard. */
const GRADE_OF_SENTENCE = 14;
const LEGAL = 'legal';
/** Words that are given: by Regulation C, by Regulation E, by the customer, by the names of documents. */
const GIVEN = [
  /^Print (origin|race|name), /,
  /^(Native Hawaiian or Other Pacific Islander|American Indian or Alaska Native)$/,
  /^Authorization of automatic payments$/,
  /^Active application already exists\.$/,
  /^Borrow the maximum available$/,
  /^We will order a professional valuation\.$/,
  /^Solar or energy efficiency$/,
  /^thing, pension, disability or public assistance\.$/,
  /^(Home equity line agreement and account-opening disclosures|Texas home equity documents)$/,
  /^thing home equity application$/,
];
const isHard = (sentence: string) => gradeOf([sentence]) > GRADE_OF_SENTENCE;
const isGiven = (sentence: string) => GIVEN.some((words) => words.test(sentence));

interface Read {
  key: string;
  sentences: string[];
}
const read = ({ key, strings }: Copy): Read => ({
  key,
  sentences: Object.values(strings)
    .flatMap((value) => (typeof value === 'string' ? [value] : Object.values<string>(value)))
    .flatMap(sentencesOf),
});
/** Too few sentences to judge a screen by. */
const isShort = ({ sentences }: Read) => sentences.length <= 2;

let texts: Read[];
let own: (Read & { org: string })[];
beforeAll(async () => {
  texts = (await allCopies()).filter(({ copy }) => copy.key !== LEGAL).map(({ copy }) => read(copy));
  own = (await ownCopies()).map(({ org, copy }) => ({ org, ...read(copy) }));
});

test('every screen reads at grade 8 or lower', () => {
  expect(texts.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(1000);
  const hard = texts.filter((text) => !isShort(text) && gradeOf(text.sentences) > GRADE);
  expect(hard.map(({ key, sentences }) => `${key}: ${gradeOf(sentences).toFixed(1)}`)).toEqual([]);
});

test('so do the short texts, taken together', () => {
  const short = texts.filter(isShort).flatMap(({ sentences }) => sentences);
  expect(short.length).toBeGreaterThan(10);
  expect(gradeOf(short)).toBeLessThanOrEqual(GRADE);
});

test('no single sentence is far above it', () => {
  const hard = texts.flatMap(({ sentences }) => sentences.filter(isHard));
  expect(hard.filter((sentence) => !isGiven(sentence))).toEqual([]);
  // What is given is there, and would be too hard.
  expect(GIVEN.filter((words) => !hard.some((sentence) => words.test(sentence)))).toEqual([]);
});

test('what an organisation says in its own words reads as well', () => {
  const sentences = own.flatMap((text) => text.sentences);
  expect(new Set(own.map(({ org }) => org)).size).toBeGreaterThan(2);
  expect(gradeOf(sentences)).toBeLessThanOrEqual(GRADE);
  expect(sentences.filter(isHard)).toEqual([]);
});

test('tells a hard text from an easy one', () => {
  const hard =
    'Notwithstanding the aforementioned stipulations, applicants acknowledge that disbursement eligibility necessitates satisfactory documentation.';
  expect(gradeOf(sentencesOf(hard))).toBeGreaterThan(GRADE_OF_SENTENCE);
  expect(gradeOf(sentencesOf('We send the money to your bank. It takes one or two days.'))).toBeLessThan(
    GRADE,
  );
});
