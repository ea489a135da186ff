import { expect, type Page } from '@playwright/test';
import { STATES } from '#remotes/journeys.ts';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { NamedState, Opening } from '#src/testing/journey.ts';
import type { Named } from '#src/testing/pageDriver.ts';
import { applicationOf, MAIN, openApplication, signIn } from './application.ts';
import { BrowserDriver } from './browserDriver.ts';
import { lenderOf } from './lender.ts';
import { openMount } from './mountWalks.ts';
import type { Sites } from './walk.ts';

/** What a state is headed, by its name; by the path of a page, the state that stands for that. */
export function headingOf(name: string): Named {
  const { heading } =
    STATES.find((state) => state.name === name || (state.isFirst && state.screen === name)) ?? {};
  if (heading === undefined) throw new Error(`No state with a heading is called "${name}"`);
  return heading;
}

/** Opens what a journey begins at. @returns the application, where that is one */
export async function open(opening: Opening, sites: Required<Sites>): Promise<Created | undefined> {
  const { page, origins, sandbox, org } = sites;
  if ('application' in opening) return openApplication(page, sites, opening.application, opening.path, org);
  if ('remote' in opening) {
    await opening.prepare?.(sandbox.call);
    await openMount(sites, opening.remote);
    return undefined;
  }
  const { address, signedIn } = opening;
  if (signedIn) await signIn(page, origins, (await sandbox.create(applicationOf(signedIn, org))).jwt);
  const path = typeof address === 'string' ? address : await address(sandbox.call, org);
  await page.goto(lenderOf(org).addressOf(origins, path));
  return undefined;
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
  const isPart = 'remote' in state;
  if (reach && !isPart) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reach?.(at, sites.sandbox.call);
  if (!isPart) await at.expectHeading(state.heading);
  else if (heading) await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  if (dialog) await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
  return at;
}
