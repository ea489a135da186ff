import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { heading } from '../support/registration.ts';

for (const isolation of ['shadow', 'light']) {
  test(`text can be selected whatever the host's user-select: ${isolation}`, async ({ page, origins }) => {
    await servePage(page, origins, {
      head: '<style>html, body, body * { user-select: none; -webkit-user-select: none }</style>',
      content: `<heloc-application org="OAKLINE" isolation="${isolation}"></heloc-application>`,
    });
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await heading(page, 'What property would you like to use?').click({ clickCount: 3 });
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(
      'What property would you like to use?',
    );
  });
}
