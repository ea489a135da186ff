import type { RegistrationStepId } from '#src/domain/registration.ts';
import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { annualIncome } from '../screens/register-v2/annual-income/screen.ts';
import { birthdate } from '../screens/register-v2/birthdate/screen.ts';
import { forSale } from '../screens/register-v2/for-sale/screen.ts';
import { homeAddress } from '../screens/register-v2/home-address/screen.ts';
import { legalName } from '../screens/register-v2/legal-name/screen.ts';
import { phoneAndEmail } from '../screens/register-v2/phone-and-email/screen.ts';
import { property } from '../screens/register-v2/property/screen.ts';
import { setPassword } from '../screens/register-v2/set-password/screen.ts';

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
} satisfies Record<RegistrationStepId, ScreenDefinition>;

/** The step that the rest of the path after `/register-v2` names; the index is the property step. */
export function stepAt(rest: string): RegistrationStepId | undefined {
  const name = rest.replace(/\/+$/, '') || 'property';
  if (rest !== '' && name === 'property') return undefined;
  return Object.hasOwn(STEP_SCREENS, name) ? (name as RegistrationStepId) : undefined;
}
