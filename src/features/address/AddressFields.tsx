import { getIn } from 'final-form';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { parseAddressText } from '#src/domain/property/addressText.ts';
import { useKeptValue } from '#src/ui/form/useKeptValue.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { AddressParts } from './AddressParts.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import type { AddressFill } from './autoComplete.ts';
import { copy } from './copy.ts';
import type { AddressValue } from './value.ts';

export interface AddressFieldsProps {
  /** Where the form keeps the address; check it there with `addressSchema()`, read it with `toAddress`. */
  name: string;
  /** Of the search box, e.g. "Property address". */
  label: string;
  hint?: ReactNode;
  /** Section of the autocomplete tokens, e.g. `shipping`; `off` where the person's own address is not meant. */
  autoComplete?: AddressFill;
  /** Only field by field, without the search. */
  plain?: boolean | undefined;
}

/** The fields of what was typed so far: a complete line is taken apart, the beginning of one is the street. */
function asParts({ text, manual: _, ...parts }: AddressValue): AddressValue {
  if (parts.street1) return { ...parts, manual: true };
  return { ...(parseAddressText(text) ?? { street1: text ?? '' }), manual: true };
}

/** The search box with what the fields hold, so that going back and forth loses nothing. */
function asText({ text: _, manual: __, ...parts }: AddressValue): AddressValue {
  return { ...parts, text: formatAddress(parts) };
}

/** An address: searched for in one box, or typed field by field. */
export function AddressFields({ name, label, hint, autoComplete, plain = false }: AddressFieldsProps) {
  const t = useCopy(copy);
  const form = useForm();
  useKeptValue(`${name}.manual`);
  const manual = useField<boolean>(`${name}.manual`, { subscription: { value: true } }).input.value === true;
  const box = useRef<HTMLDivElement>(null);
  /** The kind of fields that the person changed over to and that are not there yet. */
  const asked = useRef<boolean>(undefined);

  // After a switch the focus goes to the first field of the other kind. Not in a passive effect: the
  // one of the first render could run after the press and clear `asked`.
  useLayoutEffect(() => {
    if (asked.current === manual) box.current?.querySelector('input')?.focus();
    asked.current = undefined;
  }, [manual]);

  // What was typed into the search box comes along.
  useEffect(() => {
    if (!plain || manual) return;
    form.change(name, asParts((getIn(form.getState().values, name) ?? {}) as AddressValue));
  }, [form, manual, name, plain]);

  const change = (next: (value: AddressValue) => AddressValue) => {
    asked.current = !manual;
    form.change(name, next((getIn(form.getState().values, name) ?? {}) as AddressValue));
  };

  if (plain) return <AddressParts name={name} autoComplete={autoComplete} />;
  return (
    <Stack gap={2} ref={box}>
      {manual ? (
        <AddressParts name={name} autoComplete={autoComplete} />
      ) : (
        <AddressSearch name={name} label={label} hint={hint ?? t('hint')} autoComplete={autoComplete} />
      )}
      <div>
        {manual ? (
          <LinkButton onClick={() => change(asText)}>{t('search')}</LinkButton>
        ) : (
          <LinkButton onClick={() => change(asParts)}>{t('manually')}</LinkButton>
        )}
      </div>
    </Stack>
  );
}
