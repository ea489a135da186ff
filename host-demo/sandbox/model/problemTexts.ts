import type { AccountNumberProblem, RoutingNumberProblem } from '#src/domain/bank/aba.ts';
import type { UploadProblem } from '#src/domain/documents/files.ts';
import type { AgeProblem } from '#src/domain/person/birthdate.ts';

type Code = AccountNumberProblem | AgeProblem | RoutingNumberProblem | UploadProblem;

const TEXTS = {
  'routing-number-length': 'Enter a 9-digit routing number',
  'routing-number-invalid': 'Enter a valid routing number. Check the number on your check',
  'account-number-length': 'Enter 4 to 17 digits',
  'account-number-invalid': 'Enter a valid account number. Check the number on your check',
  'file-empty': '{subject} is empty',
  'file-kind': 'The selected file must be a PDF, JPG, PNG, HEIC or TIFF',
  'file-too-large': '{subject} is larger than 20 MB',
  'file-encrypted': '{subject} looks password-protected. Remove the password and try again',
  'file-unreadable': '{subject} cannot be read. Save it again, or take a new photo',
  'too-young': 'Must be at least {subject} years old',
  'too-young-senior': 'Must be {subject} years or older to apply for a loan',
} as const satisfies Record<Code, string>;

/** What the server answers where it refuses what the application checks as well. */
export const problemText = (code: Code, subject: string | number = ''): string =>
  TEXTS[code].replace('{subject}', String(subject));
