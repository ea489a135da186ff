/** The phone numbers of a person. Source: docs/rules.md#phone-numbers */
import { formatPhone, isAbroad, type PhoneProblem, phoneProblem } from './phone.ts';

/** The number to call: the mobile one, else the first there is. */
export function mobileOf(phones: readonly { type: string; number: string }[]): string | undefined {
  return (phones.find(({ type }) => type === 'MOBILE') ?? phones[0])?.number;
}

/** As a field has it and it is kept: a number of another country as it is, else "(512) 555-0123". */
export const keptPhone = (text: string | null | undefined): string =>
  isAbroad(text) ? (text ?? '') : formatPhone(text);

/** The rule of a person's own number. @param anyCountry whether they may choose another country (`countryPicker`) */
export const personalPhoneProblem =
  (anyCountry: boolean) =>
  (text: string | null | undefined): PhoneProblem | undefined =>
    anyCountry && isAbroad(text) ? undefined : phoneProblem(text);
