import { expect, type Page } from '@playwright/test';
import type { Origins } from './origins.ts';

const isRestored = (page: Page) => page.evaluate(() => (window as { kept?: boolean }).kept ?? false);

/** A lender who lets browsers keep the application's pages: the demo's own hosts do not. Before the first page. */
export async function allowBackForwardCache(page: Page, { lender }: Origins): Promise<void> {
  await page.route(`${lender}/account/heloc/**`, async (route) => {
    const response = await route.fetch();
    const { 'cache-control': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await noteKeptPages(page);
}
/** What `leaveAndReturn` goes by; before the first page. */
export const noteKeptPages = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted }));
  });

/**
 * Leaves a page, prepared by `arrange`, for another of the lender's, where `meanwhile` happens, and comes Back to it as it
 * was kept. A browser may drop a kept page for reasons of its own, such as an event that reaches it late: then all of it
 * is done again.
 */
export async function leaveAndReturn(
  page: Page,
  { lender }: Origins,
  { arrange, meanwhile }: Record<'arrange' | 'meanwhile', () => Promise<unknown>>,
): Promise<void> {
  await expect(async () => {
    await arrange();
    await page.goto(`${lender}/contact`);
    await meanwhile();
    // A kept page is not loaded again, so there is no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => isRestored(page), { timeout: 3000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}
