import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ROOMY, space } from '../primitives/styles.ts';
import { Choice } from './Choice.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { useFormField } from './useFormField.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  /** Seen with the label but not part of it. */
  mark?: ReactNode;
  disabled?: boolean;
  /** Why it cannot be chosen; shown in place of the description. */
  reason?: ReactNode;
}

export interface RadioGroupFieldProps extends FieldTexts {
  options: readonly RadioOption[];
  variant?: 'plain' | 'cards';
  /** Side by side where there is room. */
  columns?: 1 | 2 | 3;
  legendHidden?: boolean;
  /** After the form has the new value. */
  onChosen?(value: string): void;
}

const Options = styled.div<{ $columns: number; $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space($gap)};
  ${ROOMY} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** One of a few; the value is a string. */
export function RadioGroupField({
  name,
  label,
  hint,
  optional = false,
  options,
  variant = 'plain',
  columns = 1,
  legendHidden,
  onChosen,
}: RadioGroupFieldProps) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint) });
  const cards = variant === 'cards';
  const chosen = options.find((option) => option.value === field.value && !option.disabled);
  const first = chosen ?? options.find((option) => !option.disabled);
  return (
    <GroupFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      role="radiogroup"
      legendHidden={legendHidden}
    >
      <Options $columns={columns} $gap={cards ? 1 : 0.25}>
        {options.map((option) => (
          <Choice
            key={option.value}
            ref={option === first ? field.ref : undefined}
            kind="radio"
            id={`${field.id}-${option.value}`}
            group={field.id}
            value={option.value}
            label={option.label}
            description={option.disabled && option.reason ? option.reason : option.description}
            aside={option.aside}
            mark={option.mark}
            card={cards}
            checked={option.value === field.value}
            disabled={option.disabled}
            onChange={() => {
              field.change(option.value);
              onChosen?.(option.value);
            }}
            onBlur={field.blur}
            onFocus={field.focus}
          />
        ))}
      </Options>
    </GroupFrame>
  );
}
