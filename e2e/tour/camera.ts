import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Look, MEASURED_AT, type Picture, type Row } from '../../.ci/tour/tour.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { withPseudo } from '../support/pseudo.ts';
import { withText } from '../support/reading.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { readPageView, waitUntilStable } from './pageView.ts';
import { SETTINGS } from './settings.ts';

const HEIGHT = 812;
const QUALITY = 55;

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none' };
const MEDIA: Record<Look, Media> = {
  light: LIGHT,
  dark: { ...LIGHT, colorScheme: 'dark' },
  forced: { ...LIGHT, forcedColors: 'active' },
  text200: LIGHT,
  pseudo: LIGHT,
};

const fileName = (...parts: (string | number)[]) =>
  `${parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.jpg`;

async function picture(page: Page, name: string, width: number, look: Look): Promise<Picture> {
  const file = `images/${fileName(name, width, look)}`;
  const options = {
    path: path.join(SETTINGS.out, file),
    type: 'jpeg',
    quality: QUALITY,
    animations: 'disabled',
  } as const;
  let height = HEIGHT;
  const whole = async () => {
    await waitUntilStable(page);
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({ ...options, fullPage: true });
  };
  /** A picture beyond the window takes the browser's own text size back, so the window is made as high as the page. */
  const double = async () => {
    await waitUntilStable(page);
    if (!(await readPageView(page)).isDialog) {
      height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await waitUntilStable(page);
    }
    await page.screenshot(options);
    await page.setViewportSize({ width, height: HEIGHT });
  };
  await page.emulateMedia(MEDIA[look]);
  if (look === 'text200') await withText(page, 2, double);
  else if (look === 'pseudo') await withPseudo(page, whole);
  else await whole();
  return { width, height, look, file };
}

async function statusOf(sandbox: Sandbox, application: string): Promise<string> {
  if (!application) return '';
  const { status } = await sandbox.call<{ status?: { checklistStatus?: string } }>(
    'GET',
    `/applications/${application}`,
  );
  return status?.checklistStatus ?? '';
}

/** Takes the pictures of what is on the page, measured on a phone; the page is afterwards as it was. */
async function photograph(page: Page, sandbox: Sandbox, section: string, name: string): Promise<Row> {
  await waitUntilStable(page);
  // The clock is stopped, so that no timer runs and no session expires meanwhile.
  await sandbox.call('PUT', '/clock', { rate: 0 });
  const { path: at, application, title, height, words } = await readPageView(page);
  const status = await statusOf(sandbox, application);
  const pictures: Picture[] = [];
  for (const width of SETTINGS.widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const look of SETTINGS.looks) pictures.push(await picture(page, `${section} ${name}`, width, look));
  }
  await page.emulateMedia(MEDIA.dark);
  await page.setViewportSize({ width: MEASURED_AT, height: HEIGHT });
  await sandbox.call('PUT', '/clock', { rate: 20 });
  return { section, name, title, path: at, status, height, words, pictures };
}

/** Adds what is on the page to the tour. */
export type Take = (section: string, name: string) => Promise<void>;

export const test = base.extend<{ take: Take }>({
  tolerated: { 'what goes wrong is seen': /./ },
  take: async ({ page, sandbox }, use, info) => {
    await mkdir(path.join(SETTINGS.out, 'images'), { recursive: true });
    await use(async (section, name) => {
      const row = await photograph(page, sandbox, section, name);
      await info.attach('screen', { body: JSON.stringify(row), contentType: 'application/json' });
    });
  },
});
export { expect };
