import { TextField, type TextFieldProps } from './TextField.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'mask'>;

/** An email address: one's own unless `autoComplete` is off. Keyboards neither capitalize nor correct it. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
