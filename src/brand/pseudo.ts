import type { Copy, CopyOverrides, CopyStrings, CopyValue } from './copy.tsx';

const PLAIN = 'aceghijklnorsuwyzACDEGHIJKLNORSUWYZ';
const ACCENTED = 'áçéğĥíĵķĺńöřšúŵýžÁÇĎÉĞĤÍĴĶĹŃÖŘŠÚŴÝŽ';
/** Other languages are longer than English by as much. */
const LONGER = 0.4;

/** A text in no language: accented, longer, in brackets that show where it is cut. Placeholders stay as they are. */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part, index) =>
      index % 2 ? part : part.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('');
  const words = accented
    .replace(/\{\w+\}/g, '')
    .split(/\s+/)
    .filter(Boolean);
  let more = '';
  for (let index = 0; more.length < text.length * LONGER && words.length > 0; index += 1) {
    more += ` ${words[index % words.length]}`;
  }
  return `[${accented}${more}]`;
}

function pseudoValue(value: CopyValue): CopyValue {
  if (typeof value === 'string') return pseudoText(value);
  if (Array.isArray(value)) return value.map(pseudoText);
  return Object.fromEntries(
    Object.entries<string>(value as never).map(([form, text]) => [form, pseudoText(text)]),
  ) as unknown as CopyValue;
}

/** What a page gives as `brand.copy` to show every text of these in no language. */
export const pseudoCopy = (copies: readonly Copy[]): CopyOverrides =>
  Object.fromEntries(
    copies.map(({ key, strings }): [string, CopyStrings] => [
      key,
      Object.fromEntries(Object.entries(strings).map(([name, value]) => [name, pseudoValue(value)])),
    ]),
  );
