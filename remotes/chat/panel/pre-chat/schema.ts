import { type InferType, object, string } from 'yup';
import { isEmail } from '#src/domain/email.ts';

/** Characters (docs/rules.md#chat-sessions). */
const MAX = 128;
const TOO_LONG = `Cannot be more than ${MAX} characters`;

export const preChatSchema = object({
  friendlyName: string().trim().required('Required').max(MAX, TOO_LONG),
  emailAddress: string()
    .trim()
    .required('Please enter your email')
    .max(MAX, TOO_LONG)
    .test('email', 'Please enter a valid email address', (value) => isEmail(value)),
});

export type PreChatValues = InferType<typeof preChatSchema>;
