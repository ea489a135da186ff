import type { Page } from '@playwright/test';
import { HOSTILE, type HostilePage, hostPage } from '../hostile/pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { differences, hostLooks, ourLooks } from '../support/looks.ts';
import type { Origins } from '../support/origins.ts';
import { random, SEED } from '../support/random.ts';
import { completeProperty, heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const PATH = '/account/heloc/register-v2';

async function open(page: Page, origins: Origins, host: Partial<HostilePage>, withApp = true): Promise<void> {
  const loader = withApp
    ? `<script src="${origins.cdn}/heloc/v1/embed.js" data-api-base-url="${origins.api}"></script>`
    : '';
  const headers: Record<string, string> = host.policy
    ? {
        'content-security-policy': host.policy
          .replaceAll('{cdn}', origins.cdn)
          .replaceAll('{api}', origins.api),
      }
    : {};
  await page.route(origins.lender + PATH, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostPage(host, loader), headers }),
  );
  await page.goto(origins.lender + PATH);
  if (!withApp) return;
  await expect(heading(page, FIRST)).toBeVisible();
  // The last that comes to the page by itself.
  await expect(page.getByText('Customer service hours')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
}

const FEW = random(SEED).sample(HOSTILE, HOSTILE.length / 2);

for (const { which, pages, tag } of [
  { which: 'half of the hostile pages', pages: FEW, tag: [] },
  { which: 'every hostile page', pages: HOSTILE, tag: '@soak' },
]) {
  test(`${which}: the clean page’s first screen, and the page’s own looks`, { tag }, async ({
    page,
    context,
    origins,
  }) => {
    await open(page, origins, {});
    const clean = await ourLooks(page);
    expect(clean.length).toBeGreaterThan(20);

    for (const host of pages) {
      await test.step(host.name, async () => {
        const other = await context.newPage();
        await open(other, origins, host, false);
        const alone = await hostLooks(other);
        await open(other, origins, host);
        expect(differences(clean, await ourLooks(other)), `ours on ${host.name}`).toEqual([]);
        expect(differences(alone, await hostLooks(other)), `theirs on ${host.name}`).toEqual([]);
        await completeProperty(other);
        await expect(heading(other, 'Is this property currently for sale?')).toBeVisible();
        await other.close();
      });
    }
  });
}
