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
import type { FramedField } from './useFormField.ts';

const Label = styled.label`
  ${labelText}
`;

interface FieldFrameProps extends Omit<FieldTexts, 'name'> {
  field: FramedField;
  children: ReactNode;
  /** After the message of an error. */
  beside?: ReactNode;
  /** Never recorded by session replay. */
  isPrivate?: boolean;
}

/** Label, hint and message around one control, in that order. */
export function FieldFrame({ field, label, hint, optional, beside, children, isPrivate }: FieldFrameProps) {
  return (
    <Column {...(isPrivate ? { 'data-private': '' } : {})}>
      <div>
        <Label id={field.labelId} htmlFor={field.id}>
          {label}
          {optional ? <OptionalMark /> : null}
        </Label>
        {optional ? null : <RequiredMark />}
      </div>
      <Hint id={field.hintId}>{hint}</Hint>
      <FieldError id={field.errorId} message={field.error} beside={beside} />
      {children}
    </Column>
  );
}
