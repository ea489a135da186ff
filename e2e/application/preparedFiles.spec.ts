import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { heicPhoto, tiffScan } from '#src/testing/imageFiles.ts';
import { pdfFiles } from '#src/testing/pdfFiles.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { MAIN, openApplication } from '../support/application.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, leaveOutRibbon, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { photoFile, turned } from '../support/photos.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** What happens to files between choosing and sending them (docs/rules.md#files-before-they-are-sent). */

const slot = (page: Page) => page.getByLabel(/^Pay stubs/);
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });

async function open(page: Page, where: { origins: Origins; sandbox: Sandbox }) {
  const { uuid, jwt } = await openApplication(page, where, 'INCOME_VERIFICATION', 'income/upload/paystub');
  await expect(slot(page)).toBeAttached();
  const held = async () =>
    (
      (await where.sandbox.call('GET', `/applications/${uuid}`)) as {
        uploads: { uuid: string; name: string; size: number }[];
      }
    ).uploads;
  return {
    held,
    /** The files that arrived, as the server shows them. */
    shown: async () =>
      Promise.all(
        (await held()).map(async ({ uuid: documentUuid }) => {
          const path = `/service-application/api/v1/application/heloc/${uuid}/documents/${documentUuid}`;
          const response = await page.request.get(where.origins.api + path, {
            headers: { authorization: jwt, 'x-org': MAIN },
          });
          return { type: response.headers()['content-type'], bytes: await response.body() };
        }),
      ),
  };
}

const ACROSS = { document: 'license', table: 'slate', width: 960, height: 720, share: 0.7 } as const;

test('photos of one document become one PDF, in an order that the keyboard changes', async ({
  page,
  origins,
  sandbox,
}) => {
  const { shown } = await open(page, { origins, sandbox });
  const across = photoFile('across.jpg', ACROSS);
  await slot(page).setInputFiles([
    across,
    photoFile('upright.jpg'),
    { ...turned(across), name: 'turned.jpg' },
  ]);
  const tray = page.getByRole('group', { name: /^Are these photos the pages/ });
  await expect(tray.getByRole('listitem')).toHaveCount(3);
  await expect(tray.getByRole('img', { name: 'Photo: turned.jpg' })).toBeVisible();
  await expectAccessible(page);

  const at = new BrowserDriver(page, keyboard(page));
  await at.press('Move up upright.jpg');
  await expect(page.getByText('upright.jpg is now page 1 of 3')).toBeAttached();
  await expect(tray.getByRole('listitem').first()).toContainText('upright.jpg');
  await at.press('Make one PDF');
  await expect(row(page, 'document.pdf')).toContainText('Uploaded');
  await expect(tray).toBeHidden();
  const [file] = await shown();
  expect(file?.type).toBe('application/pdf');
  const pages = (await PDFDocument.load(file?.bytes ?? '')).getPages().map((one) => one.getSize());
  // The last was taken with the camera on its side, and stands upright.
  expect(pages.map(({ width, height }) => width > height)).toEqual([false, true, false]);
});

test('photos that wait are still there after a reload', async ({ page, origins, sandbox }) => {
  await open(page, { origins, sandbox });
  await slot(page).setInputFiles([photoFile('one.jpg', ACROSS), photoFile('two.jpg')]);
  const tray = page.getByRole('group', { name: /^Are these photos the pages/ });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await new BrowserDriver(page).press('Make one PDF');
  await expect(row(page, 'document.pdf')).toContainText('Uploaded');
});

test('photos that are no pages of one document go separately', async ({ page, origins, sandbox }) => {
  const { held } = await open(page, { origins, sandbox });
  await slot(page).setInputFiles([photoFile('one.jpg'), photoFile('two.jpg')]);
  const at = new BrowserDriver(page);
  // What waits for the person is not forgotten by the form.
  await at.press('Submit documents');
  await expect(page.getByText('Send the files that wait for you, or remove them').first()).toBeVisible();
  await at.press('Send 2 separate files');
  for (const name of ['one.jpg', 'two.jpg']) await expect(row(page, name)).toContainText('Uploaded');
  expect((await held()).map(({ name }) => name).sort()).toEqual(['one.jpg', 'two.jpg']);
});

test('a good photo goes at once; of one that can hardly be read the person decides', async ({
  page,
  origins,
  sandbox,
}) => {
  const { held } = await open(page, { origins, sandbox });
  await slot(page).setInputFiles(photoFile('good.jpg'));
  await expect(row(page, 'good.jpg')).toContainText('Uploaded');
  const at = new BrowserDriver(page);
  for (const [name, flaw, scene] of [
    ['blurred.jpg', 'This photo may be blurred', { blur: 4 }],
    ['shiny.jpg', 'There may be glare', { glare: [0.5, 0.5, 0.1] as const }],
    ['cut.jpg', 'An edge may be cut off', { middle: [0.5, 0.9] as const }],
    ['small.jpg', 'This photo may be too small', { width: 480, height: 640 }],
  ] as const) {
    await slot(page).setInputFiles(photoFile(name, scene));
    await expect(page.getByText(flaw)).toBeVisible();
    if (name === 'blurred.jpg') await expectAccessible(page);
    const chooser = page.waitForEvent('filechooser');
    await at.press(`Choose another in place of ${name}`);
    await chooser;
    await expect(page.getByText(flaw)).toBeHidden();
  }
  await slot(page).setInputFiles(photoFile('blurred.jpg', { blur: 4 }));
  await at.press('Send anyway');
  await expect(row(page, 'blurred.jpg')).toContainText('Uploaded');
  expect((await held()).map(({ name }) => name)).toEqual(['good.jpg', 'blurred.jpg']);
});

const CANARY_PASSWORD = 'canary-Zx81-nowhere-else';

test('a protected PDF is opened on the device, and its password stays there', async ({
  page,
  origins,
  sandbox,
}) => {
  const { needsPassword } = await pdfFiles(CANARY_PASSWORD);
  const { held, shown } = await open(page, { origins, sandbox });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const choose = (name: string) =>
    slot(page).setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: needsPassword.get(name) ?? Buffer.alloc(0),
    });
  const at = new BrowserDriver(page);

  await choose('user-1.7.pdf');
  const prompt = page.getByRole('group', { name: 'user-1.7.pdf is protected' });
  const field = prompt.getByLabel('Password of user-1.7.pdf');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(prompt.getByText(/^This password does not open user-1.7.pdf/)).toBeVisible();
  await expectAccessible(page);
  await field.fill(CANARY_PASSWORD);
  await at.press('Open and send');
  await expect(row(page, 'user-1.7.pdf')).toContainText('Uploaded');
  const [file] = await shown();
  expect((await PDFDocument.load(file?.bytes ?? '')).isEncrypted).toBe(false);

  await choose('certificate.pdf');
  await page.getByLabel('Password of certificate.pdf').fill(CANARY_PASSWORD);
  await at.press('Open and send');
  await expect(page.getByText('Send an unprotected copy')).toBeVisible();
  await expectAccessible(page);
  await at.press('Remove certificate.pdf');
  await expect(page.getByText('Send an unprotected copy')).toBeHidden();
  expect((await held()).map(({ name }) => name)).toEqual(['user-1.7.pdf']);

  await at.press('Remove user-1.7.pdf');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const known = JSON.stringify(await sandbox.call('GET', '/requests'));
  for (const place of [...sent, kept, known]) expect(place).not.toContain(CANARY_PASSWORD);
});

/** Runs in the page: the browser decodes HEIC, as Safari does, into a page with a few lines of print. */
function decodeHeic(): void {
  const decode = window.createImageBitmap;
  window.createImageBitmap = (async (source: Blob, ...more: [ImageBitmapOptions]) => {
    const isHeic = source instanceof Blob && (await source.slice(4, 12).text()) === 'ftypheic';
    if (!isHeic) return decode(source, ...more);
    const page = new OffscreenCanvas(1200, 1600);
    const pen = page.getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 1200, 1600);
    pen.fillStyle = '#000';
    pen.font = '24px sans-serif';
    for (let y = 200; y < 1400; y += 40) pen.fillText('Pay period 04/12/2026 gross 4,120.00', 200, y);
    return page.transferToImageBitmap();
  }) as typeof window.createImageBitmap;
}

test('a HEIC photo that the browser decodes is sent as JPEG, and the server has nothing to convert', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.addInitScript(decodeHeic);
  const { held, shown } = await open(page, { origins, sandbox });
  await slot(page).setInputFiles({ name: 'photo.heic', mimeType: 'image/heic', buffer: heicPhoto() });
  await expect(row(page, 'photo.jpg')).toContainText('Uploaded');
  expect((await held()).map(({ name }) => name)).toEqual(['photo.jpg']);
  const [file] = await shown();
  expect(file?.type).toBe('image/jpeg');
  expect(file?.bytes.length).toBeGreaterThan(heicPhoto().length * 4);
});

test.describe('files that no browser shows', () => {
  test.use({ tolerated: FAILED_REQUESTS });

  test('HEIC and TIFF are shown as JPEG and PDF; one that cannot be read says so', async ({
    page,
    origins,
    sandbox,
  }) => {
    const { shown } = await open(page, { origins, sandbox });
    const files = {
      'photo.heic': heicPhoto(),
      'fax.tif': tiffScan([200, 120]),
      'broken.heic': heicPhoto().subarray(0, 200),
    };
    await slot(page).setInputFiles(
      Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: 'application/octet-stream' })),
    );
    for (const name of ['photo.heic', 'fax.tif']) await expect(row(page, name)).toContainText('Uploaded');
    await expect(row(page, 'broken.heic')).toContainText('broken.heic cannot be read');
    const types = (await shown()).map(({ type }) => type);
    expect(types.sort()).toEqual(['application/pdf', 'image/jpeg']);
  });
});

test('a phone sends files for a slot, and they appear in it on the computer', async ({
  page,
  browser,
  origins,
  sandbox,
}) => {
  await sandbox.call('PUT', '/clock', { rate: 1 });
  const { held } = await open(page, { origins, sandbox });
  const at = new BrowserDriver(page);
  await at.press('Continue on your phone');
  await expect(page.getByText('Waiting for your phone')).toBeVisible();
  await expectAccessible(page);
  const link = (await page.getByText(/identity-handoff\?.*#/).textContent()) ?? '';

  const pocket = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
  await pocket.addInitScript(leaveOutRibbon);
  const screen = await pocket.newPage();
  const phone = new BrowserDriver(screen);
  await screen.goto(link);
  await phone.expectHeading('Send your files from this phone');
  await expect(page.getByText('Your phone is connected. Go on there.')).toBeVisible();
  await screen.getByLabel('Take a photo').setInputFiles(photoFile('page.jpg'));
  await phone.press('Send');
  await expect(row(screen, 'page.jpg')).toContainText('Uploaded');
  await expect(page.getByText(/^1 file is here/)).toBeVisible();
  await expectAccessible(screen, [375]);
  await screen.reload();
  await expect(row(screen, 'page.jpg')).toContainText('Uploaded');
  await phone.press('Done');
  await phone.expectHeading('Go back to your computer');

  await expect(row(page, 'page.jpg')).toContainText('Uploaded');
  await expect(page.getByText('Waiting for your phone')).toBeHidden();
  expect((await held()).map(({ name }) => name)).toEqual(['page.jpg']);
  const spent = await pocket.newPage();
  await spent.goto(link);
  await new BrowserDriver(spent).expectHeading('Go back to your computer');
  await pocket.close();
});
