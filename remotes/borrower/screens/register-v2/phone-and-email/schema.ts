import { boolean, object, string } from 'yup';
import { emailProblem } from '#src/domain/email.ts';
import { phoneProblem } from '#src/domain/phone.ts';
import { says } from '../../../registration/says.ts';

export interface ContactValues {
  phone: string;
  email: string;
  smsMarketing: boolean;
  smsTransactional: boolean;
}

export const contactSchema = object({
  phone: string().test('phone', says(phoneProblem)),
  email: string().test('email', says(emailProblem)),
  smsMarketing: boolean(),
  smsTransactional: boolean(),
});
