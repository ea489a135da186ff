import { useState } from 'react';
import { formatWholeMoney, parseMoneyInput } from '#src/domain/moneyText.ts';
import { Control, ControlRow, type ControlWidth } from './ControlBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { useFormField } from './useFormField.ts';

/** A value as it stands in the input: "1,234" or "1,234.56"; junk as it is. */
export function moneyText(value: string | undefined | null): string {
  const amount = value ? parseMoneyInput(value) : undefined;
  return amount === undefined ? (value ?? '') : formatWholeMoney(amount).replace('$', '');
}

/** What was typed as a form value: a decimal string, or the text itself when it is not an amount. */
export function moneyValue(text: string): string {
  return text.trim() === '' ? '' : (parseMoneyInput(text) ?? text);
}

/** Keeps the text as typed while it is being typed, and follows a value that changes from elsewhere. */
export function useMoneyText(value: string, change: (value: string) => void) {
  const [typed, setTyped] = useState<{ text: string; value: string } | undefined>();
  return {
    text: typed && typed.value === value ? typed.text : moneyText(value),
    type(text: string) {
      const next = moneyValue(text);
      setTyped({ text, value: next });
      change(next);
    },
    settle: () => setTyped(undefined),
  };
}

export interface MoneyFieldProps extends FieldTexts {
  width?: ControlWidth;
  readOnly?: boolean;
  disabled?: boolean;
  /** E.g. "a year". */
  suffix?: string;
}

/** Dollars; the value is a decimal string such as "1234.5", or the typed text when that is no amount. */
export function MoneyField({
  name,
  label,
  hint,
  optional = false,
  width = 'medium',
  suffix,
  ...rest
}: MoneyFieldProps) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint) });
  const money = useMoneyText(field.value ?? '', field.change);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <ControlRow width={width} prefix="$" suffix={suffix}>
        <Control
          {...rest}
          ref={field.ref}
          id={field.id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={money.text}
          onChange={(event) => money.type(event.currentTarget.value)}
          onBlur={() => {
            money.settle();
            field.blur();
          }}
          onFocus={field.focus}
          aria-required={!optional || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
        />
      </ControlRow>
    </FieldFrame>
  );
}
