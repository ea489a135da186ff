/** Password rules and the four-bar meter. Source: docs/rules.md#passwords */

export const PASSWORD_MIN_LENGTH = 12;

export interface PasswordRule {
  id: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
  label: string;
  test: (text: string) => boolean;
}

/** Every rule a password must meet, in the order they are shown. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 12 characters', test: (text) => [...text].length >= PASSWORD_MIN_LENGTH },
  { id: 'uppercase', label: 'An uppercase letter', test: (text) => /[A-Z]/.test(text) },
  { id: 'lowercase', label: 'A lowercase letter', test: (text) => /[a-z]/.test(text) },
  { id: 'digit', label: 'A digit', test: (text) => /\d/.test(text) },
  { id: 'special', label: 'A special character (!@#$%^&*)', test: (text) => /[!@#$%^&*]/.test(text) },
];

/** The rules that `text` does not meet yet. */
export function unmetPasswordRules(text: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !rule.test(text));
}

/** Bars of the meter, 0 to 4: 0 for nothing typed, 4 only when every rule is met. */
export function passwordStrength(text: string): 0 | 1 | 2 | 3 | 4 {
  if (text === '') return 0;
  const unmet = unmetPasswordRules(text).length;
  if (unmet === 0) return 4;
  const met = PASSWORD_RULES.length - unmet;
  return met >= 3 ? 3 : met === 2 ? 2 : 1;
}

/** The message for a password; the unmet rules are shown below it. Never trimmed. */
export function passwordProblem(text: string | null | undefined): string | undefined {
  if (!text) return 'Required';
  return unmetPasswordRules(text).length > 0 ? 'Password is not strong enough' : undefined;
}

/** The message for the repeated password. */
export function confirmPasswordProblem(
  password: string | null | undefined,
  confirmation: string | null | undefined,
): string | undefined {
  if (!confirmation) return 'Required';
  return confirmation === password ? undefined : "Passwords don't match";
}
