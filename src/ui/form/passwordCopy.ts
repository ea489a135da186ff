import { defineCopy } from '#src/brand/copy.tsx';
import type { PasswordRule } from '#src/domain/person/password.ts';

/** How good a password is, and what it still needs. */
export const copy = defineCopy('ui/password', {
  strength: 'Password strength',
  none: 'Not entered',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
  length: 'At least 12 characters',
  uppercase: 'An uppercase letter',
  lowercase: 'A lowercase letter',
  digit: 'A digit',
  special: 'A special character (!@#$%^&*)',
} satisfies Record<PasswordRule['id'], string> & Record<string, string>);
