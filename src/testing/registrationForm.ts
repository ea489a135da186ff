import type { Form } from '#packages/testing/playwright/registration.ts';
import type { PageDriver } from './pageDriver.ts';

/** The page driver as the steps of registration take it, which are written once, for hosts and for us. */
export const registrationForm = (at: PageDriver): Form => ({
  ...at,
  continue: () => at.press('Continue'),
  expectStep: at.expectHeading,
});
