import type { RegistrationStepId } from '#src/domain/registration/registration.ts';
import type { PageDefinition } from '#src/features/screens/definePage.ts';
import { annualIncome } from './annual-income/screen.ts';
import { birthdate } from './birthdate/screen.ts';
import { forSale } from './for-sale/screen.ts';
import { homeAddress } from './home-address/screen.ts';
import { legalName } from './legal-name/screen.ts';
import { phoneAndEmail } from './phone-and-email/screen.ts';
import { property } from './property/screen.ts';
import { setPassword } from './set-password/screen.ts';

/** The screen of each step; which steps there are, and in which order, is the domain's. */
export const STEP_SCREENS = {
  property,
  'home-address': homeAddress,
  'for-sale': forSale,
  'annual-income': annualIncome,
  'legal-name': legalName,
  birthdate,
  'phone-and-email': phoneAndEmail,
  'set-password': setPassword,
} satisfies Record<RegistrationStepId, PageDefinition>;

/** The step that the rest of the path after `/register-v2` names; the index is the property step. */
export function stepAt(rest: string): RegistrationStepId | undefined {
  const name = rest.replace(/\/+$/, '') || 'property';
  if (rest !== '' && name === 'property') return undefined;
  return Object.hasOwn(STEP_SCREENS, name) ? (name as RegistrationStepId) : undefined;
}
