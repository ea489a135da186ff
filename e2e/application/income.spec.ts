import type { Page } from '@playwright/test';
import { fillTranscript, incomeByEmployer, SELF_EMPLOYED } from '#remotes/borrower/income/link/journey.ts';
import { chooseProvider, linkProgram } from '#src/features/bank-link/testing/linkBank.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { headersOf, noteRefused } from '../support/embeddingGuide.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';

/** The ways to show an income beside the bank's (e2e/application/bankReturn.spec.ts), each in a browser from the list and back. */

const AT = 'INCOME_VERIFICATION';
const FORM = 'Request for your tax transcripts';
const review = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your income');

test('a payroll is searched for, asks for a code, and its pay is verified', async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(page, { origins, sandbox }, AT);
  const at = new BrowserDriver(page);
  await at.press('Use my payroll');
  await at.press('Connect my payroll');
  const dialog = at.within('dialog', 'Connect a test payroll');
  await page.getByRole('searchbox').fill('pay');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/matches$/);
  await chooseProvider(at, 'Summit Pay', 'user_mfa');
  await dialog.press('Sign in');
  await dialog.fill('Code', '123456');
  await dialog.press('Confirm');
  await at.tick('This is my pay');
  await at.press('Continue');
  await review(page);
  await expect(page.getByText('Payroll: Summit Pay')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await at.press('Continue');
  await at.expectHeading('Verify your identity');
});

test('tax software shows the returns of somebody with a business', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, SELF_EMPLOYED);
  const at = new BrowserDriver(page);
  await at.press('Use my tax software');
  await at.press('Connect my tax software');
  await linkProgram(at, 'Ledgerleaf Tax');
  await at.tick('These are my tax returns');
  await at.press('Continue');
  await review(page);
  await expect(page.getByText('Tax software: Ledgerleaf Tax')).toBeVisible();
});

test('an employer’s records show the job; nothing of the SSN is kept', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, AT);
  const at = new BrowserDriver(page);
  await at.press("Use my employer's records");
  await incomeByEmployer(at);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('"1234"');
  const drafts = (await sandbox.requests()).filter(({ path }) => path.includes('/drafts/'));
  expect(drafts.filter(({ method }) => method === 'PUT')).toEqual([]);
  await at.press("Yes, that's right");
  await review(page);
  await expect(page.getByText("Employer's records: Brightwater Logistics")).toBeVisible();
});

test.describe('a tax transcript', () => {
  test.use({ tolerated: FAILED_REQUESTS });
  test.beforeEach(async ({ page, origins, sandbox }) => {
    await openApplication(page, { origins, sandbox }, SELF_EMPLOYED);
    await new BrowserDriver(page).press('Use my IRS transcript');
  });

  test('is signed on the vendor’s page, which leads back to the list, once', async ({ page, origins }) => {
    const at = new BrowserDriver(page);
    await fillTranscript(at);
    await at.press('Go on to sign');
    await at.expectHeading(FORM);
    expect(new URL(page.url()).origin).toBe(origins.api);
    const came = page.waitForRequest((request) => request.url().includes('pointserv-callback'));
    await at.press('Sign the form');
    const { searchParams } = new URL((await came).url());
    expect([...searchParams.keys()].sort()).toEqual(['org', 'result', 'state']);
    await review(page);
    await expect(page.getByText('Tax transcript requested')).toBeVisible();
    await expect(page).toHaveURL(/\/income\/review\?org=OAKLINE$/);
    // Its address is in no history: Back leads to the vendor, not to the callback.
    await page.goBack();
    await expect(page.getByRole('heading')).toHaveText('This form is no longer open');
    await page.goForward();
    await review(page);
    await expect(page.getByText('IRS tax transcript: 2025, 2024')).toBeVisible();
    await expect(page.getByText('Tax transcript requested')).toHaveCount(0);
    await at.press('Continue');
    await at.expectHeading('Verify your identity');
  });

  test('cancelled or rejected says so, with what was typed and what is to be corrected', async ({ page }) => {
    const at = new BrowserDriver(page);
    await fillTranscript(at);
    await at.press('My return has another name or address');
    await at.fill('Middle name (optional)', 'Quentin');
    await at.press('Go on to sign');
    await at.expectHeading(FORM);
    await at.press('Cancel');
    await expect(page.getByText('You did not sign the form')).toBeVisible();
    await at.press('Start again');
    await fillTranscript(at);
    await expect(page.getByText(/ Quentin /)).toBeVisible();
    await at.press('Go on to sign');
    await at.expectHeading(FORM);
    await at.press('Sign, and the IRS knows another address');
    await expect(page.getByText('The IRS did not send your transcript')).toBeVisible();
    await at.press('Correct and try again');
    await expect(page.getByText(/^The IRS has another address on this return/)).toBeVisible();
  });

  test('a number that is not of this tab has expired', async ({ page, context, sandbox }) => {
    const at = new BrowserDriver(page);
    await fillTranscript(at);
    await at.press('Go on to sign');
    await at.expectHeading(FORM);
    const result = { method: 'POST', path: '**/tax-transcript/result' };
    await sandbox.fault({ ...result, kind: 'status', status: 503, times: 1 });
    await at.press('Sign the form');
    await expect(page.getByText(/^We could not tell what became of your form/)).toBeVisible();
    const messages = async () =>
      (await sandbox.requests()).filter(({ path }) => path.endsWith('/tax-transcript/result'));
    expect(await messages()).toHaveLength(1);
    // Another tab does not know the number, and a forged number matches none.
    const other = await context.newPage();
    for (const url of [page.url(), page.url().replace(/state=[^&]+/, 'state=forged')]) {
      await other.goto(url);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link has expired. Start again');
    }
    expect(await messages()).toHaveLength(1);
    // In the tab itself a reload tells the result once more.
    await page.reload();
    await review(page);
    await expect(page.getByText('Tax transcript requested')).toBeVisible();
  });
});

test.describe('with Truv', () => {
  test.use({
    tolerated: {
      ...FAILED_REQUESTS,
      'its client notes the failure': /Truv Bridge|Failed to load https:..cdn.truv.com/,
    },
  });

  test('its script is asked for again after it did not come, and its frame may be shown', async ({
    page,
    origins,
    sandbox,
  }) => {
    const refused = await noteRefused(page);
    await servePage(page, origins, {
      content: '<heloc-application org="OAKLINE"></heloc-application>',
      headers: headersOf('policy-vendors.http', origins),
    });
    const cdn = 'https://cdn.truv.com/**';
    await page.route(cdn, (route) => route.abort());
    await sandbox.call('POST', '/faults', {
      method: 'POST',
      path: '**/bank-link/token',
      kind: 'status',
      status: 200,
      body: { provider: 'truv', linkToken: 'bridge-1', expiration: '2999-01-01T00:00:00Z', institutions: [] },
    });
    await openApplication(page, { origins, sandbox }, AT, 'income/link/truv-payroll');
    const at = new BrowserDriver(page);
    await at.press('Connect my payroll');
    await expect(page.getByText(/^We could not open the secure window/)).toBeVisible();
    await at.press('Try again');
    await expect(page.getByText(/^We could not open the secure window/)).toBeVisible();

    await page.unroute(cdn);
    await page.route(cdn, (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({
            contentType: 'text/javascript',
            body: `window.TruvBridge = { init: (config) => ({
              open() {
                document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://cdn.truv.com/bridge.html', title: config.bridgeToken }));
                config.onLoad();
                addEventListener('message', () => { config.onEvent('ERROR', { error: { error_code: 'UNAVAILABLE' } }); config.onClose(); }, { once: true });
              }, close() { document.querySelector('iframe')?.remove(); },
            }) };`,
          })
        : route.fulfill({ contentType: 'text/html', body: '<p>Find your employer</p>' }),
    );
    await at.press('Try again');
    await expect(page.frameLocator('iframe[title="bridge-1"]').getByText('Find your employer')).toBeVisible();
    expect(refused()).toEqual([]);
    await page.evaluate(() => window.postMessage('closed', '*'));
    await expect(page.getByText('Your payroll provider is not answering right now.')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
