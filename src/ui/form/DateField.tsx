import { type FocusEvent, useId } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { space } from '../primitives/styles.ts';
import { Control } from './ControlBox.tsx';
import { type FieldTexts, RequiredMark } from './FieldParts.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { useFormField } from './useFormField.ts';

/** What was typed into the three boxes. */
export interface DateValue {
  month: string;
  day: string;
  year: string;
}

const PARTS = [
  { key: 'month', width: '4.5em' },
  { key: 'day', width: '4.5em' },
  { key: 'year', width: '6em' },
] as const;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Part = styled.div<{ $width: string }>`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  inline-size: ${({ $width }) => $width};
`;

export interface DateFieldProps extends FieldTexts {
  /** Lets the browser fill a date of birth. */
  birthday?: boolean;
  legendHidden?: boolean;
  readOnly?: boolean;
}

/** A date that a person knows by heart, in three boxes; the value is `{ month, day, year }` as typed. */
export function DateField({
  name,
  label,
  hint,
  optional = false,
  birthday = false,
  legendHidden,
  readOnly = false,
}: DateFieldProps) {
  const t = useCopy(copy);
  const field = useFormField<Partial<DateValue>>(name, { hasHint: Boolean(hint), typed: true });
  const id = useId();
  const value = {
    month: field.value?.month ?? '',
    day: field.value?.day ?? '',
    year: field.value?.year ?? '',
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) field.blur();
  };
  return (
    <GroupFrame field={field} label={label} hint={hint} optional={optional} legendHidden={legendHidden}>
      <Boxes onBlur={leave} onFocus={field.focus}>
        {PARTS.map(({ key, width }) => (
          <Part key={key} $width={width}>
            <div>
              <label htmlFor={`${id}-${key}`}>{t(key)}</label>
              {legendHidden && !optional ? <RequiredMark /> : null}
            </div>
            <Control
              ref={key === 'month' ? field.ref : undefined}
              id={`${id}-${key}`}
              name={`${name}.${key}`}
              type="text"
              inputMode="numeric"
              autoComplete={birthday ? `bday-${key}` : 'off'}
              value={value[key]}
              readOnly={readOnly}
              onChange={(event) => field.change({ ...value, [key]: event.currentTarget.value.trim() })}
              aria-required={!optional || undefined}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={field.error ? field.errorId : undefined}
            />
          </Part>
        ))}
      </Boxes>
    </GroupFrame>
  );
}
