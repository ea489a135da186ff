import { object, string } from 'yup';
import {
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  type NameRules,
  suffixProblem,
} from '#src/domain/names.ts';
import { says } from '../../../registration/says.ts';

export interface NameValues {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
}

export const nameSchema = (rules: NameRules) =>
  object({
    firstName: string().test('firstName', says(firstNameProblem)),
    middleName: string().test('middleName', says(middleNameProblem)),
    lastName: string().test(
      'lastName',
      says((name: string | undefined) => lastNameProblem(name, rules)),
    ),
    suffix: string().test('suffix', says(suffixProblem)),
  });
