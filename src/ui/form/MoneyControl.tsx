import { useState } from 'react';
import { formatAmount, moneySymbol, parseMoneyInput } from '#src/domain/money/moneyText.ts';
import { Control, ControlRow, type ControlWidth } from './ControlBox.tsx';
import type { FormField } from './useFormField.ts';

/** Asked for when this is loaded, while nothing is waited for: the first format of a page takes long. */
const SYMBOL = moneySymbol();

/** A value as it stands in the input: "1,234" or "1,234.56"; junk as it is. */
function moneyText(value: string | undefined | null): string {
  const amount = value ? parseMoneyInput(value) : undefined;
  return amount === undefined ? (value ?? '') : formatAmount(amount);
}

/** What was typed as a form value: a decimal string, or the text itself when it is not an amount. */
function moneyValue(text: string): string {
  return text.trim() === '' ? '' : (parseMoneyInput(text) ?? text);
}

/** Keeps the text as typed while it is being typed, and follows a value that changes from elsewhere. */
function useMoneyText(value: string, change: (value: string) => void) {
  const [typed, setTyped] = useState<{ text: string; value: string } | undefined>();
  return {
    text: typed && typed.value === value ? typed.text : moneyText(value),
    type(text: string) {
      const next = moneyValue(text);
      setTyped({ text, value: next });
      change(next);
    },
    format: () => setTyped(undefined),
  };
}

interface MoneyControlProps {
  field: FormField<string, HTMLInputElement>;
  name: string;
  optional: boolean;
  width?: ControlWidth;
}

/** Where dollars are typed; the value is a decimal string such as "1234.5", or the typed text when that is no amount. */
export function MoneyControl({ field, name, optional, width = 'medium' }: MoneyControlProps) {
  const money = useMoneyText(field.value ?? '', field.change);
  return (
    <ControlRow width={width} prefix={SYMBOL}>
      <Control
        ref={field.ref}
        id={field.id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={money.text}
        onChange={(event) => money.type(event.currentTarget.value)}
        onBlur={() => {
          money.format();
          field.blur();
        }}
        onFocus={field.focus}
        aria-required={!optional || undefined}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.describedBy}
      />
    </ControlRow>
  );
}
