import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { useFormScope } from './formContext.ts';
import { useKeptValue } from './useKeptValue.ts';

const keep = <V>(value: V): V => value;
const NONE: readonly string[] = [];

/** What label, hint and message of a field need, whatever its value. */
export interface FramedField {
  error: string | undefined;
  id: string;
  labelId: string;
  hintId: string;
  errorId: string;
  /** For `aria-describedby`: hint, then error. */
  describedBy: string | undefined;
}

export interface FormField<V, E extends HTMLElement> extends FramedField {
  value: V | undefined;
  change(value: V): void;
  blur(): void;
  focus(): void;
  /** On the element that takes the focus: the control, for a group its first. */
  ref: RefObject<E | null>;
}

export interface FormFieldOptions<V> {
  /** The value of a control that was never touched, where "nothing" would pass for an answer. */
  untouched?: V;
  hasHint?: boolean;
  /** Text is typed there; it is read in plain characters. */
  typed?: boolean;
  /** Other paths whose errors are shown at this field. */
  errorFor?: readonly string[];
}

/** Binds a control to the value and the error at `name`, e.g. `coOwners[0].email`. */
export function useFormField<V, E extends HTMLElement = HTMLInputElement>(
  name: string,
  { hasHint = false, errorFor = NONE, typed, untouched }: FormFieldOptions<V> = {},
): FormField<V, E> {
  const { errors, leave } = useFormScope();
  useKeptValue(name);
  const { input } = useField<V>(name, {
    subscription: { value: true },
    parse: keep,
    format: keep,
    allowNull: true,
    defaultValue: untouched,
  });
  const error = useExternalValue(errors.subscribe, () => errors.messageFor(name));
  const ref = useRef<E>(null);
  const id = useId();
  const labelId = `${id}-label`;
  const aliases = errorFor.join('\n');

  useLayoutEffect(
    () =>
      errors.register({
        name,
        labelId,
        typed,
        aliases: aliases ? aliases.split('\n') : NONE,
        target: () => ref.current,
      }),
    [errors, name, labelId, typed, aliases],
  );

  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    value: input.value as V | undefined,
    change: input.onChange,
    blur() {
      input.onBlur();
      leave(name);
    },
    focus: () => input.onFocus(),
    error,
    ref,
    id,
    labelId,
    hintId,
    errorId,
    describedBy: [hasHint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined,
  };
}
