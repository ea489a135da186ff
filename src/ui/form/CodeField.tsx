import type { FieldTexts } from './FieldParts.tsx';
import { TextField } from './TextField.tsx';

export interface CodeFieldProps extends FieldTexts {
  length?: number;
}

/** A code that was sent to the person; it may be pasted with spaces, and phones offer it by themselves. */
export function CodeField({ length = 6, ...texts }: CodeFieldProps) {
  return (
    <TextField
      {...texts}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      width="short"
      mask={(text) => text.replace(/\D/g, '').slice(0, length)}
    />
  );
}
