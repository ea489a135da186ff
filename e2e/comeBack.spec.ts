import type { Page } from '@playwright/test';
import { openApplication } from './support/application.ts';
import { expect, test } from './support/fixtures.ts';
import { Worker } from './support/hands.ts';
import { account, registerUntilAccount } from './support/journey/registration.ts';
import type { Origins } from './support/origins.ts';
import { somebody } from './support/registration.ts';

/** Playwright leaves the browser's cache for Back and Forward off. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
  tolerated: { 'a call that was under way is broken off': /^Failed to load resource/ },
});

const ELSEWHERE = '/e2e-elsewhere';

/** A lender whose pages may be kept, and a page of theirs to go to and come back from. */
async function keepPages(page: Page, { lender }: Origins): Promise<void> {
  await page.route(lender + ELSEWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere' }),
  );
  await page.route(`${lender}/account/heloc/**`, async (route) => {
    const response = await route.fetch();
    const { 'cache-control': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
}
const wasKept = (page: Page) => page.evaluate(() => (window as { persisted?: boolean }).persisted);

const unanswered = (method: string, path: string) => ({ method, path, kind: 'timeout' });

interface Left {
  status: string;
  /** A call that is never answered. */
  lost: ReturnType<typeof unanswered>;
  /** The buttons that send it; none: it is sent by itself. */
  press?: readonly string[];
}

const LEFT: Record<string, Left> = {
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
    await keepPages(page, origins);
    const application = { status: { checklistStatus: status }, hold: true };
    if (!press) await sandbox.call('POST', '/faults', lost);
    const asked = page.waitForRequest(
      (request) => request.method() === lost.method && request.url().endsWith(lost.path.slice(2)),
    );
    const { uuid } = await openApplication(page, { origins, sandbox }, application);
    if (press) {
      await sandbox.call('POST', '/faults', lost);
      for (const name of press) await page.getByRole('button', { name, exact: true }).click();
    }
    await asked;
    await page.goto(origins.lender + ELSEWHERE);
    await sandbox.call('DELETE', '/faults');
    await sandbox.call('PATCH', `/applications/${uuid}`, {
      status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' },
    });
    // There is no "load" of a page that was kept.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A few more details');
    expect(await wasKept(page)).toBe(true);
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
  await expect(dialog).toContainText('Getting your application');
  await expect(dialog).toContainText('Checking what comes next');
});

test('a New Yorker reads of the credit check before it is made, and goes on', async ({
  page,
  origins,
  sandbox,
}) => {
  await sandbox.call('PUT', '/flags', { org: 'OAKLINE_NY', flags: { 'fe-heloc-ny-fcra': false } });
  const at = new Worker(page);
  const person = somebody({ state: 'NY', city: 'Albany', zip: '12207' });
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE_NY`);
  await registerUntilAccount(at, person);
  await account(at, person);
  await at.sees('Your documents');
  await expect(page).toHaveURL(/document\/disclosures/);
  await page.reload();
  await at.sees('Your documents');
  await page.getByRole('button', { name: 'Skip to the end of the document' }).click();
  await at.tick(/^I authorize .* to obtain my credit report/);
  await at.press('Agree and continue');
  await at.sees('Choose your offer');
});
