import { formatCodeInput } from '#src/domain/text/codes.ts';
import type { FieldTexts } from './FieldParts.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A code that was sent to the person; it may be pasted with spaces, and phones offer it by themselves. */
export function CodeField(props: FieldTexts & Pick<TextFieldProps, 'focusOn'>) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      width="short"
      mask={formatCodeInput}
    />
  );
}
