import type { Locator, Page } from '@playwright/test';
import { signDocuments } from '#remotes/borrower/signing/sign/journey.ts';
import { shareLocation } from '#src/features/location-alert/testing/shareLocation.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflowing } from '../support/reading.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
});

const NAME = 'Ana Rivera';

async function startSigning(at: BrowserDriver) {
  await at.press('Start signing');
  await shareLocation(at);
  await expect(at.button(`Sign as ${NAME}`)).toBeVisible();
}

/** A finger's line over the pad; the browser makes its pointer events, or scrolls. */
async function drawWithFinger(page: Page, pad: Locator) {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not there');
  const session = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => [{ x: box.x + box.width * x, y: box.y + box.height * y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.1, 0.8) });
  for (const [x, y] of [
    [0.25, 0.2],
    [0.4, 0.8],
    [0.55, 0.2],
    [0.9, 0.6],
  ] as const) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x, y) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a signature is drawn with a finger and put into the documents', async ({
    page,
    origins,
    sandbox,
  }) => {
    const at = new BrowserDriver(page);
    const { uuid } = await openApplication(page, { origins, sandbox }, 'FINAL_OFFER');
    await startSigning(at);
    await at.choose('Draw my signature');
    const pad = (name: string) => page.getByRole('img', { name, exact: true });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await pad('Nothing drawn yet').scrollIntoViewIfNeeded();
    const before = await scrolled();
    await drawWithFinger(page, pad('Nothing drawn yet'));
    await expect(pad('Your drawn signature')).toBeVisible();
    expect(await scrolled()).toBe(before);
    await at.press('Clear and draw again');
    await expect(pad('Nothing drawn yet')).toBeVisible();
    await drawWithFinger(page, pad('Nothing drawn yet'));
    await expect(pad('Your drawn signature')).toBeVisible();
    await expectAccessible(page);
    await at.fill('Your full legal name', NAME);
    await at.tick('I intend this to be my legal signature');
    await at.press(`Sign as ${NAME}`);

    await at.press(/^Select to initial:/);
    await at.press(/^Select to sign:/);
    await expect(page.getByRole('img', { name: NAME, exact: true })).toBeVisible();
    await expectAccessible(page);
    await signDocuments(at);
    await expect(page.getByRole('img', { name: NAME, exact: true })).toBeVisible();
    await expectAccessible(page);

    const held = JSON.stringify(await sandbox.call('GET', `/applications/${uuid}`));
    expect(held).toContain('data:image/png;base64,');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain('image/png');
  });
});

test('declining is a dialog that can be left without doing it', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'FINAL_OFFER');
  await startSigning(at);
  await at.press('Decline to sign');
  const dialog = at.dialog('Decline to sign');
  await expectAccessible(page);
  await dialog.press('Decline to sign');
  await expect(
    page.getByRole('combobox', { name: 'Why do you not want to sign?' }),
  ).toHaveAccessibleDescription(/Choose a reason/);
  await page.keyboard.press('Escape');
  await expect(at.button('Decline to sign')).toBeFocused();
});

for (const { application, title, text, button } of [
  {
    application: 'FINAL_OFFER',
    title: 'Review and sign your agreement',
    text: 'Compliance agreement',
    button: 'Start signing',
  },
  {
    application: { scenario: 'co-owner-bounced' },
    title: 'Other owners must sign too',
    text: 'Sam Okafor',
    button: 'Finish later',
  },
]) {
  test(`${button} stays where it is when what stands above it comes`, async ({ page, origins, sandbox }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/(documents|signers)$/, async (route) => {
      await released;
      await route.continue();
    });
    const at = new BrowserDriver(page);
    await openApplication(page, { origins, sandbox }, application);
    await at.expectHeading(title);
    const place = () => at.button(button).boundingBox();
    const before = (await at.button(button).isVisible()) ? await place() : undefined;
    release();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(at.button(button)).toBeVisible();
    expect(before ?? (await place())).toEqual(await place());
  });
}

test('a session about to end can be kept, and opened again after its end', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.clock.install();
  /** Time passes for the page and for the server. */
  const wait = async (time: string) => {
    await page.clock.fastForward(time);
    const now = await page.evaluate(() => new Date().toISOString());
    await sandbox.call('PUT', '/clock', { now, rate: 1 });
  };
  await sandbox.call('PUT', '/clock', { rate: 1 });
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'FINAL_OFFER');
  await startSigning(at);
  await wait('18:30');
  const warning = page.getByRole('alertdialog', { name: 'Do you need more time?' });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('heading', { name: 'Do you need more time?' })).toBeFocused();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Stay in the session' }).click();
  await expect(warning).toBeHidden();
  await wait('18:30');
  await expect(warning).toBeVisible();
  await wait('02:00');
  await expect(page.getByRole('heading', { name: 'Your signing session has ended' })).toBeFocused();
  await at.press('Open it again');
  await expect(at.button(`Sign as ${NAME}`)).toBeVisible();
});

test('a link that the browser does not let us copy stands there whole, at every width', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  });
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, { scenario: 'co-owner-bounced' });
  await at.press('Change email of Sam Okafor');
  const dialog = at.dialog('Change the email of Sam Okafor');
  await dialog.fill('New email', 'slow.sam.okafor@correspondence.example.com');
  await dialog.press('Send invitation');
  await at.press('Copy link for Sam Okafor');
  await expect(page.getByText(/^Your browser does not let us copy\. .*http/)).toBeVisible();
  await expect(
    page
      .getByRole('cell')
      .getByText(/^You can send it again after/)
      .first(),
  ).toBeVisible();
  for (const width of [320, 375, 640, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowing(page), `${width} px`).toEqual([]);
  }
});
