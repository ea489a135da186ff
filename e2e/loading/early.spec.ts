import type { Page } from '@playwright/test';
import { signIn } from '../support/application.ts';
import { guideFirstStep, NONCE } from '../support/embeddingGuide.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Origins } from '../support/origins.ts';
import { continueButton, heading } from '../support/registration.ts';

/** The first step before React: drawn by a small script, while the rest is still on its way. */

const START = '/account/heloc/register-v2?org=';

/** The scripts that the borrower's entry asks for, React's among them. */
const CHUNKS = /\/borrower\/[0-9a-f]+\.js$/;

/** Opens a page on which the test decides when React loads or fails. */
async function openWithout(page: Page, url: string) {
  let decide = (_: 'continue' | 'abort') => {};
  const decided = new Promise<'continue' | 'abort'>((resolve) => {
    decide = resolve;
  });
  await page.route(CHUNKS, async (route) => route[await decided]());
  await page.goto(url, { waitUntil: 'commit' });
  await expect(heading(page, 'What property would you like to use?')).toBeVisible();
  return { release: () => decide('continue'), fail: () => decide('abort') };
}

const mounts = (page: Page) =>
  page
    .locator('[data-heloc-mount]')
    .evaluateAll((hosts) => hosts.map((host) => (host as HTMLElement).dataset.helocMount));
const address = (page: Page) => page.getByRole('combobox', { name: 'Property address' });

/** Moves of what is on the page, without those that fonts bring about. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });

test.describe('typed before React is there', () => {
  test.use({ tolerated: FAILED_REQUESTS });

  for (const org of ['OAKLINE', 'QUILLMERE_BANK']) {
    test(`on ${org}: text, choice, caret and focus are kept, and nothing moves`, async ({
      page,
      origins,
    }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      const { release } = await openWithout(page, `${origins.lender}${START}${org}`);
      expect(await mounts(page)).toEqual(['heloc-early']);
      await page.getByRole('radio', { name: 'Second home' }).check();
      await address(page).click();
      await page.keyboard.type('12 Alder');
      await page.keyboard.press('ArrowLeft');
      await watchShifts(page);
      release();
      await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
      await expect(address(page)).toBeFocused();
      await page.keyboard.type('X');
      await expect(address(page)).toHaveValue('12 AldeXr');
      await expect(page.getByRole('radio', { name: 'Second home' })).toBeChecked();
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
  }
});

test('Continue that is pressed before React is there is done when it is', async ({ page, origins }) => {
  const { release } = await openWithout(page, `${origins.lender}${START}OAKLINE`);
  await address(page).fill('12 Alder Way, Boise, ID 83702');
  await page.getByRole('radio', { name: 'Primary home' }).check();
  await address(page).press('Enter');
  await expect(continueButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveURL(/register-v2\?org=OAKLINE$/);
  release();
  await expect(heading(page, 'Is this property currently for sale?')).toBeVisible();
});

test('is found again by whoever reloads before React is there', async ({ page, origins }) => {
  await openWithout(page, `${origins.lender}${START}OAKLINE`);
  await address(page).fill('12 Alder');
  await page.getByRole('radio', { name: 'Second home' }).check();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
  await expect(address(page)).toHaveValue('12 Alder');
  await expect(page.getByRole('radio', { name: 'Second home' })).toBeChecked();
});

test('is there at the base path, where the page of an embed lies', async ({ page, origins }) => {
  const { release } = await openWithout(page, `${origins.lender}/account/heloc?org=OAKLINE`);
  await address(page).fill('12 Alder');
  release();
  await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
  await expect(page).toHaveURL(/register-v2\?org=OAKLINE$/);
  await expect(address(page)).toHaveValue('12 Alder');
});

test.describe('what comes to nothing', () => {
  test.use({ tolerated: FAILED_REQUESTS });

  test('an application that is taken away, or cannot be loaded, leaves nothing of it', async ({
    page,
    origins,
  }) => {
    const { fail } = await openWithout(page, `${origins.lender}${START}OAKLINE`);
    await page.evaluate(async () => {
      const element = document.querySelector('heloc-application') as HTMLElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      Object.assign(window, { left: element.childNodes.length });
      document.body.append(element);
    });
    expect(await page.evaluate(() => (window as unknown as { left: number }).left)).toBe(0);
    await expect.poll(() => mounts(page)).toEqual(['heloc-early']);
    await address(page).fill('12 Alder');
    fail();
    const alert = page.getByRole('alert').filter({ hasText: 'We could not load the application' });
    await expect(alert).toBeVisible();
    expect(await mounts(page)).toEqual([]);
    // What was typed comes with the next try.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(address(page)).toHaveValue('12 Alder');
  });
});

test.describe('in the page of a host that renders on its server', () => {
  test.use({ tolerated: FAILED_REQUESTS });

  /** The page, with our script held back until the test releases it. */
  async function openServed(page: Page, origins: Origins, path = '/account/heloc/register-v2') {
    const { application } = await guideFirstStep(origins);
    await servePage(page, origins, {
      path,
      // Ours comes when it likes; theirs would hide it.
      head: `<script async src="${origins.cdn}/heloc/v1/embed.js" data-api-base-url="${origins.api}" nonce="${NONCE}"></script>
        <style nonce="${NONCE}">div { display: none; opacity: 0 }</style>`,
      loader: false,
      content: await application('OAKLINE', NONCE),
      headers: { 'content-security-policy': `style-src 'nonce-${NONCE}'` },
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/embed.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(origins.lender + path, { waitUntil: 'commit' });
    return release;
  }

  test('stands there without a script, and what is typed goes on', async ({ page, origins }) => {
    const release = await openServed(page, origins);
    await expect(heading(page, 'What property would you like to use?')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Oakline' }).first()).toBeVisible();
    await page.getByRole('radio', { name: 'Second home' }).check();
    await address(page).fill('12 Alder');
    await address(page).press('Enter');
    expect(await mounts(page)).toEqual([]);
    release();
    await expect.poll(() => mounts(page)).toEqual(['heloc-borrower-1']);
    await expect(address(page)).toHaveValue('12 Alder');
    await expect(page.getByRole('radio', { name: 'Second home' })).toBeChecked();
    await expect(page.locator('[data-heloc-first]')).toHaveCount(0);
  });

  test('gives way to the page of somebody who is known', async ({ page, origins, sandbox }) => {
    const { jwt } = await sandbox.create({ org: 'OAKLINE', scenario: 'again-recent' });
    await signIn(page, origins, jwt);
    (await openServed(page, origins))();
    await expect(page.getByRole('dialog', { name: 'You already have a HELOC with us' })).toBeVisible();
    await expect(page.locator('[data-heloc-first]')).toHaveCount(0);
  });

  test('is not shown on another page', async ({ page, origins }) => {
    (await openServed(page, origins, '/account/heloc/coming-soon'))();
    await expect(heading(page, 'Coming soon')).toBeVisible();
    await expect(heading(page, 'What property would you like to use?')).toBeHidden();
  });
});
