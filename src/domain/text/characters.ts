/**
 * Characters that phones, word processors and web pages put in place of the plain ones, or between them. Where they mean
 * the same they are replaced, in every field alike; where nobody can say what was meant, the text is refused.
 * Source: docs/rules.md#characters-of-typed-text
 */

/** A joiner is part of the spelling between letters without case (Persian, Hindi) and inside an emoji; else it is nothing. */
const UNSEEN =
  /([\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d](?=[\p{Lo}\p{Extended_Pictographic}]))|(?!\u202e)[\p{Default_Ignorable_Code_Point}\ufffc]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;
const DIGIT = /\p{Nd}/u;

/** The value of a digit of any script: each has its ten in a row. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** What is replaced by what, in this order; applied twice it changes nothing more. */
const REPLACED: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
  [/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET)],
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  [/[^\S\n]|\u2800/g, ' '],
  [/[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g, '-'],
  [/[`´‘’‛ʹʼ′]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[⁄∕]/g, '/'],
  [/(?![0-9])\p{Nd}/gu, digitValue],
  [/\u066b/g, '.'],
  [/\u066c/g, ','],
];

/** The text in plain characters. Its meaning is the same; spaces at the ends stay. */
export function plainText(text: string): string {
  const seen = text.replace(UNSEEN, (_, spelled: string | undefined) => spelled ?? '').normalize('NFC');
  return REPLACED.reduce((plain, [written, by]) => plain.replace(written, by as string), seen);
}

/** A line in plain characters, with single spaces and none at the ends. */
export const plainLine = (text: string | null | undefined): string =>
  plainText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Characters of which nobody can say what was meant. */
const UNUSABLE = {
  /** Not seen, and of no meaning outside a terminal. */
  'character-control': /[^\P{Cc}\s]/u,
  /** What follows is seen in another order than it is stored in. */
  'character-order': /\u202e/u,
  /** A letter that an earlier copy has lost, or half of one. */
  'character-lost': /[\ufffd\p{Cs}]/u,
  /** Seen only in the font that it comes from. */
  'character-private': /[\p{Co}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/u,
} as const satisfies Record<string, RegExp>;

export type CharacterProblem = keyof typeof UNUSABLE;

/** The kind of character for which a plain text is refused; undefined when it is fine. */
export function characterProblem(text: string): CharacterProblem | undefined {
  const kinds = Object.keys(UNUSABLE) as CharacterProblem[];
  return kinds.find((kind) => UNUSABLE[kind].test(text));
}

/** Characters that look like another one or like nothing: a password with one cannot be typed again. */
const UNSEEN_IN_PASSWORD = /[^\S ]|[\p{Default_Ignorable_Code_Point}\u2800\ufffc]/u;

/** Whether a password has a character that its owner does not see; it is never changed, so it has to be refused. */
export const hasUnseenCharacter = (password: string): boolean =>
  UNSEEN_IN_PASSWORD.test(password) || characterProblem(password) !== undefined;
