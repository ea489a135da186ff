import { object, string } from 'yup';
import {
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  type NameRules,
  suffixProblem,
} from '#src/domain/names.ts';
import { yupRule } from '#src/features/problems/problem.ts';

export interface NameValues {
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
}

export const nameSchema = (rules: NameRules) =>
  object({
    firstName: string().test('firstName', yupRule(firstNameProblem)),
    middleName: string().test('middleName', yupRule(middleNameProblem)),
    lastName: string().test(
      'lastName',
      yupRule((name: string | undefined) => lastNameProblem(name, rules)),
    ),
    suffix: string().test('suffix', yupRule(suffixProblem)),
  });
