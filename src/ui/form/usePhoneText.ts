import { formatPhone, isAbroad } from '#src/domain/person/phone.ts';
import { usePhoneLibrary } from './usePhoneLibrary.ts';

type Number = string | null | undefined;

/**
 * Writes numbers for who reads them: "(512) 555-0123", and of another country "+44 7400 123456", once what knows those is
 * loaded (docs/rules.md#phone-numbers-of-other-countries).
 *
 * @param numbers that will be written
 */
export function usePhoneTexts(numbers: readonly Number[]): (number: Number) => string {
  const library = usePhoneLibrary(numbers.some(isAbroad));
  return (number) =>
    isAbroad(number) && number ? library?.internationalFormat(number) || number : formatPhone(number);
}

export const usePhoneText = (number: Number): string => usePhoneTexts([number])(number);
