import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openApplication } from './support/application.ts';
import { BrowserDriver } from './support/browserDriver.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** A camera that sees a card on a table. */
const cameraOf = (page: Page, denied = false) =>
  page.addInitScript((refuses) => {
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: async () => {
        if (refuses) throw new DOMException('', 'NotAllowedError');
        const canvas = Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 });
        const draw = () => {
          const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
          pen.fillStyle = '#3b2f2a';
          pen.fillRect(0, 0, 1920, 1080);
          pen.fillStyle = '#cfe3f5';
          pen.fillRect(220, 80, 1480, 920);
          pen.fillStyle = '#7088a0';
          pen.fillRect(300, 300, 380, 500);
          pen.fillStyle = '#123';
          pen.font = '72px sans-serif';
          pen.fillText('IDAHO  DRIVER LICENSE', 300, 220);
          requestAnimationFrame(draw);
        };
        draw();
        streams.push(canvas.captureStream(10));
        return streams.at(-1);
      },
    });
  }, denied);
const isOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { streams: MediaStream[] }).streams
      .flatMap((stream) => stream.getTracks())
      .some(({ readyState }) => readyState === 'live'),
  );
const ratioOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  return box ? box.width / box.height : 0;
};
const CARD = 85.6 / 54;

test('the camera shows where the ID belongs, and the photo has its proportions', async ({
  page,
  origins,
  sandbox,
}) => {
  await cameraOf(page);
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'IDENTITY_VERIFICATION');
  await at.choose("US Driver's License");
  await at.press('Continue');
  await at.press('Take a photo');
  await expect(page.getByText("Fit your US Driver's License into the outline")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
  expect(Math.abs((await ratioOf(page, 'video')) - CARD)).toBeLessThan(0.03);
  await expectAccessible(page, [375]);
  await at.press('Close the camera');
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeFocused();
  expect(await isOn(page)).toBe(false);

  await at.press('Take a photo');
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
  await at.press('Take the photo');
  const photo = page.getByRole('img', { name: 'Your photo: drivers-license.jpg' });
  await expect(photo).toBeVisible();
  expect(await isOn(page)).toBe(false);
  const size = await photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(Math.abs(size - CARD)).toBeLessThan(0.01);
  await expect(page.getByRole('button', { name: 'Use this photo' })).toBeFocused();
  await at.press('Use this photo');
  await at.expectHeading("Back of your US Driver's License");
});

test('a camera that may not be used leaves the phone’s own', async ({ page, origins, sandbox }) => {
  await cameraOf(page, true);
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'IDENTITY_VERIFICATION');
  await at.choose('US Passport');
  await at.press('Continue');
  await at.press('Take a photo');
  await expect(page.getByText(/^We cannot use the camera from here/)).toBeVisible();
  await expect(page.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
});
