import { boolean, object, string } from 'yup';
import { employmentProblem } from '#src/domain/employment.ts';
import { incomeProblem, otherIncomeProblem } from '#src/domain/income.ts';

export interface IncomeChange {
  employmentType: string;
  income: string;
  otherIncome: string;
  confirmed: boolean;
}

const rule = (problem: (text: string | undefined) => string | undefined) =>
  string().test('income', (text, context) => {
    const message = problem(text);
    return message ? context.createError({ message }) : true;
  });

export const incomeChangeSchema = (notConfirmed: string) =>
  object({
    employmentType: rule(employmentProblem),
    income: rule(incomeProblem),
    otherIncome: rule(otherIncomeProblem),
    confirmed: boolean().oneOf([true], notConfirmed).required(notConfirmed),
  });
