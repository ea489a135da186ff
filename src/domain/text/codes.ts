/** Six-digit codes that were sent to a person. */
import { plainText } from './characters.ts';
import { writeNumber } from './typedNumber.ts';

const LENGTH = 6;
const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** A code while it is typed; one that was pasted with the words around it is taken out of them. */
export function formatCodeInput(text: string): string {
  const digits = plainText(text).replace(/\D/g, '');
  return digits.length === LENGTH
    ? digits
    : writeNumber(text, { digits: digitsOf, length: LENGTH, write: (code) => code });
}
