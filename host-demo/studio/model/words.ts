import { BRAND_PLACEHOLDERS, type CopyValue, type Plural, placeholdersIn } from '#src/brand/copy.tsx';
import { mergeBrand } from '#src/brand/merge.ts';
import type { Texts } from '../../../themes/org/checks/context.ts';
import { textProblems } from '../../../themes/org/checks/words.ts';
import { isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';
import { gradeOf, sentencesOf } from '../../../themes/readability.ts';
import type { DataChange } from './folder.ts';

export const LEGAL = 'legal';

/** One text of the application. */
export interface Text {
  readonly namespace: string;
  readonly key: string;
  /** What stands there without the organisation: the family's, or the product's own. */
  readonly original: CopyValue;
  readonly own: CopyValue | undefined;
}

/** Every text by screen, in the order of the product; the legal ones, which stand in base, last. */
export function textsOf(texts: Texts, below: JsonObject, own: JsonObject): Text[] {
  const originals = mergeBrand(texts, below) as Texts;
  return Object.entries(originals)
    .sort(([one], [other]) => Number(one === LEGAL) - Number(other === LEGAL))
    .filter(([, strings]) => isObject(strings))
    .flatMap(([namespace, strings]) =>
      Object.entries(strings).map(([key, original]) => {
        const group = own[namespace];
        const value = isObject(group) && Object.hasOwn(group, key) ? group[key] : undefined;
        // What an archive may hold in its place is told by the check.
        return { namespace, key, original, own: isWords(value) ? value : undefined };
      }),
    );
}

const isWords = (value: unknown): value is CopyValue =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string'));

/** The screen's path as people read it: "register-v2/phone-and-email" is "Register v2: phone and email". */
export function screenOf(namespace: string): string {
  const said = namespace.replaceAll('/', ': ').replaceAll('-', ' ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Texts that hold what is looked for, in their words, the organisation's or ours, or their names; whole phrases first. */
export function search(texts: readonly Text[], wanted: string): Text[] {
  const phrase = wanted.trim().toLowerCase();
  const words = phrase.split(/\s+/).filter(Boolean);
  const found = texts
    .map((text) => ({ text, all: wordsOf(text) }))
    .filter(({ all }) => words.every((word) => all.includes(word)));
  return found
    .sort((one, other) => Number(other.all.includes(phrase)) - Number(one.all.includes(phrase)))
    .map(({ text }) => text);
}

const wordsOf = ({ namespace, key, original, own }: Text): string =>
  [namespace, key, ...formsOf(original).values(), ...(own === undefined ? [] : formsOf(own).values())]
    .join(' ')
    .toLowerCase();

/** The single texts of a value, by what each is called: of a list its place, of a text by number its form. */
export function formsOf(value: CopyValue): Map<string, string> {
  if (typeof value === 'string') return new Map([['', value]]);
  const entries = Object.entries(value as Plural | readonly string[]);
  return new Map(entries.map(([name, text]) => [Array.isArray(value) ? `${Number(name) + 1}` : name, text]));
}

/** A value with another text for one of its forms. */
export function withForm(value: CopyValue, form: string, text: string): CopyValue {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item, index) => (`${index + 1}` === form ? text : item));
  return { ...(value as Plural), [form]: text };
}

/** Text and names of placeholders take turns; a text is first and last, and may be empty. */
export type Pieces = readonly string[];

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/;

export const piecesOf = (text: string): Pieces => text.split(PLACEHOLDER);
export const isPlaceholder = (index: number) => index % 2 === 1;
export const textOf = (pieces: Pieces): string =>
  pieces.map((piece, index) => (isPlaceholder(index) ? `{${piece}}` : piece)).join('');

/** Words beside placeholders. What would be a placeholder itself stays words: braces are not taken. */
export const withWords = (pieces: Pieces, index: number, words: string): Pieces =>
  pieces.map((piece, at) => (at === index ? words.replace(/[{}]/g, '') : piece));

/** A placeholder one word nearer to the beginning or the end. */
export function moved(pieces: Pieces, index: number, to: 'earlier' | 'later'): Pieces {
  const [before = '', name = '', after = ''] = pieces.slice(index - 1, index + 2);
  const [given, taken] = to === 'earlier' ? [before, after] : [after, before];
  const word = (to === 'earlier' ? /\s*\S+\s*$/ : /^\s*\S+\s*/).exec(given)?.[0];
  if (word === undefined) return pieces;
  const rest = to === 'earlier' ? given.slice(0, -word.length) : given.slice(word.length);
  // The spaces of the word go with it to the other side.
  const [, lead = '', core = '', trail = ''] = /^(\s*)(\S+)(\s*)$/.exec(word) ?? [];
  const [left, right] =
    to === 'earlier' ? [rest + lead, trail + core + taken] : [taken + core + lead, trail + rest];
  return [...pieces.slice(0, index - 1), left, name, right, ...pieces.slice(index + 2)];
}

/** A placeholder more, behind the words of one piece. */
export const inserted = (pieces: Pieces, index: number, name: string): Pieces => [
  ...pieces.slice(0, index + 1),
  name,
  '',
  ...pieces.slice(index + 1),
];

/** Without a placeholder that the text can do without; any other stays. */
export function removed(pieces: Pieces, index: number, original: CopyValue): Pieces {
  const name = pieces[index];
  const isNeeded = name !== undefined && placeholdersIn(original).has(name);
  const stands = pieces.filter((piece, at) => isPlaceholder(at) && piece === name).length;
  if (name === undefined || (isNeeded && stands < 2)) return pieces;
  return [
    ...pieces.slice(0, index - 1),
    `${pieces[index - 1]}${pieces[index + 1]}`,
    ...pieces.slice(index + 2),
  ];
}

/** What may be put into a text: its own placeholders, and the brand's. */
export const placeholdersFor = (original: CopyValue): string[] => [
  ...new Set([...placeholdersIn(original), ...BRAND_PLACEHOLDERS]),
];

export interface WordProblem {
  readonly why: string;
  /** Where the rule stands. */
  readonly rule: string;
  /** What stands in no one's way. */
  readonly hint?: true;
}

const RULES = {
  text: 'docs/branding.md#words',
  'trigger-term': 'docs/rules.md#trigger-terms',
} as const;
/** What layouts are tested with: a pseudo-locale that is 40 % longer. */
const LONGER = 1.4;
const HEADING = /heading|title/i;
/** Of a heading on a phone at twice the size of text. */
const MOST_IN_HEADING = 60;

export function problemsOf({ namespace, key, original }: Omit<Text, 'own'>, value: CopyValue): WordProblem[] {
  const texts = [...formsOf(value).values()];
  const empty = texts.some((text) => text.trim() === '');
  const longest = Math.max(...texts.map((text) => text.length));
  return [
    ...(empty
      ? [
          {
            why:
              namespace === LEGAL ? 'is a legal text that is missing' : 'is empty: nothing would stand there',
            rule: RULES.text,
          },
        ]
      : []),
    ...textProblems(namespace, key, original, value).map(({ code, why }) => ({ why, rule: RULES[code] })),
    ...(HEADING.test(key) && longest > MOST_IN_HEADING
      ? [
          {
            why: `is a heading of ${longest} characters, at most ${MOST_IN_HEADING} fit`,
            rule: RULES.text,
            hint: true as const,
          },
        ]
      : []),
  ];
}

export interface Length {
  readonly characters: number;
  /** As long as layouts are tested with. */
  readonly most: number;
}

export const lengthOf = (original: string, text: string): Length => ({
  characters: text.length,
  most: Math.max(12, Math.ceil(original.length * LONGER)),
});

/** The school grade that a text asks for (Flesch and Kincaid); none of labels and buttons. */
export function readingGrade(value: CopyValue): number | undefined {
  const sentences = [...formsOf(value).values()].flatMap(sentencesOf);
  return sentences.length > 0 ? Math.max(0, Math.round(gradeOf(sentences))) : undefined;
}

/** What a new text changes: its own value, or none where it says what stands there anyway. */
export function textChange({ namespace, key, original }: Text, value: CopyValue | undefined): DataChange {
  const label = `${screenOf(namespace)}, ${key}`;
  const isOwn = value !== undefined && JSON.stringify(value) !== JSON.stringify(original);
  return {
    file: 'copy',
    path: [namespace, key],
    value: isOwn ? (value as Json) : undefined,
    label: isOwn ? `words of ${label}` : `inherited words of ${label}`,
    gesture: `words ${namespace} ${key}`,
  };
}
