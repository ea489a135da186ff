import { useBrand } from '#src/brand/BrandProvider.tsx';
import { formatPhoneInput } from '#src/domain/person/phoneInput.ts';
import { CountryPhoneField } from './CountryPhoneField.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { TextField } from './TextField.tsx';

export interface PhoneFieldProps extends FieldTexts {
  autoComplete?: string;
  /** A person's own, which may be of another country where the organisation lets them choose one. */
  anyCountry?: boolean;
}

/** A US phone; the value is what is shown, "(512) 555-0123". */
export function PhoneField({ autoComplete = 'tel', anyCountry = false, ...texts }: PhoneFieldProps) {
  const { countryPicker } = useBrand().capabilities;
  if (anyCountry && countryPicker) return <CountryPhoneField {...texts} autoComplete={autoComplete} />;
  return (
    <TextField
      {...texts}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      width="medium"
      mask={formatPhoneInput}
    />
  );
}
