import { defineCopy } from '#src/brand/copy.tsx';
import type { PasswordRule } from '#src/domain/person/password.ts';

/** What a password still needs. */
export const copy = defineCopy('ui/password', {
  length: 'At least 12 characters',
  uppercase: 'An uppercase letter',
  lowercase: 'A lowercase letter',
  digit: 'A digit',
  special: 'A special character (!@#$%^&*)',
} satisfies Record<PasswordRule['id'], string>);
