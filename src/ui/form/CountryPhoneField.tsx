import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { COUNTRIES, callingCodeOf, countryByCode, HOME_COUNTRY } from '#src/domain/person/callingCodes.ts';
import { formatPhoneInput } from '#src/domain/person/phoneInput.ts';
import { countryName } from '#src/domain/text/countryNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import { controlBox, space } from '../primitives/styles.ts';
import { Control } from './ControlBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { copy } from './phoneCopy.ts';
import { solidOptions } from './selectStyles.ts';
import { useFormField } from './useFormField.ts';
import { useMask } from './useMask.ts';
import { type PhoneLibrary, usePhoneLibrary } from './usePhoneLibrary.ts';

/** Side by side where both have room, else one below the other. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-inline-size: 31em;
  & > input {
    flex: 1 1 12em;
    inline-size: auto;
    min-inline-size: 0;
  }
`;

const Country = styled.div`
  position: relative;
  flex: 1 1 14em;
  min-inline-size: 0;
  & > select {
    ${controlBox}
    padding-inline-end: 2.5em;
    text-overflow: ellipsis;
    cursor: pointer;
    ${solidOptions}
  }
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-end: 0.75em;
    color: var(--heloc-color-text-muted);
    pointer-events: none;
  }
`;

/** The country that is chosen, what stands in the field, and the value that the form has of both. */
interface Typed {
  country: string;
  shown: string;
  value: string;
}

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** What the form gets: as without a choice where the number has ten digits of the US or its neighbours, else E.164. */
function typed(country: string, shown: string, library: PhoneLibrary | undefined): Typed {
  const code = callingCodeOf(country);
  const digits = digitsIn(shown);
  if (country === HOME_COUNTRY) return { country, shown, value: shown };
  if (code === '1') return { country, shown, value: formatPhoneInput(digits) };
  // With a space it is no number yet, and the rule says so.
  const value = library ? library.toE164(country, shown) : digits && `+${code}${digits}`;
  return { country, shown, value: value ?? (digits && `+${code} ${digits}`) };
}

const isOfAnother = (value: string) => /^\+[2-9]/.test(value);

/** What a value of the form is in the field. */
function read(value: string, library: PhoneLibrary | undefined): Typed {
  if (!isOfAnother(value)) return { country: HOME_COUNTRY, shown: value, value };
  const country = library?.countryOf(value) ?? countryByCode(value) ?? HOME_COUNTRY;
  return { country, shown: library?.nationalFormat(country, value) ?? value, value };
}

interface CountryPhoneFieldProps extends FieldTexts {
  autoComplete: string;
}

/** A phone of any country. The value is that of `PhoneField`, or E.164: "+447400123456" (docs/rules.md#phone-numbers-of-other-countries). */
export function CountryPhoneField({
  name,
  label,
  hint,
  optional = false,
  autoComplete,
}: CountryPhoneFieldProps) {
  const t = useCopy(copy);
  const field = useFormField<string>(name, { hasHint: Boolean(hint), typed: true });
  const [kept, setKept] = useState(() => read(field.value ?? '', undefined));
  const library = usePhoneLibrary(kept.country !== HOME_COUNTRY || isOfAnother(field.value ?? ''));
  // A draft or an earlier page has another one.
  const isOurs = kept.value === (field.value ?? '');
  const { country, shown } = isOurs ? kept : read(field.value ?? '', library);

  const write = (next: Typed) => {
    setKept(next);
    if (next.value !== (field.value ?? '')) field.change(next.value);
  };
  const format = (to: string, text: string) => {
    if (to === HOME_COUNTRY) return formatPhoneInput(text);
    return library ? library.nationalFormat(to, text) : text;
  };
  const mask = (text: string) => {
    const next = format(country, text);
    // A key after the last digit does nothing, as in a phone of the US.
    const isFull = library && country !== HOME_COUNTRY && shown.length === library.maxLength(country);
    return isFull && text.length > shown.length && text.startsWith(shown) ? shown : next;
  };
  const onChange = useMask(mask, (text) => write(typed(country, text, library)));
  const choose = (to: string) => write(typed(to, format(to, digitsIn(shown)), library));
  const formatAgain = useEffectEvent(() => {
    if (country !== HOME_COUNTRY && shown)
      write(shown.startsWith('+') ? read(shown, library) : typed(country, format(country, shown), library));
  });
  useEffect(() => {
    if (library) formatAgain();
  }, [library]);

  const options = useMemo(() => {
    const named = COUNTRIES.map(({ countryCode, callingCode }) => ({
      countryCode,
      text: t('option', { country: countryName(countryCode), code: callingCode }),
    })).sort((a, b) => a.text.localeCompare(b.text));
    return [
      ...named.filter(({ countryCode }) => countryCode === HOME_COUNTRY),
      ...named.filter(({ countryCode }) => countryCode !== HOME_COUNTRY),
    ];
  }, [t]);

  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <Row>
        <Country>
          <select
            aria-label={t('country')}
            value={country}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map(({ countryCode, text }) => (
              <option key={countryCode} value={countryCode}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </Country>
        <Control
          ref={field.ref}
          id={field.id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          value={shown}
          onChange={onChange}
          onBlur={field.blur}
          onFocus={field.focus}
          aria-required={!optional || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
        />
      </Row>
    </FieldFrame>
  );
}
