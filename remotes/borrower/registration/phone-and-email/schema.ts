import { boolean, object, string } from 'yup';
import { emailProblem } from '#src/domain/email.ts';
import { phoneProblem } from '#src/domain/phone.ts';
import { yupRule } from '#src/features/problems/problem.ts';

export interface ContactValues {
  phone: string;
  email: string;
  smsMarketing: boolean;
  smsTransactional: boolean;
}

export const contactSchema = object({
  phone: string().test('phone', yupRule(phoneProblem)),
  email: string().test('email', yupRule(emailProblem)),
  smsMarketing: boolean(),
  smsTransactional: boolean(),
});
