import { type AnyObjectSchema, object, string } from 'yup';
import { type AgeRules, birthdateProblem } from '#src/domain/birthdate.ts';
import type { DateParts } from '#src/domain/dates.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import { type ConsentValues, consentFields } from '../../../registration/create/RequiredConsents.tsx';
import { says } from '../../../registration/says.ts';

export interface BirthdateValues extends Partial<ConsentValues> {
  dob: DateValue;
}

/** `asksConsents`: this is the last step, so the required consents stand here. */
export function birthdateSchema(
  rules: AgeRules,
  { asksConsents }: { asksConsents: boolean },
): AnyObjectSchema {
  const dob = object({ month: string(), day: string(), year: string() }).test(
    'dob',
    says((value: Partial<DateParts>) => birthdateProblem(value, rules)),
  );
  return asksConsents ? object({ dob, ...consentFields }) : object({ dob });
}
