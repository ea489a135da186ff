/** Groups of digits as people write them. */
const DIGITS = /\d(?:[ -]?\d)*/g;
const SSN = /(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/;
const SSN_WORDS = /\b(?:ssn|social security|itin)\b/i;
const ACCOUNT_WORDS = /\b(?:account|routing|iban)\b/i;

/** The check that every card number passes. */
function isCard(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text looks as if it had a Social Security, card or account number in it (docs/rules.md#messages-of-a-chat). */
export function looksSensitive(text: string): boolean {
  if (SSN.test(text)) return true;
  const numbers = (text.match(DIGITS) ?? []).map((found) => found.replace(/\D/g, ''));
  return numbers.some(
    (digits) =>
      isCard(digits) ||
      (digits.length === 9 && SSN_WORDS.test(text)) ||
      (digits.length >= 6 && digits.length <= 17 && ACCOUNT_WORDS.test(text)),
  );
}
