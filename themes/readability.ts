import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** Labels and buttons are no sentences. */
const FEWEST_WORDS = 4;

const wordsOf = (text: string) => text.match(WORD) ?? [];

/** Official names, which cannot be simplified. */
const OFFICIAL_NAMES = /Social Security|Individual Taxpayer Identification Number/g;

/** The sentences of a text; what is filled in, and a name that an office gives, counts as a short word. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, 'thing')
    .replace(OFFICIAL_NAMES, 'thing')
    .split(/(?<=[.?!:])\s+/)
    .filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS);

/** The school grade that sentences ask for, by Flesch and Kincaid. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}
