/** Password rules and the four-bar meter. Source: docs/rules.md#passwords */
import { hasUnseenCharacter } from '../text/characters.ts';

const PASSWORD_MIN_LENGTH = 12;

export interface PasswordRule {
  id: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
  test: (text: string) => boolean;
}

/** Every rule a password must meet, in the order they are shown. */
const PASSWORD_RULES: readonly PasswordRule[] = [
  { id: 'length', test: (text) => [...text].length >= PASSWORD_MIN_LENGTH },
  { id: 'uppercase', test: (text) => /[A-Z]/.test(text) },
  { id: 'lowercase', test: (text) => /[a-z]/.test(text) },
  { id: 'digit', test: (text) => /\d/.test(text) },
  { id: 'special', test: (text) => /[!@#$%^&*]/.test(text) },
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

export type PasswordProblem = 'required' | 'password-weak' | 'character-unseen';

/** What is wrong with a password; the unmet rules are shown below it. Never trimmed or changed in another way. */
export function passwordProblem(text: string | null | undefined): PasswordProblem | undefined {
  if (!text) return 'required';
  if (hasUnseenCharacter(text)) return 'character-unseen';
  return unmetPasswordRules(text).length > 0 ? 'password-weak' : undefined;
}

/** What is wrong with the repeated password. */
export function confirmPasswordProblem(
  password: string | null | undefined,
  confirmation: string | null | undefined,
): 'required' | 'password-differs' | undefined {
  if (!confirmation) return 'required';
  return confirmation === password ? undefined : 'password-differs';
}
