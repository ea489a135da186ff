import type { Page } from '@playwright/test';
import { HOSTILE, type HostilePage, hostPage } from './hostile/pages.ts';
import { expect, test } from './support/fixtures.ts';
import type { Origins } from './support/origins.ts';
import { completeProperty, heading } from './support/registration.ts';

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

/** The computed style of every element of ours, in order; geometry that depends on the host's width left out. */
function ours(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() => {
    const GEOMETRY =
      /^(-webkit-locale|.*-origin|(min-|max-)?(block|inline)-size|width|height|inset.*|padding-(inline-start|inline-end|left|right)|grid-template-columns|grid-template-rows|top|left|right|bottom|app-region)$/;
    const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
    return [...(root?.querySelectorAll('*') ?? [])]
      .filter((element) => element.tagName !== 'STYLE')
      .map((element) => {
        const style = getComputedStyle(element);
        const values: Record<string, string> = { tag: element.tagName };
        for (const name of style) if (!GEOMETRY.test(name)) values[name] = style.getPropertyValue(name);
        return values;
      });
  });
}

/** The computed style of the host's own elements. */
function theirs(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, header *, footer, footer *')].map((element) => {
      const style = getComputedStyle(element);
      const values: Record<string, string> = { tag: element.tagName };
      for (const name of style) values[name] = style.getPropertyValue(name);
      return values;
    }),
  );
}

function differences(before: Record<string, string>[], after: Record<string, string>[]): string[] {
  const found: string[] =
    before.length === after.length ? [] : [`${before.length} elements became ${after.length}`];
  before.forEach((values, index) => {
    for (const [name, value] of Object.entries(values)) {
      const other = after[index]?.[name];
      if (other !== value) found.push(`${values.tag} ${index}: ${name} ${value} -> ${other}`);
    }
  });
  return found.slice(0, 10);
}

test('every hostile page shows the clean page’s first screen, and keeps its own looks', async ({
  page,
  context,
  origins,
}) => {
  await open(page, origins, {});
  const clean = await ours(page);
  expect(clean.length).toBeGreaterThan(20);

  for (const host of HOSTILE) {
    await test.step(host.name, async () => {
      const other = await context.newPage();
      await open(other, origins, host, false);
      const alone = await theirs(other);
      await open(other, origins, host);
      expect(differences(clean, await ours(other)), `ours on ${host.name}`).toEqual([]);
      expect(differences(alone, await theirs(other)), `theirs on ${host.name}`).toEqual([]);
      await completeProperty(other);
      await expect(heading(other, 'Is this property currently for sale?')).toBeVisible();
      await other.close();
    });
  }
});
