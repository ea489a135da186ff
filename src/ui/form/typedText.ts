import { getIn, setIn } from 'final-form';
import { defineCopy, type Message, message } from '#src/brand/copy.tsx';
import { type CharacterProblem, characterProblem, plainText } from '#src/domain/text/characters.ts';

/** What is said of a character of which nobody can say what was meant. */
const copy = defineCopy('ui/characters', {
  'character-control':
    'Contains a character that cannot be used: a control character, which is not seen. Delete the text and type it',
  'character-order':
    'Contains a character that cannot be used: one that turns the text around. Delete the text and type it',
  'character-lost': 'Contains a character that cannot be used: �. A letter was lost when it was copied',
  'character-private':
    'Contains a character that cannot be used: a symbol that only some devices show. Use letters and numbers',
} satisfies Record<CharacterProblem, string>);

const plain = (text: string) => plainText(text).trim();

/** The value of a typed field, a text or several, in plain characters. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([part, text]) => [part, plainValue(text)]));
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** What people typed, in plain characters, and the fields whose texts nobody can read as they were meant. */
export function readTyped<Values extends object>(values: Values, names: Iterable<string>) {
  const unusable = new Map<string, Message>();
  let read = values;
  for (const name of names) {
    const value = plainValue(getIn(read, name));
    if (value === undefined) continue;
    read = setIn(read, name, value) as Values;
    const [problem] = textsOf(value).flatMap((text) => characterProblem(text) ?? []);
    if (problem) unusable.set(name, message(copy, problem));
  }
  return { read, unusable };
}
