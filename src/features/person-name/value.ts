import { suffixToApi } from '#src/domain/enums.ts';
import { normalizeName } from '#src/domain/person/names.ts';

/** A legal name as `NameFields` hold it. */
export interface NameValue {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
}

/** First and last name as they are sent; what a form leaves empty may be missing. */
export const shortNameBody = ({ firstName = '', lastName = '' }: Partial<NameValue>) => ({
  firstName: normalizeName(firstName),
  lastName: normalizeName(lastName),
});

/** A legal name as it is sent. */
export const nameBody = ({ middleName = '', suffix, ...name }: Partial<NameValue>) => ({
  ...shortNameBody(name),
  middleName: normalizeName(middleName),
  suffix: suffixToApi(suffix),
});
