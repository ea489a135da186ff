import type { Locator, Page } from '@playwright/test';
import { addressOf, openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ tolerated: FAILED_REQUESTS });

const UPLOAD = 'income/upload/paystub';
const EMPLOYER = 'Employer name';
const DRAFT = '**/drafts/*';

const saving = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT');

async function writeAndSave(page: Page, at: BrowserDriver, name: string): Promise<void> {
  const saved = saving(page);
  await at.fill(EMPLOYER, name);
  await saved;
}

const drafts = async (sandbox: Sandbox, uuid: string) =>
  (await sandbox.call<{ drafts: Record<string, { values: unknown }> }>('GET', `/applications/${uuid}`))
    .drafts;

const savesOf = async (sandbox: Sandbox) =>
  (await sandbox.requests()).filter(({ method, path }) => method === 'PUT' && path.includes('/drafts/'));

for (const { tag, ...fault } of [
  { kind: 'network', tag: [] },
  { kind: 'status', status: 500, tag: '@soak' },
  { kind: 'malformed', tag: '@soak' },
]) {
  test(`a draft that cannot be read is not written over: ${fault.kind}`, { tag }, async ({
    page,
    origins,
    sandbox,
  }) => {
    const at = new BrowserDriver(page);
    await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', UPLOAD);
    await writeAndSave(page, at, 'Brightwater Logistics');
    await sandbox.fault({ method: 'GET', path: DRAFT, ...fault });
    await sandbox.call('DELETE', '/requests');
    await page.reload();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'We could not load what you have already entered' });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText('(888) 555-0142');
    await expect(at.field(EMPLOYER)).toHaveCount(0);
    await at.press('Try again');
    await expect(alert).toBeVisible();
    expect(await savesOf(sandbox)).toEqual([]);
    await sandbox.clearFaults();
    await at.press('Try again');
    await expect(at.field(EMPLOYER)).toHaveValue('Brightwater Logistics');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('what is typed is not lost to a reload at once', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', UPLOAD);
  await at.fill(EMPLOYER, 'Brightwater Logistics');
  await page.reload();
  await expect(at.field(EMPLOYER)).toHaveValue('Brightwater Logistics');
});

test('nor to closing the tab while an earlier save is still under way', async ({
  page,
  context,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const { uuid } = await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', UPLOAD);
  await at.expectHeading('Upload');
  await sandbox.fault({ method: 'PUT', path: DRAFT, kind: 'slow', delayMs: 1_500, times: 1 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/drafts/'),
  );
  await at.fill(EMPLOYER, 'Bright');
  await sent;
  await at.fill(EMPLOYER, 'Brightwater Logistics');
  await page.close({ runBeforeUnload: true });
  const held = async () => JSON.stringify(await drafts(sandbox, uuid));
  await expect.poll(held).toContain('Brightwater Logistics');
  await sandbox.clearFaults();
  const again = await context.newPage();
  await again.goto(addressOf(origins, uuid, UPLOAD));
  await expect(new BrowserDriver(again).field(EMPLOYER)).toHaveValue('Brightwater Logistics');
});

test('the connection is lost half-way and comes back', async ({ page, context, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', UPLOAD);
  await writeAndSave(page, at, 'Bright');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/drafts/'));
  await at.fill(EMPLOYER, 'Brightwater Logistics');
  await failed;
  // The browser asks before that is lost.
  const asked = page.waitForEvent('dialog');
  await at.field(EMPLOYER).click();
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const saved = saving(page);
  await context.setOffline(false);
  await saved;
  await page.reload();
  await expect(at.field(EMPLOYER)).toHaveValue('Brightwater Logistics');
});

test('what is sent while a save is slow does not come back', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  const { uuid } = await openApplication(page, { origins, sandbox }, 'COLLECT_ADDITIONAL_INFO');
  const fill = async () => {
    await at.choose('Home improvement');
    await at.press('Continue');
    await at.choose('Sole owner');
    await at.press('Continue');
    await at.choose('Unmarried');
    await at.press('Continue');
    await at.press('Send code');
    await at.fill('6-digit code', '123456');
    await at.press('Continue');
  };
  await fill();
  await at.choose('Yes');
  await sandbox.fault({ method: 'PUT', path: DRAFT, kind: 'slow', delayMs: 4_000, times: 1 });
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/drafts/'),
  );
  await at.fill('HOA dues a month', '120');
  await sent;
  const late = saving(page);
  await at.press('Continue');
  await at.expectHeading('Demographic information');
  await late;
  await expect.poll(async () => (await savesOf(sandbox)).at(-1)?.body).toMatchObject({ values: null });
  expect((await drafts(sandbox, uuid))['start.contact']?.values ?? null).toBeNull();
});

test.describe('two tabs of one person', () => {
  async function conflict(page: Page, other: Page, address: string) {
    const [at, there] = [new BrowserDriver(page), new BrowserDriver(other)];
    await expect(at.field(EMPLOYER)).toBeVisible();
    await other.goto(address);
    await writeAndSave(other, there, 'Northgate Dairy');
    await at.fill(EMPLOYER, 'Brightwater Logistics');
    const asked = page.getByRole('alertdialog', { name: 'This page was also changed somewhere else' });
    await expect(asked).toBeVisible();
    return { at, there, asked };
  }

  async function showsBoth(asked: Locator): Promise<void> {
    await expect(asked.getByRole('heading')).toBeFocused();
    const row = asked.getByRole('row').filter({ hasText: EMPLOYER });
    await expect(row.getByRole('cell')).toHaveText(['Brightwater Logistics', 'Northgate Dairy']);
  }

  test('the older one chooses its own', async ({ page, context, origins, sandbox }) => {
    const { uuid } = await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', UPLOAD);
    const other = await context.newPage();
    const { at, there, asked } = await conflict(page, other, addressOf(origins, uuid, UPLOAD));
    await showsBoth(asked);
    // Nothing but a choice ends it.
    await page.keyboard.press('Escape');
    await expect(asked).toBeVisible();
    expect(JSON.stringify(await drafts(sandbox, uuid))).toContain('Northgate Dairy');
    const saved = saving(page);
    await asked.getByRole('button', { name: 'Keep what is on this page' }).click();
    await saved;
    await expect(at.field(EMPLOYER)).toBeFocused();
    await other.reload();
    await expect(there.field(EMPLOYER)).toHaveValue('Brightwater Logistics');
  });

  test('the older one takes the other', async ({ page, context, origins, sandbox }) => {
    const { uuid } = await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', UPLOAD);
    const other = await context.newPage();
    const { at, asked } = await conflict(page, other, addressOf(origins, uuid, UPLOAD));
    await showsBoth(asked);
    await asked.getByRole('button', { name: 'Use what was saved somewhere else' }).click();
    await expect(at.field(EMPLOYER)).toHaveValue('Northgate Dairy');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await writeAndSave(page, at, 'Northgate Dairy Ltd');
    await expect(asked).toHaveCount(0);
    await page.reload();
    await expect(at.field(EMPLOYER)).toHaveValue('Northgate Dairy Ltd');
  });
});
