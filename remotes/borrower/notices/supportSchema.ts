import { object, string } from 'yup';
import { emailProblem } from '#src/domain/email.ts';
import { phoneDigits, phoneProblem } from '#src/domain/phone.ts';
import { SUPPORT_MESSAGE, SUPPORT_NAME_MAX, SUPPORT_TOPICS, type SupportTopic } from '#src/domain/support.ts';
import { yupRule } from '../registration/yupRule.ts';

export interface SupportValues {
  name: string;
  email: string;
  phone?: string | undefined;
  topic: SupportTopic;
  message: string;
}

const optionalPhone = (text: string | null | undefined) =>
  phoneDigits(text) === '' ? undefined : phoneProblem(text);

const { min, max } = SUPPORT_MESSAGE;

export const supportSchema = object({
  name: string()
    .trim()
    .required('Required')
    .max(SUPPORT_NAME_MAX, `Cannot be more than ${SUPPORT_NAME_MAX} characters`),
  email: string().test('email', yupRule(emailProblem)),
  phone: string().test('phone', yupRule(optionalPhone)),
  topic: string().oneOf(SUPPORT_TOPICS, 'Required').required('Required'),
  message: string()
    .trim()
    .required('Required')
    .min(min, `Must be at least ${min} characters`)
    .max(max, `Must be at most ${max} characters`),
});
