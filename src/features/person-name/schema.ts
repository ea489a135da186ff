import { object, string } from 'yup';
import {
  firstNameProblem,
  lastNameProblem,
  middleNameProblem,
  type NameRules,
  suffixProblem,
} from '#src/domain/person/names.ts';
import { yupRule } from '#src/features/problems/problem.ts';

const first = () => string().test('firstName', yupRule(firstNameProblem));
const last = (rules: NameRules) =>
  string().test(
    'lastName',
    yupRule((name: string | undefined) => lastNameProblem(name, rules)),
  );

/** First and last name of another person, as fields of a schema. */
export const shortNameFields = (rules: NameRules) => ({ firstName: first(), lastName: last(rules) });

/** A legal name, as fields of a schema. */
export const nameFields = (rules: NameRules) => ({
  firstName: first(),
  middleName: string().test('middleName', yupRule(middleNameProblem)),
  lastName: last(rules),
  suffix: string().test('suffix', yupRule(suffixProblem)),
});

export const nameSchema = (rules: NameRules) => object(nameFields(rules));
