import { type ChangeEvent, type FocusEvent, useId } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { datePartProblem, readWrittenDate } from '#src/domain/dates/typedDate.ts';
import { copy } from '../copy.ts';
import { space } from '../primitives/styles.ts';
import { Control } from './ControlBox.tsx';
import { copy as partCopy } from './dateCopy.ts';
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

/** A date that stands in one box belongs into all three; while it is typed, a year of two digits is not yet complete. */
function spread(event: ChangeEvent<HTMLInputElement>): DateValue | undefined {
  const written = readWrittenDate(event.currentTarget.value);
  const isTyped = (event.nativeEvent as InputEvent).inputType === 'insertText';
  return written && !(isTyped && written.year.length < 4) ? written : undefined;
}

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

/**
 * A date that a person knows by heart, in three boxes; the value is `{ month, day, year }` as typed. One that is pasted or
 * typed whole into a box is spread over all of them.
 */
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
  const part = useCopy(partCopy);
  const field = useFormField<Partial<DateValue>>(name, { hasHint: Boolean(hint), typed: true });
  const id = useId();
  const value = {
    month: field.value?.month ?? '',
    day: field.value?.day ?? '',
    year: field.value?.year ?? '',
  };
  const wrong = field.error ? datePartProblem(value) : undefined;
  const isFocused = (key: string) => key === (wrong?.split('-')[0] ?? 'month');
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) field.blur();
  };
  return (
    <GroupFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      legendHidden={legendHidden}
      beside={wrong && part(wrong)}
    >
      <Boxes onBlur={leave} onFocus={field.focus}>
        {PARTS.map(({ key, width }) => (
          <Part key={key} $width={width}>
            <div>
              <label htmlFor={`${id}-${key}`}>{t(key)}</label>
              {legendHidden && !optional ? <RequiredMark /> : null}
            </div>
            <Control
              ref={isFocused(key) ? field.ref : undefined}
              id={`${id}-${key}`}
              name={`${name}.${key}`}
              type="text"
              inputMode="numeric"
              autoComplete={birthday ? `bday-${key}` : 'off'}
              value={value[key]}
              readOnly={readOnly}
              onChange={(event) =>
                field.change(spread(event) ?? { ...value, [key]: event.currentTarget.value.trim() })
              }
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
