import { expect, type Page } from '@playwright/test';
import type { NamedState } from '#src/testing/journey.ts';
import { applicationOf, MAIN, openApplication, signIn } from './application.ts';
import { BrowserDriver } from './browserDriver.ts';
import { lenderOf } from './lender.ts';
import { openMount } from './mountWalks.ts';
import type { Sites } from './walk.ts';

async function open(state: NamedState, sites: Required<Sites>): Promise<unknown> {
  const { page, origins, sandbox, org } = sites;
  if ('application' in state) return openApplication(page, sites, state.application, state.path, org);
  if ('remote' in state) {
    await state.prepare?.(sandbox.control);
    return openMount(sites, state.remote);
  }
  const { address, signedIn } = state;
  if (signedIn) await signIn(page, origins, (await sandbox.create(applicationOf(signedIn, org))).jwt);
  const path = typeof address === 'string' ? address : await address(sandbox.control, org);
  return page.goto(lenderOf(org).addressOf(origins, path));
}

/** Opens a state of a page, as its journey says. */
export async function reachState(
  state: NamedState,
  page: Page,
  sites: Omit<Sites, 'page' | 'org'>,
  org = MAIN,
): Promise<BrowserDriver> {
  const { heading, reach, dialog } = state;
  const at = new BrowserDriver(page);
  await open(state, { ...sites, page, org });
  if (reach) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reach?.(at, sites.sandbox.control);
  await at.expectHeading(heading);
  if (dialog) await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
  return at;
}
