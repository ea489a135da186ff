import { object, string } from 'yup';
import { employmentProblem } from '#src/domain/person/employment.ts';
import { incomeProblem, otherIncomeProblem } from '#src/domain/person/income.ts';
import { yupRule } from '#src/features/problems/problem.ts';

export interface IncomeValues {
  employmentType: string;
  income: string;
  otherIncome: string;
}

export const incomeSchema = object({
  employmentType: string().test('employment', yupRule(employmentProblem)),
  income: string().test('income', yupRule(incomeProblem)),
  otherIncome: string().test('otherIncome', yupRule(otherIncomeProblem)),
});
