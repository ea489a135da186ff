import type { ReactNode } from 'react';
import { useForm } from 'react-final-form';
import type { typeahead } from '#src/api/contract/addresses.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress, normalizeAddress } from '#src/domain/property/address.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Combobox } from '#src/ui/form/Combobox.tsx';
import { type AddressFill, autoCompleteOf } from './autoComplete.ts';
import { copy } from './copy.ts';
import type { AddressValue } from './value.ts';

/** Loaded with the API client: neither is needed before the person types. */
const contract = () => import(/* webpackChunkName: "api" */ '#src/api/contract/addresses.ts');

const characters = () => import(/* webpackChunkName: "api" */ '#src/domain/text/characters.ts');

type Suggestion = ResponseOf<typeof typeahead>[number];

const lineOf = (found: Suggestion) => found.fullAddress || formatAddress(found);

interface AddressSearchProps {
  name: string;
  label: string;
  hint: ReactNode;
  autoComplete: AddressFill;
}

/** The search box. What is typed is kept as `text`; choosing a suggestion fills the parts. */
export function AddressSearch({ name, label, hint, autoComplete }: AddressSearchProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const form = useForm();
  const change = (value: AddressValue) => form.change(name, value);
  return (
    <Combobox<Suggestion>
      name={`${name}.text`}
      label={label}
      hint={hint}
      autoComplete={autoCompleteOf(autoComplete, 'address-line1')}
      errorFor={[`${name}.street1`]}
      load={async (text, { signal }) => {
        const [{ typeahead, TYPEAHEAD_LENGTH }, { plainLine }] = await Promise.all([
          contract(),
          characters(),
        ]);
        return api.call(typeahead, { query: { filter: plainLine(text).slice(0, TYPEAHEAD_LENGTH) }, signal });
      }}
      itemToString={lineOf}
      itemKey={lineOf}
      onType={(text) => change({ text })}
      onSelect={(found) => change({ ...normalizeAddress(found), text: lineOf(found) })}
      noResults={t('none')}
    />
  );
}
