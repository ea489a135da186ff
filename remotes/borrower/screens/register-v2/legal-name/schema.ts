import { object, string } from 'yup';
import { firstNameProblem, lastNameProblem, middleNameProblem, suffixProblem } from '#src/domain/names.ts';
import { says } from '../../../registration/says.ts';

export interface NameValues {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
}

/** `allowDigits`: test accounts are numbered, so digits pass outside production (shared areas s5). */
export const nameSchema = (rules: { allowDigits: boolean }) =>
  object({
    firstName: string().test('firstName', says(firstNameProblem)),
    middleName: string().test('middleName', says(middleNameProblem)),
    lastName: string().test(
      'lastName',
      says((name: string | undefined) => lastNameProblem(name, rules)),
    ),
    suffix: string().test('suffix', says(suffixProblem)),
  });
