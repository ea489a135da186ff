import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** What is wrong with the light in the room, or with the hand. */
type Trouble = 'dark' | 'glare' | 'blur';

/**
 * A camera that sees a card on a table, ten times a second, until it is switched off. What it sees is drawn once: to blur it for each
 * frame would leave a busy machine no time for anything else.
 */
const cameraOf = (page: Page, denied = false) =>
  page.addInitScript((refuses) => {
    const streams: MediaStream[] = [];
    Object.assign(window, { streams, trouble: undefined });
    const canvas = () => Object.assign(document.createElement('canvas'), { width: 1920, height: 1080 });
    const drawn = (filter: string, draw: (ink: CanvasRenderingContext2D) => void) => {
      const made = canvas();
      const ink = made.getContext('2d') as CanvasRenderingContext2D;
      ink.filter = filter;
      draw(ink);
      return made;
    };
    const takePictures = (): Record<Trouble | 'none', HTMLCanvasElement> => {
      const card = drawn('none', (ink) => {
        ink.fillStyle = '#3b2f2a';
        ink.fillRect(0, 0, 1920, 1080);
        ink.fillStyle = '#cfe3f5';
        ink.fillRect(220, 80, 1480, 920);
        ink.fillStyle = '#7088a0';
        ink.fillRect(300, 300, 380, 500);
        ink.fillStyle = '#123';
        ink.font = '72px sans-serif';
        ink.fillText('IDAHO  DRIVER LICENSE', 300, 220);
        ink.font = '40px sans-serif';
        for (let line = 0; line < 9; line += 1)
          ink.fillText('4d ALVAREZ MARIA 12 ALDER LANE DOB 04/12/1980', 720, 330 + line * 60);
      });
      const seen = (filter: string) => drawn(filter, (ink) => ink.drawImage(card, 0, 0));
      const glare = drawn('none', (ink) => {
        ink.drawImage(card, 0, 0);
        ink.fillStyle = '#fff';
        ink.beginPath();
        ink.ellipse(1200, 500, 220, 160, 0, 0, 2 * Math.PI);
        ink.fill();
      });
      return { none: card, blur: seen('blur(12px)'), dark: seen('brightness(0.2)'), glare };
    };
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: async () => {
        if (refuses) throw new DOMException('', 'NotAllowedError');
        const pictures = takePictures();
        const lens = canvas();
        const pen = lens.getContext('2d') as CanvasRenderingContext2D;
        const stream = lens.captureStream(10);
        const draw = () => {
          const { trouble = 'none' } = window as { trouble?: Trouble };
          pen.drawImage(pictures[trouble], 0, 0);
          if (stream.active) setTimeout(draw, 100);
        };
        draw();
        streams.push(stream);
        return stream;
      },
    });
  }, denied);
const have = (page: Page, trouble: Trouble | undefined) =>
  page.evaluate((what) => Object.assign(window, { trouble: what }), trouble);
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

test('what keeps the ID from being read is said while one can change it, and again beside the photo', async ({
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
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });
  const fit = status("Fit your US Driver's License into the outline");
  await expect(fit).toBeVisible();
  for (const [trouble, text] of [
    ['dark', 'It is dark here. Turn a light on.'],
    ['glare', 'Something shines on it. Tilt it a little.'],
    ['blur', 'Hold still until the words are sharp.'],
  ] as const) {
    await have(page, trouble);
    await expect(status(text)).toBeVisible();
  }
  await at.press('Take the photo');
  await expect(status('This photo may be blurred')).toBeVisible();
  await expect(page.getByText(/^Put your ID on a table, hold the phone with both hands/)).toBeVisible();
  await expectAccessible(page, [375]);

  await at.press('Retake');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await at.press('Take a photo');
  await have(page, undefined);
  await expect(fit).toBeVisible();
  await at.press('Take the photo');
  await expect(page.getByRole('img', { name: 'Your photo: drivers-license.jpg' })).toBeVisible();
  await expect(page.getByText('This photo may be')).toHaveCount(0);
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

test.describe('at a computer', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  for (const [name, kinds, shown] of [
    ['a webcam is offered as well', ['audioinput', 'videoinput'], true],
    ['none is offered that is not there', ['audioinput'], false],
  ] as const)
    test(name, async ({ page, origins, sandbox }) => {
      await cameraOf(page);
      await page.addInitScript((found) => {
        Object.defineProperty(navigator.mediaDevices, 'enumerateDevices', {
          value: async () => found.map((kind) => ({ kind })),
        });
      }, kinds);
      const at = new BrowserDriver(page);
      await openApplication(page, { origins, sandbox }, 'IDENTITY_VERIFICATION');
      await at.choose('US Passport');
      await at.press('Continue');
      await expect(page.getByText('Upload a photo')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible({ visible: shown });
      if (!shown) return;
      await at.press('Take a photo');
      await expect(page.getByText('Fit the photo page into the outline')).toBeVisible();
      await at.press('Take the photo');
      await expect(page.getByRole('img', { name: 'Your photo: passport.jpg' })).toBeVisible();
    });
});
