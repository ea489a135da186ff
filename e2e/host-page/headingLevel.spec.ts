import type { Page } from '@playwright/test';
import { HelocPage } from '#packages/testing/playwright/helocPage.ts';
import { pointer } from '#packages/testing/playwright/input.ts';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';

/** The option `headingLevel`, on a page that has an `h1` of its own. */

const levels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ localName, textContent }) => `${localName} ${textContent}`));

for (const isolation of ['shadow', 'light']) {
  test(`nothing of ours stands above the page's own heading, isolation ${isolation}`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await servePage(page, origins, {
      content: `<h1>Home equity</h1>
        <heloc-application org="OAKLINE" heading-level="2" isolation="${isolation}"></heloc-application>`,
    });
    const heloc = new HelocPage(page, pointer, 2);
    const expectOutline = async (title: string) => {
      await heloc.expectStep(title);
      const all = await levels(page);
      expect(all.filter((each) => each.startsWith('h1'))).toEqual(['h1 Home equity']);
      expect(all.filter((each) => each.startsWith('h2'))).toEqual([`h2 ${title}`]);
    };

    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await expectOutline('What property would you like to use?');
    await heloc.completeProperty();
    await expectOutline('Is this property currently for sale?');
    // Each page's heading is brought to a person, as ever.
    await expect(heloc.heading('Is this property currently for sale?')).toBeFocused();
    await heloc.continue();
    await expect(page.getByRole('heading', { level: 3, name: 'There is a problem' })).toBeVisible();

    await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
    await heloc.heading().waitFor();
    const all = await levels(page);
    expect(all.filter((each) => /^h[12]/.test(each))).toHaveLength(2);
    expect(all.filter((each) => each.startsWith('h3'))).not.toEqual([]);
  });
}
