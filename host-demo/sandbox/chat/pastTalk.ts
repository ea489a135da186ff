import type { PastMessage } from './records.ts';

const MINUTE_MS = 60_000;
const SAID = [
  ['customer', 'I have a question about my application.'],
  ['agent', 'Of course. What would you like to know?'],
  ['customer', 'How long does the appraisal take?'],
  ['agent', 'About five business days. We write to you once it is there.'],
  ['agent', 'Is there anything else?'],
] as const;

/** So many messages of the last hours, numbered, so that each is known from the others. */
export const pastTalk = (count: number, now: number): PastMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const [from, text] = SAID[index % SAID.length] ?? SAID[0];
    return { from, text: `${text} (${index + 1})`, at: now - (count - index) * MINUTE_MS };
  });
