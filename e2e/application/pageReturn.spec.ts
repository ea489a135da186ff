import { account, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { selectOffer } from '#remotes/borrower/product/select/journey.ts';
import { openApplication } from '../support/application.ts';
import { allowBackForwardCache, leaveAndReturn } from '../support/backForward.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPerson } from '../support/registration.ts';
import { KEEPS_PAGES, wholeBrowser } from '../support/wholeBrowser.ts';

test.use({
  ...wholeBrowser(KEEPS_PAGES),
  tolerated: { 'a call that was under way is broken off': /^Failed to load resource/ },
});

const unanswered = (method: string, path: string) => ({ method, path, kind: 'timeout' });

interface Left {
  status: string;
  /** A call that is never answered; none: all was answered. */
  lost?: ReturnType<typeof unanswered>;
  /** The buttons that send it; none: it is sent by itself. */
  press?: readonly string[];
}

const LEFT: Record<string, Left> = {
  'when all was there': { status: 'HMDA' },
  'while the page is loaded': { status: 'HMDA', lost: unanswered('GET', '**/profile') },
  'while the status waits': { status: 'PREQUAL_TITLE', lost: unanswered('GET', '**/status') },
  'in the middle of a submit': {
    status: 'HMDA',
    lost: unanswered('PUT', '**/demographics'),
    press: ['Continue', 'Continue without answering'],
  },
};

for (const [moment, { status, lost, press }] of Object.entries(LEFT)) {
  test(`Back to a page that was left ${moment} shows what the status says now`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await allowBackForwardCache(page, origins);
    let uuid = '';
    const arrange = async () => {
      const lose = async () => void (lost && (await sandbox.call('POST', '/faults', lost)));
      if (!press) await lose();
      const asked =
        lost &&
        page.waitForRequest(
          (request) => request.method() === lost.method && request.url().endsWith(lost.path.slice(2)),
        );
      const application = { status: { checklistStatus: status }, hold: true };
      ({ uuid } = await openApplication(page, { origins, sandbox }, application));
      if (press) {
        await lose();
        for (const name of press) await page.getByRole('button', { name, exact: true }).click();
      }
      if (asked) await asked;
      else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const meanwhile = async () => {
      await sandbox.call('DELETE', '/faults');
      await sandbox.call('PATCH', `/applications/${uuid}`, {
        status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
      });
    };
    await leaveAndReturn(page, origins, { arrange, meanwhile });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A few more details');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a return visit that takes long says what it waits for', async ({ page, origins, sandbox }) => {
  await openApplication(
    page,
    { origins, sandbox },
    { status: { checklistStatus: 'PREQUAL_TITLE' }, hold: true },
  );
  const dialog = page.getByRole('dialog', { name: 'Processing data' });
  await expect(dialog).toContainText('We are getting your application.');
  await expect(dialog).toContainText('Creating your account');
  await expect(dialog).toContainText('Generating your quote');
  // The bar takes its 67 seconds, unless one wants less motion.
  const bar = dialog.locator('div[aria-hidden=true]:empty');
  const lasts = () => bar.evaluate((element) => getComputedStyle(element, '::after').animationDuration);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(bar).toBeVisible();
  expect(await lasts()).toBe('67s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar).toBeHidden();
});

test('a New Yorker reads of the credit check before it is made, and goes on', async ({
  page,
  origins,
  sandbox,
}) => {
  await sandbox.call('PUT', '/flags', { org: 'OAKLINE_NY', flags: { 'fe-heloc-ny-fcra': false } });
  const at = new BrowserDriver(page);
  const person = createPerson({ state: 'NY', city: 'Albany', zip: '12207' });
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE_NY`);
  await registerUntilAccount(at, person);
  await account(at, person);
  await at.expectHeading('Your documents');
  await expect(page).toHaveURL(/document\/disclosures/);
  await page.reload();
  await at.expectHeading('Your documents');
  await page.getByRole('button', { name: 'Skip to the end of the document' }).click();
  await at.tick(/^I authorize .* to obtain my credit report/);
  await at.press('Agree and continue');
  await at.expectHeading('Choose your offer');
});

test('an answer to a screen that was left for a later one leads nowhere', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'OFFER_SELECTION');
  await selectOffer(at);
  await at.expectHeading('Confirm your offer');
  await page.goBack();
  await at.expectHeading('Choose your offer');
  const path = '**/offer';
  await sandbox.call('POST', '/faults', { method: 'PUT', path, kind: 'slow', delayMs: 1500, times: 1 });
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/offer'),
  );
  await at.continue();
  await page.goForward();
  await at.expectHeading('Confirm your offer');
  await answer;
  await at.tick('These are the terms I want');
  await at.press('Confirm and continue');
  await at.expectHeading('A few more details');
});
