import { type HTMLInputAutoCompleteAttribute, type ReactNode, useEffect } from 'react';
import { Control, ControlRow, type ControlWidth } from './ControlBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { useFormField } from './useFormField.ts';
import { type Mask, useMask } from './useMask.ts';

export interface TextFieldProps extends FieldTexts {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | 'none';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'off' | 'none' | 'on' | 'sentences' | 'words' | 'characters';
  spellCheck?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  width?: ControlWidth;
  /** Writes while typing; the written form is the value. */
  mask?: Mask;
  /** What stands after the message of an error, e.g. whom to call. */
  beside?: ((text: string) => ReactNode) | undefined;
  /** It takes the focus when it appears, and again with each new value; not while it is falsy. */
  focusOn?: unknown;
}

/** One line of text; the value is a string. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  type = 'text',
  width,
  mask,
  beside,
  focusOn,
  ...rest
}: TextFieldProps) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint), typed: true });
  const onChange = useMask(mask, field.change);
  const { ref } = field;
  useEffect(() => {
    if (focusOn) ref.current?.focus();
  }, [focusOn, ref]);
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      beside={beside?.(field.value ?? '')}
    >
      <ControlRow width={width}>
        <Control
          {...rest}
          ref={ref}
          id={field.id}
          name={name}
          type={type}
          value={field.value ?? ''}
          onChange={onChange}
          onBlur={field.blur}
          onFocus={field.focus}
          aria-required={!optional || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
        />
      </ControlRow>
    </FieldFrame>
  );
}
