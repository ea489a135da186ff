import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openApplication } from './support/application.ts';
import { expect, FAILED_REQUESTS, test } from './support/fixtures.ts';

/** The APR stands out (docs/rules.md#apr-stands-out): by computed style, since a theme's weights may be any. */
const { orgs } = JSON.parse(readFileSync('dist/themes/index.json', 'utf8')) as {
  orgs: { code: string }[];
};

test.describe.configure({ mode: 'parallel' });
test.use({ tolerated: FAILED_REQUESTS });

interface Look {
  text: string;
  size: number;
  weight: number;
}

/** Terms and values of the lists of terms, as they look. */
const looksOf = (page: Page) =>
  page.locator('dl > div > :is(dt, dd)').evaluateAll((cells) =>
    cells.map((cell): Look => {
      const { fontSize, fontWeight } = getComputedStyle(cell);
      return {
        text: cell.parentElement?.querySelector('dt')?.textContent ?? '',
        size: Number.parseFloat(fontSize),
        weight: Number(fontWeight),
      };
    }),
  );

for (const { code } of orgs) {
  test(`${code}: the APR with its figure is larger and at least as heavy as the other terms`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await openApplication(page, { origins, sandbox }, 'FINAL_OFFER', '', code);
    await expect(page.getByText('Total of payments', { exact: true })).toBeVisible();
    const looks = await looksOf(page);
    const apr = looks.filter(({ text }) => text === 'APR');
    const others = looks.filter(({ text }) => text !== 'APR');
    expect(apr.length).toBeGreaterThanOrEqual(2);
    expect(others.length).toBeGreaterThan(8);
    const largest = Math.max(...others.map(({ size }) => size));
    const heaviest = Math.max(...others.map(({ weight }) => weight));
    for (const { size, weight } of apr) {
      expect(size).toBeGreaterThan(largest);
      expect(weight).toBeGreaterThanOrEqual(heaviest);
    }
  });
}
