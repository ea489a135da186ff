import { plainText } from '#src/domain/text/characters.ts';

/** Groups of digits as people write them. */
const GROUPS = /\d+(?:[ -]{1,3}\d+)*/g;
const BETWEEN = /[ -]+/;
const SSN = /(?<!\d)\d{3}[ .-]{1,3}\d{2}[ .-]{1,3}\d{4}(?!\d)/;
const SSN_WORDS = /\b(?:ssn|social security|itin)\b/i;
const ACCOUNT_WORDS = /\b(?:account|routing|iban)\b/i;
/** Digits. */
const LONGEST_CARD = 19;

/** The check that every card number passes. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > LONGEST_CARD) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Numbers that groups beside each other make, as a card's with its date and code after it. */
function* numbersOf(groups: readonly string[]): Generator<string> {
  for (const from of groups.keys()) {
    let digits = '';
    for (const group of groups.slice(from)) {
      digits += group;
      if (digits.length > LONGEST_CARD) break;
      yield digits;
    }
  }
}

/** Whether a text looks as if it had a Social Security, card or account number in it (docs/rules.md#messages-of-a-chat). */
export function looksSensitive(written: string): boolean {
  const text = plainText(written);
  if (SSN.test(text)) return true;
  const isLikely = (digits: string) =>
    isCard(digits) ||
    (digits.length === 9 && SSN_WORDS.test(text)) ||
    (digits.length >= 6 && digits.length <= 17 && ACCOUNT_WORDS.test(text));
  return (text.match(GROUPS) ?? []).some((found) => [...numbersOf(found.split(BETWEEN))].some(isLikely));
}
