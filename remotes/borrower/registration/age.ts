import type { Brand } from '#src/brand/schema/brand.ts';
import { localDay } from '#src/domain/dates/dates.ts';
import type { AgeRules } from '#src/domain/person/birthdate.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';

/** What decides how old this applicant must be: today where they are, the state they live in, and the product. */
export function ageRules(
  { propertyAddress, homeAddress }: RegistrationAnswers,
  { now, brand }: { now: Date; brand: Brand },
): AgeRules {
  const home = propertyAddress?.occupancyType === 'HOME' ? propertyAddress : homeAddress;
  return {
    today: localDay(now),
    state: home?.state ?? propertyAddress?.state,
    senior: brand.products.heloc.senior,
  };
}
