import { CONTINUE, type Form } from '#packages/testing/playwright/registration.ts';
import type { PageDriver } from './pageDriver.ts';

/** The page driver as the steps of registration take it, which are written once, for hosts and for us. */
export const registrationForm = (at: PageDriver): Form => ({
  choose: (name) => at.choose(name),
  continue: () => at.press(CONTINUE),
  expectStep: (title) => at.expectHeading(title),
  fill: (name, text) => at.fill(name, text),
  fillPassword: (name, text) => at.fillPassword(name, text),
  press: (name) => at.press(name),
  select: (name, option) => at.select(name, option),
  tick: (name) => at.tick(name),
});
