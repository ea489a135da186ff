import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  Column,
  FieldError,
  type FieldTexts,
  Hint,
  labelText,
  OptionalMark,
  RequiredMark,
} from './FieldParts.tsx';
import type { FormField } from './useFormField.ts';

const Label = styled.label`
  ${labelText}
`;

interface FieldFrameProps extends Omit<FieldTexts, 'name'> {
  // biome-ignore lint/suspicious/noExplicitAny: a frame does not look at the value
  field: FormField<any, any>;
  children: ReactNode;
  className?: string;
  /** Never recorded by session replay. */
  isPrivate?: boolean;
}

/** Label, hint and message around one control, in that order. */
export function FieldFrame({
  field,
  label,
  hint,
  optional,
  children,
  className,
  isPrivate,
}: FieldFrameProps) {
  return (
    <Column className={className} {...(isPrivate ? { 'data-private': '' } : {})}>
      <div>
        <Label id={field.labelId} htmlFor={field.id}>
          {label}
          {optional ? <OptionalMark /> : null}
        </Label>
        {optional ? null : <RequiredMark />}
      </div>
      <Hint id={field.hintId}>{hint}</Hint>
      <FieldError id={field.errorId} message={field.error} />
      {children}
    </Column>
  );
}
