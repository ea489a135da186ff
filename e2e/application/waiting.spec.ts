import { expectAccessible } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';

test('whoever comes in the middle of a wait sees the page of their lender: logo, font, title', async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(
    page,
    { origins, sandbox },
    {
      status: { checklistStatus: 'HARD_CREDIT_PULL' },
      hold: true,
    },
  );
  const waiting = page.getByRole('dialog', { name: 'Processing data' });
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole('img', { name: 'Oakline' })).toBeVisible();
  await expect(page).toHaveTitle(/^Processing data \| Oakline|^Oakline.*Processing data/);
  const font = await waiting.getByRole('heading').evaluate((heading) => getComputedStyle(heading).fontFamily);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  const loaded = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replace(/"/g, '')));
  expect(loaded.some((family) => font.includes(family))).toBe(true);
  await expectAccessible(page, [375]);
});
