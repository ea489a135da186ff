import { boolean, object, string } from 'yup';
import { emailProblem } from '#src/domain/person/email.ts';
import { phoneProblem } from '#src/domain/person/phone.ts';
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
