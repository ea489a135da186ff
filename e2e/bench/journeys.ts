import type { Page } from '@playwright/test';
import { type Input, pointer } from '#packages/testing/playwright/input.ts';
import { matching } from '#src/testing/failureMatrix/run.ts';
import { SERVICES } from '#src/testing/failureMatrix/serviceCalls.ts';
import { BrowserDriver } from '../support/browserDriver.ts';

/** The journeys for the bench; they are compiled, because Node runs the bench without TypeScript. */
export { walkOf } from '#remotes/borrower/journeys.ts';
export { STEP_JOURNEYS } from '#remotes/borrower/registration/journeys.ts';
export { createPerson } from '../support/registration.ts';

/** @param press what becomes of each press of a button, where that is measured. */
export const drive = (page: Page, press: Input['press'] = pointer.press) =>
  new BrowserDriver(page, { ...pointer, press });

/** What nobody waits for, as the sandbox's faults name it. */
export const SERVICE_CALLS = SERVICES.map(matching);
