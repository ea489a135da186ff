import type { Translate } from '#src/brand/copy.tsx';
import type { copy } from '../copy.ts';
import type { SummaryItem } from './formErrors.ts';

const MAX_LENGTH = 60;
/** A shorter beginning may be that of other labels as well. */
const MIN_LENGTH = 40;
/** What ends a part of a sentence that can be read by itself. */
const PART = /[,;.] /g;
const plain = (label: string) => label.replace(/[\s?:.]+$/, '');

/** The label of a consent may be a long sentence; its beginning, cut at a comma if possible, identifies it. */
function shortened(label: string): string {
  if (label.length <= MAX_LENGTH) return label;
  const part = [...label.slice(0, MAX_LENGTH).matchAll(PART)].at(-1)?.index ?? 0;
  return part >= MIN_LENGTH ? label.slice(0, part) : `${label.slice(0, label.lastIndexOf(' ', MAX_LENGTH))}…`;
}

/** Words up to this length, such as "of" and "your", are ignored unless there are no others. */
const SHORT_WORD = 4;
function wordsOf(label: string): string[] {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const longWords = words.filter((word) => word.length > SHORT_WORD);
  return longWords.length > 0 ? longWords : words;
}

/** Whether a message has the name of its field in it, word for word. */
export function namesField(message: string, label: string): boolean {
  const lowerMessage = message.toLowerCase();
  return wordsOf(label).every((word) => lowerMessage.includes(word));
}

export interface SummaryText {
  text: string;
  /** Whether the field's name stands in front of the message. */
  isNamed: boolean;
}

/**
 * What the summary says of each item. A message without the name of its field has it in front, with that of the card
 * where several cards have such a field, and in full where its beginning is that of another: no two read the same
 * (docs/rules.md#error-summary).
 */
export function summaryTexts(
  items: readonly SummaryItem[],
  t: Translate<(typeof copy)['strings']>,
): SummaryText[] {
  const wordings = items.map(({ message, label: given, card }): SummaryText[] => {
    if (given === '') return [{ text: message, isNamed: false }];
    const label = plain(given);
    const named = (name: string) => t('problemNamed', { label: name, problem: message });
    const inCard = (name: string) =>
      card ? t('problemInCard', { card, label: name, problem: message }) : named(name);
    const texts = [named(shortened(label)), inCard(shortened(label)), inCard(label)];
    return [
      ...(namesField(message, label) ? [{ text: message, isNamed: false }] : []),
      ...texts.map((text) => ({ text, isNamed: true })),
    ];
  });
  return wordings.map((own, index) => {
    const others = new Set(
      wordings
        .filter((_, at) => at !== index)
        .flat()
        .map(({ text }) => text),
    );
    const alone = own.find(({ text }) => !others.has(text));
    return alone ?? (own.at(-1) as SummaryText);
  });
}
