/** Numbers of a fixed form, while they are typed or pasted. */
import { plainText } from './characters.ts';

export interface NumberForm {
  /** The digits of a text, without what may stand between them; other characters stay. */
  digits(text: string): string;
  /** How many digits there are at most. */
  length: number;
  /** Digits as they are written, also when some are missing. */
  write(digits: string): string;
}

/**
 * Writes what was typed in its form. What is no such number stays as it was typed or pasted, so that it is seen and
 * corrected; a digit typed after a complete number does nothing. Applying it twice changes nothing.
 */
export function writeNumber(text: string, { digits, length, write }: NumberForm): string {
  const isNumber = (found: string) => /^\d*$/.test(found) && found.length <= length;
  const typed = digits(plainText(text));
  if (isNumber(typed)) return write(typed);
  const before = text.slice(0, -1);
  const wasComplete = digits(before).length === length && isNumber(digits(before));
  return wasComplete && write(digits(before)) === before && /\d$/.test(text) ? before : text;
}
