import { expect, type Page } from '@playwright/test';
import { screens } from '#remotes/borrower/screens.ts';
import { STATUS_TABLE } from '#remotes/borrower/statusTable.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Status } from '#src/api/contract/status.ts';
import { destinationFor } from '#src/domain/application/routing.ts';
import { statusFacts } from '#src/features/application/facts.ts';
import { resolveAddress } from '#src/features/application/resolveAddress.ts';
import { findScreen } from '#src/features/flow/match.ts';
import { addressOf } from './application.ts';
import type { Origins } from './origins.ts';
import type { Sandbox } from './sandbox.ts';

type StoredApplication = Heloc & { status: Status };

/** A path below the application's address, a path of the site that begins with a slash, or "waiting". */
export type Landing = string;

/** Where an application is led as the sandbox holds it. */
export async function expectedLanding(sandbox: Sandbox, uuid: string): Promise<Landing> {
  const held = await sandbox.call<StoredApplication>('GET', `/applications/${uuid}`);
  const facts = statusFacts(held.status, held);
  const destination = destinationFor(STATUS_TABLE, facts);
  const waits = destination.kind === 'waiting' || (destination.kind === 'screen' && destination.afterWait);
  if (waits) return 'waiting';
  // A page may have one of its children shown in its place.
  const children = Object.values(findScreen(screens, destination.path)?.screen?.children ?? {});
  const instead = screens.find(
    ({ path, availableWhen }) => children.includes(path) && availableWhen?.(facts),
  );
  return instead?.path ?? destination.path;
}

/** Opens an address. The page before may have learnt of a status that makes it leave, too: its way out goes first. */
const goTo = (page: Page, url: string) =>
  page.goto(url).catch((error: Error) => {
    if (!error.message.includes('interrupted by another navigation')) throw error;
    return page.goto(url);
  });

/** Where opening the bare address of an application leads. */
export async function landing(
  page: Page,
  origins: Origins,
  uuid: string,
  expected: Landing,
): Promise<Landing> {
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname.endsWith(`${uuid}/status`),
    { timeout: 15_000 },
  );
  await goTo(page, addressOf(origins, uuid));
  // Until then the dialog only says that the page is being loaded.
  await answered;
  if (expected === 'waiting') {
    await expect(page.getByRole('dialog', { name: 'Processing data' })).toBeVisible();
  } else if (!expected.startsWith('/')) {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  } else await page.waitForURL((url) => url.pathname === expected, { timeout: 5_000 }).catch(() => {});
  const [, below] = new URL(page.url()).pathname.split(`/account/heloc/${uuid}`);
  return below === undefined ? new URL(page.url()).pathname : below.slice(1) || 'waiting';
}

/** An application that could not be had; the receipt of a cancellation, which stays until the person leaves it. */
const STANDS_BY_ITSELF = /^(?:Sorry, looks like we have hit a snag!|You have cancelled)$/;

/**
 * What the page shows although the status does not open it; empty where it agrees. A page refetches when it becomes
 * visible again, so each check dispatches that event.
 */
export async function contradiction(page: Page, { lender }: Origins, sandbox: Sandbox): Promise<string> {
  const { origin, pathname } = new URL(page.url());
  const [, uuid, path = ''] = /\/account\/heloc\/([0-9a-f-]{36})\/?(.*)$/.exec(pathname) ?? [];
  if (origin !== lender || !uuid) return '';
  if (await page.getByRole('heading', { name: STANDS_BY_ITSELF }).isVisible()) return '';
  const held = await sandbox.call<StoredApplication>('GET', `/applications/${uuid}`);
  const addressResult = (gaveUp: boolean) =>
    resolveAddress({
      table: STATUS_TABLE,
      screens,
      path,
      current: findScreen(screens, path)?.screen,
      facts: statusFacts(held.status, held),
      editable: held.editable,
      gaveUp,
    });
  if ([addressResult(false), addressResult(true)].some(({ kind }) => kind !== 'go')) return '';
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  return `${path} under ${JSON.stringify(held.status)}`;
}
