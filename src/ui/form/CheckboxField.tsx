import { Choice } from './Choice.tsx';
import { Column, FieldError, type FieldTexts, Hint, OptionalMark, RequiredMark } from './FieldParts.tsx';
import { useFormField } from './useFormField.ts';

export interface CheckboxFieldProps extends FieldTexts {
  disabled?: boolean;
  /** Says "(optional)" after an optional box; the wording of a consent usually says so itself. */
  showOptional?: boolean;
}

/** A box to tick; the value is a boolean. `hint` stands under the label, e.g. why it is disabled. */
export function CheckboxField({
  name,
  label,
  hint,
  optional = false,
  disabled = false,
  showOptional = false,
}: CheckboxFieldProps) {
  const field = useFormField<boolean>(name, { hasHint: Boolean(hint), untouched: false });
  return (
    <Column>
      <FieldError id={field.errorId} message={field.error} />
      <Choice
        ref={field.ref}
        kind="checkbox"
        id={field.id}
        group={name}
        label={
          <>
            {label}
            {optional && showOptional ? <OptionalMark /> : null}
          </>
        }
        mark={optional ? null : <RequiredMark />}
        checked={field.value === true}
        disabled={disabled}
        onChange={field.change}
        onBlur={field.blur}
        onFocus={field.focus}
        required={!optional}
        invalid={Boolean(field.error)}
        describedBy={field.describedBy}
      />
      <Hint id={field.hintId}>{hint}</Hint>
    </Column>
  );
}
