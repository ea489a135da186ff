import type { Page } from '@playwright/test';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';

const TRUST = { categoryEnum: 'TRUST_REQUIREMENTS' };
const W2 = { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', requestDocuments: ['W2'] };

const line = (page: Page) => page.getByRole('region', { name: 'What we need from you' });

/** Notes by how much the heading moves down once it is there. */
const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    const heading = { isSeen: false, moves: [] as number[] };
    Object.assign(window, { heading });
    let last: number | undefined;
    const look = () => {
      const mount = document.querySelector('heloc-application [data-heloc-mount]');
      const top = (mount?.shadowRoot ?? mount)?.querySelector('h1')?.getBoundingClientRect().top;
      if (top !== undefined && last !== undefined && top > last + 1) heading.moves.push(top - last);
      heading.isSeen ||= top !== undefined;
      last = top;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const noted = (page: Page) => page.evaluate(() => (window as unknown as { heading: object }).heading);

test('what is needed is the first thing on a page that waits, and is done by keyboard alone', async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(
    page,
    { origins, sandbox },
    {
      status: { checklistStatus: 'CREDIT_MINOR' },
      conditions: [W2],
    },
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect(line(page)).toContainText('1 thing we need from you');
  // What is still processed is told by a dialog before it, behind which nothing takes the focus.
  await expect(heading).toBeFocused();
  const [above, below] = await Promise.all([line(page).boundingBox(), heading.boundingBox()]);
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);

  const link = line(page).getByRole('link');
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('1 thing we need from you');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Send documents/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Documents we need');
  await page.getByLabel(/^W-2/).setInputFiles(samplePdf('w2.pdf'));
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit documents' });
  for (
    let stops = 0;
    stops < 20 && !(await submit.evaluate((button) => button.matches(':focus')));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Nothing needed right now.');
  await expect(page.getByText('Sent. In review - about 1 business day')).toBeVisible();
});

test('a form is not moved by a request that comes while it is filled in', async ({
  page,
  origins,
  sandbox,
}) => {
  const { uuid } = await openApplication(page, { origins, sandbox }, 'COLLECT_ADDITIONAL_INFO');
  const choice = page.getByRole('radio', { name: 'Home improvement' });
  await choice.click();
  const before = await choice.boundingBox();
  await sandbox.call('PATCH', `/applications/${uuid}`, { conditions: [TRUST] });
  const asked = page.waitForResponse(/external-applicants/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await choice.boundingBox()).toEqual(before);
  await expect(line(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(line(page)).toContainText('1 thing we need from you');
});

for (const width of [375, 1280]) {
  test(`the line comes with the page, which does not move for it: ${width}`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await noteMoves(page);
    await openApplication(
      page,
      { origins, sandbox },
      { status: { checklistStatus: 'HMDA' }, conditions: [TRUST] },
    );
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    expect(await noted(page)).toEqual({ isSeen: true, moves: [] });
  });
}

test('registration asks for nothing of it', async ({ page, origins }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await expect(page.getByRole('heading', { name: 'What property would you like to use?' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /conditions/.test(url))).toEqual([]);
});
