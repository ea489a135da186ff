import { MAIN, signIn } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';
import { lenderOf } from '../support/lender.ts';

/** What a page may change in the moment in which it logs another person in. */
const UPDATES = {
  'another organisation': { org: 'QUILLMERE_BANK' },
  'another option': { documentTitle: true },
};

test.use({ tolerated: { "an application is not another person's": /404 \(Not Found\)/ } });

for (const [what, changes] of Object.entries(UPDATES))
  test(`the token of another person is seen with an update to ${what}`, async ({
    page,
    origins,
    sandbox,
  }) => {
    const status = { checklistStatus: 'INCOME_VERIFICATION' };
    const ana = await sandbox.create({ status });
    const ben = await sandbox.create({ status, ...changes });
    await signIn(page, origins, ana.jwt);
    await page.goto(lenderOf(MAIN).addressOf(origins, ana.uuid));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      async ([token, options]) => {
        localStorage.setItem('jwt', token);
        const application = document.querySelector('heloc-application') as unknown as {
          update(options: object): Promise<void>;
        };
        await application.update(options);
      },
      [ben.jwt, changes] as const,
    );
    if ('org' in changes) await page.waitForURL(/\/dashboard/);
    else await expect(page.getByRole('heading', { name: "You're signed in as somebody else" })).toBeVisible();
  });
