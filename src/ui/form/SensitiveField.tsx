import { useState } from 'react';
import { EXCLUDED } from '../primitives/masks.ts';
import { Control, ControlRow } from './ControlBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { KeepSelection } from './KeepSelection.tsx';
import { useFormField } from './useFormField.ts';
import { type Mask, useMask } from './useMask.ts';
import { useShown } from './useShown.ts';

/** Everything but the last four. */
function hideAllButFour(text: string): string {
  return text.length <= 4 ? '•'.repeat(text.length) : '•'.repeat(text.length - 4) + text.slice(-4);
}

const asTyped: Mask = (text) => text;

export interface SensitiveFieldProps extends FieldTexts {
  /** Writes while typing, e.g. `formatSsnInput`. */
  mask?: Mask;
  /** What stands in the input when it is left, as long as the text itself, e.g. `maskSsn`. */
  conceal?: (text: string) => string;
  /** What is wrong with a text: that stays in sight, so that it can be corrected. */
  problem: (text: string) => string | undefined;
}

/**
 * A number protected from being read over the shoulder: readable while it is typed and while it is wrong, masked after. Its
 * value must not be put into a draft; its marks keep session replay away.
 */
export function SensitiveField({
  name,
  label,
  hint,
  optional = false,
  mask = asTyped,
  conceal = hideAllButFour,
  problem,
}: SensitiveFieldProps) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint), typed: true });
  const value = field.value ?? '';
  const onChange = useMask(mask, field.change);
  const [focused, setFocused] = useState(false);
  const { shown, toggle } = useShown({ name, label });
  const isReadable = focused || shown || field.error !== undefined || problem(value) !== undefined;
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} marks={EXCLUDED}>
      <ControlRow width="medium" toggle={toggle}>
        <KeepSelection input={field.ref} isReadable={isReadable}>
          <Control
            ref={field.ref}
            id={field.id}
            name={field.id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={isReadable ? value : conceal(value)}
            onChange={onChange}
            onDrop={(event) => {
              if (isReadable) return;
              // Where it would be put in cannot be seen: it takes the place of what is hidden.
              event.preventDefault();
              field.change(mask(event.dataTransfer.getData('text/plain').trim()));
              event.currentTarget.focus();
            }}
            onBlur={() => {
              setFocused(false);
              field.blur();
            }}
            onFocus={() => {
              setFocused(true);
              field.focus();
            }}
            aria-required={!optional || undefined}
            aria-invalid={field.error ? true : undefined}
            aria-describedby={field.describedBy}
          />
        </KeepSelection>
      </ControlRow>
    </FieldFrame>
  );
}
