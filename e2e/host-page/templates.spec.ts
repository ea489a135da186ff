import type { Page } from '@playwright/test';
import { property } from '#packages/testing/playwright/registration.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { type HostPage, servePage } from '../support/hostPage.ts';
import { differences, hostLooks, ourLooks } from '../support/looks.ts';
import type { Origins } from '../support/origins.ts';
import { createPerson, heading } from '../support/registration.ts';
import { headOf, TEMPLATES } from '../templates/pages.ts';

const FIRST = 'What property would you like to use?';
const NEXT = 'Is this property currently for sale?';
/** With bars of three kinds: of a grid, of a script, sticky. The others in the long form. */
const FEW = ['AdminLTE', 'UIkit', 'Pico'];

/** Short enough that what has the focus lies behind a bar sooner or later. */
const WINDOWS = [
  { width: 375, height: 560 },
  { width: 1280, height: 620 },
];

test.use({ tolerated: { "a template's own fonts lie elsewhere": /^Failed to load resource.*(font|Lato)/ } });

const ELEMENT = '<heloc-application org="OAKLINE"></heloc-application>';

async function open(page: Page, origins: Origins, host: Omit<HostPage, 'path'>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await servePage(page, origins, { ...host, content: host.content.replace('{application}', ELEMENT) });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  if (host.loader === false) return;
  await expect(heading(page, FIRST)).toBeVisible();
  // The last that comes to the page by itself.
  await expect(page.getByText('Customer service hours')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  await waitForStableLayout(page);
}

/** Waits until nothing on the page moves any more: what comes late moves what already has the focus. */
async function waitForStableLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const STILL = 10;
    let before = '';
    for (let frames = 0; frames < STILL; frames += 1) {
      await new Promise(requestAnimationFrame);
      const { scrollHeight, clientWidth } = document.documentElement;
      const application = document.querySelector('heloc-application')?.getBoundingClientRect();
      const now = JSON.stringify([scrollHeight, clientWidth, application]);
      if (now !== before) frames = 0;
      before = now;
    }
  });
}

/** What has the focus, if some of it lies behind a bar of the host's; and whether that is ours at all. */
function covered(): { ours: boolean; behind?: string } {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const application = document.querySelector('heloc-application');
  if (!element || !application || element.getRootNode() === document) return { ours: false };
  const { left, top, bottom, width } = (element.closest('label') ?? element).getBoundingClientRect();
  for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
    const hit = document.elementFromPoint(left + width / 2, y);
    if (hit && !application.contains(hit) && !hit.contains(application))
      return { ours: true, behind: `${element.textContent} is behind ${hit.outerHTML.slice(0, 60)}` };
    if (!hit)
      return {
        ours: true,
        behind: `${element.textContent} is out of sight: ${top} to ${bottom} of ${innerHeight}`,
      };
  }
  return { ours: true };
}

/** Tab from the first of ours to the last and back, until the focus is the host's again. */
async function expectFocusInSight(page: Page): Promise<void> {
  for (const [key, start] of [
    ['Tab', 'first'],
    ['Shift+Tab', 'last'],
  ] as const) {
    const links = page.locator('heloc-application').getByRole('link');
    await links[start]().focus();
    let stops = 0;
    for (; stops < 60; stops += 1) {
      if (!(await page.evaluate(covered)).ours) break;
      await expect.poll(async () => (await page.evaluate(covered)).behind).toBeUndefined();
      await page.keyboard.press(key);
    }
    expect(stops).toBeGreaterThan(5);
  }
}

for (const template of TEMPLATES) {
  test(`on a page of ${template.name}: the same looks, the first step by keyboard, no covered focus`, {
    tag: FEW.includes(template.name) ? [] : '@soak',
  }, async ({ page, origins }) => {
    const host = { ...template, head: headOf(template) };
    // As long as it will be: what a template does with its bars depends on that.
    const length = '<style>heloc-application:not(:defined) { display: block; height: 1500px }</style>';
    await open(page, origins, { ...host, head: host.head + length, loader: false });
    const { readySelector = 'body' } = template;
    await expect(page.locator(readySelector)).toBeAttached();
    const alone = await hostLooks(page, 'style');
    expect(alone.length).toBeGreaterThan(5);
    // The same width, and the page's own main or ours.
    await open(page, origins, host);
    await expect(page.locator(readySelector)).toBeAttached();
    const width = await page.locator('[data-heloc-mount]').evaluate((element) => element.clientWidth);
    const main = template.content.includes('<main') ? 'main' : 'div';
    const together = { ours: await ourLooks(page), host: await hostLooks(page, 'style') };
    const content = `<${main} style="width: ${width}px">{application}</${main}>`;
    await open(page, origins, { content });
    const clean = await ourLooks(page);
    expect(clean.length).toBeGreaterThan(20);
    expect(differences(clean, together.ours), 'ours').toEqual([]);
    expect(differences(alone, together.host), "the host's").toEqual([]);

    await open(page, origins, host);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await waitForStableLayout(page);
      await expectFocusInSight(page);
    }
    await page.reload();
    await property(new BrowserDriver(page, keyboard(page)), createPerson());
    await expect(heading(page, NEXT)).toBeFocused();
    expect((await page.evaluate(covered)).behind).toBeUndefined();
  });
}
