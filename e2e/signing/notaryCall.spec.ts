import type { Page } from '@playwright/test';
import { joinNotary } from '#remotes/borrower/notary/intro/journey.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { wholeBrowser } from '../support/wholeBrowser.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  ...wholeBrowser(),
});

interface Recorded {
  tones: number;
  notifications: string[];
  asked: number;
}

/** Notes what the page does to be heard, without keeping it from doing so. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Recorded = { tones: 0, notifications: [], asked: 0 };
    Object.assign(window, { heard });
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard.tones += 1;
      if (!contexts.includes(this)) contexts.push(this);
      return make.call(this);
    };
    const ask = Notification.requestPermission;
    Notification.requestPermission = (...given) => {
      heard.asked += 1;
      return ask.apply(Notification, given);
    };
    window.Notification = new Proxy(Notification, {
      construct(target, [title, options]) {
        heard.notifications.push(String(title));
        return new target(title, options);
      },
    });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Recorded }).heard);

/** Playwright keeps every page visible: this is how a page sees that it is hidden. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    hidden ? 'hidden' : 'visible',
  );

const TITLE = /^Your notary is ready \| /;

/** In line for a notary, where the sandbox's time stands still. */
async function inLine(page: Page, given: Parameters<typeof openApplication>[1]) {
  const { sandbox } = given;
  await listen(page);
  await openApplication(page, given, 'DEED_SIGNING');
  await sandbox.call('PUT', '/clock', { rate: 0 });
  const at = new BrowserDriver(page);
  await joinNotary(at, { asksLocation: true });
  await at.expectHeading('Your notary session');
  await sandbox.pass(1500);
  await expect(page.getByText('You are number 1 in line.')).toBeVisible();
  expect(await heard(page)).toMatchObject({ tones: 0, notifications: [], asked: 0 });
}

test.describe('where notifications are allowed', () => {
  test.use({ permissions: ['geolocation', 'notifications'] });

  test('whoever waits in a hidden tab is called: by sound, title and notification, until they look', async ({
    page,
    origins,
    sandbox,
  }) => {
    await inLine(page, { origins, sandbox });
    await expect(page.getByText('We will also show a notification')).toBeVisible();
    await hide(page, true);
    await sandbox.pass(2000);
    await expect(page).toHaveTitle(TITLE);
    await expect.poll(() => heard(page)).toMatchObject({ notifications: ['Your notary is ready'], asked: 0 });
    // Two notes a ring: it goes on.
    await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(2);
    await hide(page, false);
    const states = () =>
      page.evaluate(() =>
        (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state),
      );
    await expect.poll(states).toEqual(['closed']);
  });
});

test('whoever turned the sound off is told by the page alone, and is never asked for anything', async ({
  page,
  origins,
  sandbox,
}) => {
  await inLine(page, { origins, sandbox });
  await page.getByRole('button', { name: 'Turn the sound off' }).click();
  await expect(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
  await hide(page, true);
  await sandbox.pass(2000);
  await expect(page).toHaveTitle(TITLE);
  await expect(page.getByRole('heading', { name: 'Your notary has joined' })).toBeVisible();
  expect(await heard(page)).toEqual({ tones: 0, notifications: [], asked: 0 });
});
