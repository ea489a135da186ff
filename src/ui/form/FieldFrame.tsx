import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Marks } from '../primitives/masks.ts';
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
  /** For session replay, around all of it. */
  marks?: Marks;
}

/** Label, hint and message around one control, in that order. */
export function FieldFrame({ field, label, hint, optional, beside, children, marks }: FieldFrameProps) {
  return (
    <Column {...marks}>
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
