import type { AgeRules } from '#src/domain/birthdate.ts';
import { toIsoDate } from '#src/domain/dates.ts';
import type { RegistrationAnswers } from '#src/domain/registration.ts';

/** What decides how old this applicant must be: today where they are, and the state they live in. */
export function ageRules({ propertyAddress, homeAddress }: RegistrationAnswers, now: Date): AgeRules {
  const home = propertyAddress?.occupancyType === 'HOME' ? propertyAddress : homeAddress;
  return {
    today: toIsoDate(now, Intl.DateTimeFormat().resolvedOptions().timeZone),
    state: home?.state ?? propertyAddress?.state,
  };
}
