import { expect, type Page } from '@playwright/test';
import type { NamedState } from '#remotes/borrower/journeys.ts';
import { MAIN, openApplication } from './application.ts';
import { BrowserDriver } from './browserDriver.ts';
import type { Origins } from './origins.ts';
import type { Sandbox } from './sandbox.ts';

/** Opens a state of a screen, as its journey says. */
export async function reachState(
  { application, path, heading, reach, dialog }: NamedState,
  page: Page,
  sites: { origins: Origins; sandbox: Sandbox },
  org = MAIN,
): Promise<BrowserDriver> {
  const at = new BrowserDriver(page);
  await openApplication(page, sites, application, path, org);
  if (reach) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await reach?.(at);
  await at.expectHeading(heading);
  if (dialog) await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible();
  return at;
}
