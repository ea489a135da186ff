import { test as base, expect, type Page } from '@playwright/test';
import { type Origins, startOrigins } from './origins.ts';
import { Sandbox } from './sandbox.ts';

interface PageFixtures {
  sandbox: Sandbox;
  /** What the page logged as an error or threw; checked to be empty after each test unless taken. */
  problems: string[];
}
interface WorkerFixtures {
  origins: Origins;
}

export const test = base.extend<PageFixtures, WorkerFixtures>({
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use, info) => {
      const { origins, stop } = await startOrigins(
        Number(process.env.PORT_BASE ?? 5400) + info.parallelIndex * 10,
      );
      await use(origins);
      stop();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ origins }, use) => {
    const sandbox = new Sandbox(origins.api);
    await sandbox.reset();
    await use(sandbox);
  },
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    watch(page, problems);
    await use(problems);
    expect(problems).toEqual([]);
  },
});
export { expect };

/** The browser's own note about a failed request, and what Playwright's tracing fetches against the page's policy. */
const NOT_OURS = [/^Failed to load resource/, /^Connecting to 'blob:/];

/** Collects page errors and console errors. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !NOT_OURS.some((pattern) => pattern.test(text))) problems.push(text);
  });
}
