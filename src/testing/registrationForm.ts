import type { Form } from '#packages/testing/playwright/registration.ts';
import type { PageDriver } from './pageDriver.ts';

/** The page driver by the names that hosts know it by: the steps of registration are written once, for them and for us. */
export const registrationForm = (at: PageDriver): Form => ({
  choose: at.choose,
  continue: () => at.press('Continue'),
  expectStep: at.sees,
  fill: at.write,
  fillPassword: at.writeHidden,
  press: at.press,
  select: at.select,
  tick: at.tick,
});
