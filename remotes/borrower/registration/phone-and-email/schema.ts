import { boolean, object, string } from 'yup';
import { emailProblem } from '#src/domain/person/email.ts';
import { personalPhoneProblem } from '#src/domain/person/phones.ts';
import { yupRule } from '#src/features/problems/problem.ts';

export interface ContactValues {
  phone: string;
  email: string;
  smsMarketing: boolean;
  smsTransactional: boolean;
}

export const contactSchema = (anyCountry: boolean) =>
  object({
    phone: string().test('phone', yupRule(personalPhoneProblem(anyCountry))),
    email: string().test('email', yupRule(emailProblem)),
    smsMarketing: boolean(),
    smsTransactional: boolean(),
  });
