import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

const TITLE = 'Electronic consent';

async function openDocument(page: Page): Promise<BrowserDriver> {
  const at = new BrowserDriver(page);
  await at.expectHeading('Review and submit your application');
  await at.press(`Open ${TITLE}`);
  await at.expectHeading('Your documents');
  return at;
}
const consent = (at: BrowserDriver) => at.box(`I have read and received ${TITLE}`);
const END = 'You have reached the end of the document';
const scroller = (page: Page) => page.getByRole('region', { name: TITLE, exact: true });

/** Announcements are removed after a moment, so each is recorded as it comes. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const spoken = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const root = document.querySelector('[data-heloc-mount]')?.shadowRoot ?? document;
    new MutationObserver(() => {
      for (const region of root.querySelectorAll('[role=status]')) texts.push(region.textContent ?? '');
    }).observe(root, { subtree: true, childList: true });
    return texts;
  });
  return () => spoken.jsonValue();
}

const METHODS = {
  async wheel(page: Page) {
    await scroller(page).hover();
    await page.mouse.wheel(0, 20_000);
  },
  async End(page: Page) {
    await scroller(page).focus();
    await page.keyboard.press('End');
  },
  async PageDown(page: Page) {
    await scroller(page).focus();
    const ended = () =>
      scroller(page).evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 1);
    await expect(async () => {
      await page.keyboard.press('PageDown');
      expect(await ended()).toBe(true);
    }).toPass();
  },
  skipping: (page: Page) => page.getByRole('button', { name: 'Skip to the end of the document' }).click(),
};

for (const [method, go] of Object.entries(METHODS)) {
  test(`a consent opens at the end of its document, reached by ${method}`, async ({
    page,
    origins,
    sandbox,
    problems,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
    const at = await openDocument(page);
    await expect(scroller(page)).toBeVisible();
    await expect(page.getByText(/^Page 1 of/).first()).toBeVisible();
    await expect(consent(at)).toBeDisabled();
    await expect(consent(at)).toHaveAccessibleDescription('Scroll to the end to continue');
    const heard = await listen(page);
    await scroller(page).evaluate((box) => box.scrollTo({ top: 100, behavior: 'instant' }));
    await expect(consent(at)).toBeDisabled();
    expect(await heard()).not.toContain(END);
    await go(page);
    await expect.poll(heard).toContain(END);
    await expect(consent(at)).toBeEnabled();
    expect(problems).toEqual([]);
  });
}

test('a document that does not load cannot be consented to, but tried again', async ({
  page,
  origins,
  sandbox,
}) => {
  await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
  await sandbox.fault({ method: 'GET', path: '**/documents/*', kind: 'malformed' });
  const at = await openDocument(page);
  await expect(page.getByText('We could not load this document.')).toBeVisible();
  await expect(at.button('Download instead')).toBeVisible();
  await expect(consent(at)).toBeDisabled();
  await expect(scroller(page)).toHaveCount(0);
  await sandbox.clearFaults();
  await at.press('Try again');
  await expect(scroller(page)).toBeVisible();
  await expect(consent(at)).toBeDisabled();
});

test('what is below a document does not move when it arrives', async ({ page, origins, sandbox }) => {
  await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
  let arrive = () => {};
  const arrives = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/documents/*', async (route) => {
    await arrives;
    await route.continue();
  });
  const at = await openDocument(page);
  const top = () => consent(at).evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
  await expect(page.getByText('Loading the document')).toBeAttached();
  const before = await top();
  arrive();
  await expect(scroller(page)).toBeVisible();
  expect(await top()).toBe(before);
});

test('after a document and a reload, organisation and page are the same', async ({
  page,
  origins,
  sandbox,
}) => {
  const org = 'LARKSPINDLE';
  await openApplication(page, { origins, sandbox }, { org, status: 'APP_SUBMISSION' }, '', org);
  const at = await openDocument(page);
  expect(new URL(page.url()).searchParams.get('org')).toBe(org);
  await page.reload();
  await at.expectHeading('Your documents');
  await page.getByRole('button', { name: 'Back', exact: true }).last().click();
  await at.expectHeading('Review and submit your application');
  const back = page.url();
  expect(new URL(back).searchParams.get('org')).toBe(org);
  const logo = page.getByRole('img', { name: /Larkspindle/i }).first();
  await expect(logo).toBeVisible();
  await page.reload();
  await at.expectHeading('Review and submit your application');
  await expect(logo).toBeVisible();
  expect(page.url()).toBe(back);
});
