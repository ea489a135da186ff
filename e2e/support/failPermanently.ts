import { expect, type Page } from '@playwright/test';
import type { RemoteName } from '#src/domain/remotes.js';
import { onFiles } from './buildFiles.ts';
import type { Sites, Walk } from './walk.ts';

const RETRIES = 2;
const RELOADS = 5;
/** Other requests for the file: prefetches, and calls in the background, e.g. for a list of addresses. */
const OTHERS = 5;

const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

/** A message to the person, which is no alert where it takes the focus; the page also has empty ones, for later. */
export const errorMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /\S/ }).or(retryButton(page)).first();

/** That the remote is there, whatever it shows. */
const isThere = (page: Page, remote: RemoteName) =>
  ({
    borrower: expect(page.getByRole('heading', { level: 1 })).toBeVisible,
    signer: expect(page.getByRole('heading', { level: 1 })).toBeVisible,
    chat: expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible,
    banner: expect(page.locator('[data-heloc-mount]')).toBeAttached,
  })[remote]();

export interface Failing {
  /** Requests for the file. */
  asked: number;
  /** Reloads of the page since the first of these requests. */
  reloads: number;
  repair(): void;
}

/** Lets a file fail until `repair` is called, and counts requests. */
export async function failing(page: Page, remote: RemoteName, file: string): Promise<Failing> {
  let fails = true;
  const seen: Failing = {
    asked: 0,
    reloads: 0,
    repair() {
      fails = false;
    },
  };
  page.on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage && seen.asked > 0) seen.reloads += 1;
  });
  await onFiles(page, remote, (name) => {
    if (name !== file || !fails) return 'continue';
    seen.asked += 1;
    return 'abort';
  });
  return seen;
}

/**
 * Goes a walk on which a file fails for good: a page that needs it shows a message after a bounded number of requests, with a
 * retry that works once the file is there again; any other page is unaffected.
 */
export async function failPermanently(
  sites: Sites,
  walk: Walk,
  file: string,
): Promise<{ end: string; reloads: number }> {
  const { page } = sites;
  const seen = await failing(page, walk.remote, file);
  const isShown = errorMessage(page)
    .waitFor({ timeout: 60_000 })
    .then(() => 'told');
  const end = await Promise.race([
    isShown,
    walk.go(sites).then(
      () => 'unnoticed',
      // It waits less long than reloads may take, at the end of which the page says it.
      () => (walk.optional && seen.reloads === 0 ? 'left out' : isShown),
    ),
  ]);
  const { reloads } = seen;
  expect([0, RELOADS]).toContain(reloads);
  expect(seen.asked).toBeLessThanOrEqual((RETRIES + 1) * (1 + reloads + OTHERS));
  if (end === 'told') {
    const submit = page.getByRole('button', { name: /^(Continue|Submit|Sign|Join|Confirm|Start)/ });
    await expect(retryButton(page).or(submit).first()).toBeVisible();
    const served = page.waitForResponse((response) => response.url().endsWith(`/${file}`));
    seen.repair();
    await ((await retryButton(page).count()) > 0 ? retryButton(page) : submit).first().click();
    expect((await served).ok()).toBe(true);
    await isThere(page, walk.remote);
    if (!walk.endsInFailure) await expect(errorMessage(page)).toHaveCount(0);
  }
  return { end, reloads };
}
