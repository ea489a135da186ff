import { type InferType, object, string } from 'yup';
import { emailProblem } from '#src/domain/person/email.ts';
import { problem, yupRule } from '#src/features/problems/problem.ts';

/** Characters (docs/rules.md#chat-sessions). */
const MAX = 128;
const tooLong = problem('text-too-long', { max: MAX });

export const preChatSchema = object({
  friendlyName: string().trim().required(problem('required')).max(MAX, tooLong),
  emailAddress: string()
    .trim()
    .required(problem('email-missing'))
    .max(MAX, tooLong)
    .test('email', yupRule(emailProblem)),
});

export type PreChatValues = InferType<typeof preChatSchema>;
