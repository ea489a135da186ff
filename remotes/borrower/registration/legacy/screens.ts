import { LEGACY_FLOW } from '#src/domain/registration/legacyRegistration.ts';
import type { RegistrationStepId } from '#src/domain/registration/registration.ts';
import type { PageDefinition } from '#src/features/screens/definePage.ts';
import { STEP_SCREENS } from '../steps.ts';

function addressOf(id: RegistrationStepId): string {
  const { pathname, query } = LEGACY_FLOW.address(id);
  return `${pathname.slice(1)}?${new URLSearchParams(query)}`;
}

/** The same screens under the names that the older flow has for them. */
export const LEGACY_SCREENS = Object.fromEntries(
  (Object.entries(STEP_SCREENS) as [RegistrationStepId, PageDefinition][]).map(([id, screen]) => [
    id,
    { ...screen, path: addressOf(id) },
  ]),
) as Record<RegistrationStepId, PageDefinition>;
