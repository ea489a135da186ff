import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../primitives/styles.ts';
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

const Fieldset = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  display: block;
  margin: 0 0 0.375em;
  padding: 0;
  ${labelText}
  ${({ $hidden }) =>
    $hidden &&
    css`
      ${visuallyHidden}
    `}
`;

interface GroupFrameProps extends Omit<FieldTexts, 'name'> {
  field: FramedField;
  role?: 'radiogroup' | 'group';
  /** After the message of an error. */
  beside?: ReactNode;
  /** The page's heading already asks the question. */
  legendHidden?: boolean;
  children: ReactNode;
}

/** Legend, hint and message around several controls that answer one question. */
export function GroupFrame({
  field,
  label,
  hint,
  optional = false,
  role,
  legendHidden = false,
  beside,
  children,
}: GroupFrameProps) {
  const radio = role === 'radiogroup';
  return (
    <Fieldset
      role={role}
      aria-describedby={field.describedBy}
      {...(radio
        ? { 'aria-required': !optional || undefined, 'aria-invalid': field.error ? true : undefined }
        : {})}
    >
      <Legend id={field.labelId} $hidden={legendHidden}>
        {label}
        {optional ? <OptionalMark /> : <RequiredMark />}
      </Legend>
      <Column>
        <Hint id={field.hintId}>{hint}</Hint>
        <FieldError id={field.errorId} message={field.error} beside={beside} />
        {children}
      </Column>
    </Fieldset>
  );
}
