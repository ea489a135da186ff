import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** How far a tip is from its button, above or below; it does not leave the window. */
async function distanceOf(page: Page, button: ReturnType<Page['getByRole']>) {
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await expect(tip).toHaveCSS('opacity', '1');
  const box = await tip.locator('span').boundingBox();
  const at = await button.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box || !at) throw new Error('Not shown');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  return Math.round(box.y < at.y ? at.y - box.y - box.height : box.y - at.y - at.height);
}

test('a button of a document says what it is, by the keyboard and under a pointer', async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
  await page.getByRole('button', { name: 'Open Electronic consent' }).click();
  const tools = page.getByRole('group', { name: 'Document tools' });
  const zoomIn = tools.getByRole('button', { name: 'Zoom in' });
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await zoomIn.hover();
  expect(await distanceOf(page, zoomIn)).toBe(12);
  // The way from the button to its tip is a part of it.
  const shown = await tip.locator('span').boundingBox();
  if (!shown) throw new Error('Not shown');
  await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 8 });
  await expect(tip).toHaveText('Zoom in');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);

  await zoomIn.focus();
  await page.keyboard.press('Tab');
  await expect(tip).toHaveText('Download');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('a word of an offer is explained where it is read, to a finger as well', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION');
  const about = page.getByRole('button', { name: 'About APR' });
  await about.click();
  const text = page.locator('[popover]:popover-open');
  await expect(text).toContainText('Annual percentage rate');
  await expect(text).toHaveCSS('opacity', '1');
  const box = await text.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(about).toBeFocused();
});
