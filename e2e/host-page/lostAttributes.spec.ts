import type { Page } from '@playwright/test';
import { writeAddress, writeProperty } from '#packages/testing/playwright/registration.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { createPerson, heading } from '../support/registration.ts';

/** The scripts that the borrower's entry asks for, React's among them. */
const CHUNKS = /\/borrower\/[0-9a-f]+\.js$/;
test.use({ tolerated: FAILED_REQUESTS });

const FIRST = 'What property would you like to use?';

/** What an extension may do: takes every attribute off our element, what is mounted in it, and its roots. Until a frame later. */
const strip = (page: Page) =>
  page.evaluate(async () => {
    const element = document.querySelector('heloc-application') as Element;
    for (const host of element.querySelectorAll(':scope > div')) {
      const container = (host.shadowRoot ?? host).querySelector('div, button');
      for (const each of [element, host, container, container?.firstElementChild])
        for (const { name } of [...(each?.attributes ?? [])]) each?.removeAttribute(name);
    }
    await new Promise(requestAnimationFrame);
  });

/** What of the looks comes from our roots, the theme on them and the styles that hang on them. */
const LOOKS =
  'display visibility position direction color background-color font-family font-size line-height border-top-width border-top-left-radius container-name color-scheme box-sizing'.split(
    ' ',
  );

/** The looks of our roots, and of what stands for all in them. */
const looksIn = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const host = document.querySelector('heloc-application > div') as HTMLElement;
    const root = host.shadowRoot ?? host;
    const parts = root.querySelectorAll('div:not(div div div), h1, h2, legend, input, button, dialog');
    return [host, ...parts].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${names.map((name) => style.getPropertyValue(name)).join(' ')}`;
    });
  }, LOOKS);

async function expectSameAfterStrip(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const before = await looksIn(page);
  expect(before.length).toBeGreaterThan(5);
  await strip(page);
  expect(await looksIn(page)).toEqual(before);
}

for (const isolation of ['shadow', 'light'])
  test(`${isolation}: an extension that takes all attributes off our roots takes nothing away`, async ({
    page,
    origins,
  }) => {
    let load = () => {};
    const isLoaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(CHUNKS, (route) => isLoaded.then(() => route.continue()));
    await servePage(page, origins, {
      content: `<main><heloc-application org="OAKLINE" isolation="${isolation}"><p>Our application comes</p></heloc-application></main>`,
    });
    await page.goto(`${origins.lender}/account/heloc/register-v2`, { waitUntil: 'commit' });
    const at = new BrowserDriver(page);

    if (isolation === 'shadow') {
      await expect(at.button('Continue')).toBeVisible();
      await expectSameAfterStrip(page);
    } else {
      await page.locator('heloc-application').waitFor({ state: 'attached' });
      await strip(page);
    }
    load();
    await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    await expect(page.locator('heloc-application > div')).toHaveCount(1);
    await expect(page.getByText('Our application comes')).toBeHidden();
    // The last that comes to the page by itself.
    await expect(page.getByText('Customer service hours')).toBeAttached();
    await expectSameAfterStrip(page);

    await writeProperty(at, createPerson({ state: 'NY', zip: '12207' }));
    await at.continue();
    const dialog = at.dialog('Property in New York');
    await dialog.button('Use another property').waitFor();
    await expectSameAfterStrip(page);
    await dialog.press('Use another property');
    await expect(at.button('Continue')).toBeFocused();
    await writeAddress(at, createPerson());
    await strip(page);
    await at.continue();
    await expect(heading(page, 'Is this property currently for sale?')).toBeFocused();
    await expectSameAfterStrip(page);
  });

test('a failure is seen without its attributes', async ({ page, origins }) => {
  await page.route('**/borrower/remoteEntry.js', (route) => route.abort());
  await servePage(page, origins, { content: '<heloc-application org="OAKLINE"></heloc-application>' });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await strip(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/borrower/remoteEntry.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, FIRST)).toBeVisible();
});
