import { type AnyObjectSchema, object, string, type TestContext } from 'yup';
import { confirmPasswordProblem, passwordProblem } from '#src/domain/password.ts';
import { type ConsentValues, consentFields } from '../create/RequiredConsents.tsx';
import { yupRule } from '../yupRule.ts';

export interface AccountValues extends ConsentValues {
  password?: string;
  confirmPassword?: string;
}

function matches(value: string | undefined, context: TestContext) {
  const { password } = context.parent as { password?: string };
  return yupRule((text: string | undefined) => confirmPasswordProblem(password, text))(value, context);
}

/** Someone who is signed in already needs no password (docs/rules.md#account-of-an-applicant). */
export function accountSchema({ asksPassword }: { asksPassword: boolean }): AnyObjectSchema {
  if (!asksPassword) return object(consentFields);
  return object({
    password: string().test('password', yupRule(passwordProblem)),
    confirmPassword: string().test('confirmPassword', matches),
    ...consentFields,
  });
}
