import { object, string } from 'yup';
import type { DateParts } from '#src/domain/dates/dates.ts';
import { type AgeRules, birthdateProblem, minimumAge, withFullYear } from '#src/domain/person/birthdate.ts';
import { yupRule } from '#src/features/problems/problem.ts';
import type { Flags } from '#src/platform/flags.ts';
import type { DateValue } from '#src/ui/form/DateField.tsx';
import { type ConsentValues, consentFields } from '../create/schema.ts';

export interface BirthdateValues extends Partial<ConsentValues> {
  dob: DateValue;
}

/** The last step of some, which asks for the consents (docs/rules.md#identity-provider). */
export function birthdateSchema(rules: AgeRules, flags: Flags) {
  const dob = object({ month: string(), day: string(), year: string() })
    .transform((value: DateValue) => withFullYear(value, rules.today))
    .test(
      'dob',
      yupRule((value: Partial<DateParts>) => birthdateProblem(value, rules), { years: minimumAge(rules) }),
    );
  return flags.get('auth0') ? object({ dob, ...consentFields }) : object({ dob });
}
