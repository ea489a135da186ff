import { object, string } from 'yup';
import { employmentProblem } from '#src/domain/employment.ts';
import { incomeProblem, otherIncomeProblem } from '#src/domain/income.ts';
import { says } from '../../../registration/says.ts';

export interface IncomeValues {
  employmentType: string;
  income: string;
  otherIncome: string;
}

export const incomeSchema = object({
  employmentType: string().test('employment', says(employmentProblem)),
  income: string().test('income', says(incomeProblem)),
  otherIncome: string().test('otherIncome', says(otherIncomeProblem)),
});
