import { object, string } from 'yup';
import {
  SUPPORT_MESSAGE,
  SUPPORT_NAME_MAX,
  SUPPORT_TOPICS,
  type SupportTopic,
} from '#src/domain/application/support.ts';
import { emailProblem } from '#src/domain/person/email.ts';
import { phoneDigits, phoneProblem } from '#src/domain/person/phone.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';

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

export const schema = object({
  name: string()
    .trim()
    .required(problem('required'))
    .max(SUPPORT_NAME_MAX, problem('text-too-long', { max: SUPPORT_NAME_MAX })),
  email: string().test('email', yupRule(emailProblem)),
  phone: string().test('phone', yupRule(optionalPhone)),
  topic: string().oneOf(SUPPORT_TOPICS, problem('required')).required(problem('required')),
  message: string()
    .trim()
    .required(problem('required'))
    .min(min, problem('text-too-short', { min }))
    .max(max, problem('line-too-long', { max })),
});
