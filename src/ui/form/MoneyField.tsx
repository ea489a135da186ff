import type { ControlWidth } from './ControlBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { MoneyControl } from './MoneyControl.tsx';
import { useFormField } from './useFormField.ts';

export interface MoneyFieldProps extends FieldTexts {
  width?: ControlWidth;
}

/** Dollars; the value as in `MoneyControl`. */
export function MoneyField({ name, label, hint, optional = false, width }: MoneyFieldProps) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint), typed: true });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <MoneyControl field={field} name={name} optional={optional} width={width} />
    </FieldFrame>
  );
}
