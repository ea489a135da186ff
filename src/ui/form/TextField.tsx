import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
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
  maxLength?: number;
  readOnly?: boolean;
  disabled?: boolean;
  /** Seen beside the input, not part of its value. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  width?: ControlWidth;
  /** Writes while typing; the written form is the value. */
  mask?: Mask;
  /** Which characters of the mask a person types; digits by default. */
  maskTyped?: RegExp;
  errorFor?: readonly string[];
}

/** One line of text; the value is a string. */
export function TextField({
  name,
  label,
  hint,
  optional = false,
  type = 'text',
  prefix,
  suffix,
  width,
  mask,
  maskTyped,
  errorFor,
  ...rest
}: TextFieldProps) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint), errorFor });
  const onChange = useMask(mask, field.change, maskTyped);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <ControlRow width={width} prefix={prefix} suffix={suffix}>
        <Control
          {...rest}
          ref={field.ref}
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
