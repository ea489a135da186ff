import { boolean, object, string } from 'yup';
import { emailProblem } from '#src/domain/person/email.ts';
import { yupRule } from '#src/features/problems/problem.ts';

export interface WaitlistValues {
  email: string;
  consent: boolean;
}

export const schema = object({ email: string().test('email', yupRule(emailProblem)), consent: boolean() });
