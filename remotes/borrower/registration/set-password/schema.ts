import { type AnyObjectSchema, object, string } from 'yup';
import { confirmPasswordProblem, passwordProblem } from '#src/domain/person/password.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import { type ConsentValues, consentFields } from '../create/schema.ts';

export interface AccountValues extends ConsentValues {
  password?: string;
  confirmPassword?: string;
}

const matches = yupRule((text: string | undefined, { parent }) =>
  confirmPasswordProblem((parent as AccountValues).password, text),
);

/** Someone who is signed in already needs no password (docs/rules.md#account-of-an-applicant). */
export function accountSchema({ asksPassword }: { asksPassword: boolean }): AnyObjectSchema {
  if (!asksPassword) return object(consentFields);
  return object({
    password: string().test('password', yupRule(passwordProblem)),
    confirmPassword: string().test('confirmPassword', matches),
    ...consentFields,
  });
}
