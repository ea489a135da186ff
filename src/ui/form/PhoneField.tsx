import { formatPhoneInput } from '#src/domain/person/phoneInput.ts';
import type { FieldTexts } from './FieldParts.tsx';
import { TextField } from './TextField.tsx';

export interface PhoneFieldProps extends FieldTexts {
  autoComplete?: string;
}

/** A US phone; the value is what is shown, "(512) 555-0123". */
export function PhoneField({ autoComplete = 'tel', ...texts }: PhoneFieldProps) {
  return (
    <TextField
      {...texts}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      width="medium"
      mask={formatPhoneInput}
    />
  );
}
