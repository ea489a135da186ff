import type { CreateBody } from '#src/domain/registration/createBody.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';

/** What an input leads to: a message at its field, or what is sent for it. */
export type Outcome = { readonly message: string } | { readonly sends: unknown };
export const refusedWith = (message: string): Outcome => ({ message });
export const sends = (value: unknown): Outcome => ({ sends: value });

/** Texts that no field asks for and every field meets. */
export const HOSTILE = {
  junk: '\t%00 {}[];"\\ --',
  long: 'x'.repeat(10_000),
  emoji: '🏠👪',
  rtl: 'שלום עולם',
  script: '<script>alert(1)</script>',
} as const;

export const REQUIRED = refusedWith('Required');

/** Of a line of text: the longest that is kept, and the message for one that is longer. */
export const LONGEST = 'x'.repeat(LINE_MAX);
export const TOO_LONG = refusedWith(`Must be at most ${LINE_MAX} characters`);

interface Field {
  /** Its accessible name. */
  label: string | RegExp;
  /** When nothing is entered. */
  missing: Outcome;
  /** Passes; stands here while other fields are tried. */
  good: string;
  /** Where what was entered ends up, in the create body or in the answers that other calls are made of. */
  sent(body: CreateBody, answers: RegistrationAnswers): unknown;
}

export interface TextRows extends Field {
  kind: 'text' | 'date';
  /** By what is typed (for a date "month/day/year"): each way of being right or wrong, both sides of every limit. */
  texts: Readonly<Record<string, Outcome>>;
  hostile: Readonly<Record<keyof typeof HOSTILE, Outcome>>;
  /** A field that has to hold the same. */
  repeatedIn?: string;
}

export interface ChoiceRows extends Field {
  kind: 'radio' | 'select' | 'checkbox';
  /** By the option's name; a checkbox has "on" and "off". */
  options: Readonly<Record<string, Outcome>>;
}

export type FieldRows = TextRows | ChoiceRows;

/** Everything that is entered into a field, with what it leads to. */
export function inputsOf(field: FieldRows): [input: string, outcome: Outcome][] {
  if (!('texts' in field)) return Object.entries(field.options);
  const hostile = Object.entries(field.hostile) as [keyof typeof HOSTILE, Outcome][];
  return [
    ...Object.entries(field.texts),
    ...hostile.map(([kind, outcome]): [string, Outcome] => [HOSTILE[kind], outcome]),
  ];
}

/** The same outcome for every hostile text but those that are named. */
export function hostile(
  all: Outcome,
  but: Partial<Record<keyof typeof HOSTILE, Outcome>> = {},
): TextRows['hostile'] {
  return { junk: all, long: all, emoji: all, rtl: all, script: all, ...but };
}
