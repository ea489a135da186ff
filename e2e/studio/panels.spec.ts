import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { axeOfPage } from '../support/engines/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ORGANISATIONS } from '../support/organisations.ts';

const read = (code: string, file: string) => {
  try {
    return JSON.parse(readFileSync(`themes/${code}/${file}`, 'utf8'));
  } catch {
    return {};
  }
};
/** Whose look is derived from its two colours. */
const ORG = ORGANISATIONS.find((code) => {
  const { advanced, $extensions } = read(code, 'brand.tokens.json');
  return !advanced?.color && $extensions?.heloc.scheme !== 'dark' && !read(code, 'brand.json').extends;
}) as string;
/** Another of another family. */
const OTHER = ORGANISATIONS.find(
  (code) => read(code, 'brand.json').family !== read(ORG, 'brand.json').family,
) as string;

/** Follows the tab key until something has the focus. */
async function tabTo(
  page: Page,
  name: RegExp | string,
  role: Parameters<Page['getByRole']>[0],
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key does not reach ${name}`);
}

async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Parts' }).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

const expectAxe = async (page: Page) => expect.soft(await axeOfPage(page, '.form')).toEqual([]);

test('words are found, changed and taken back by keyboard, and no placeholder is lost', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.lender}/studio?org=${ORG}`);
  await tabTo(page, 'Words', 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Search texts', 'searchbox');
  await page.keyboard.type('call {phone}');
  await tabTo(page, /shell, call/i, 'button');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Move phone earlier', 'button');
  await expect(page.getByRole('group', { name: 'Placeholder phone' })).toBeVisible();
  const words = page.getByRole('textbox', { name: /^Words/ }).first();
  const before = await words.inputValue();
  await page.keyboard.press('Enter');
  await expect(words).not.toHaveValue(before);
  await words.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('It is free money {ring} <b>');
  await expect(words).toHaveValue(/^It is free money ring <b>/);
  const editor = page.locator('.text-editor');
  await expect(editor.getByText('says "free money"')).toBeVisible();
  await expect(editor.getByText('shown as it is written')).toBeVisible();
  await expect(editor.getByText('docs/rules.md#trigger-terms')).toBeVisible();
  await expect(editor.getByRole('group', { name: 'Placeholder phone' })).toBeVisible();
  await expectAxe(page);
  await page.getByRole('button', { name: 'Take the inherited words' }).click();
  await expect(page.getByRole('button', { name: 'Take the inherited words' })).toBeDisabled();

  // What is empty goes no further, and is there again once the step before it is undone.
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('shell help');
  await page.getByRole('button', { name: /Shell, help/ }).click();
  const help = await words.inputValue();
  await words.fill('Ask us');
  await words.fill('');
  await expect(editor.getByText('nothing would stand there')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(words).toHaveValue(help);
  await expect(editor.getByText('nothing would stand there')).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search texts' }).fill('soft inquiry');
  await page
    .getByRole('button', { name: /Legal, soft/ })
    .first()
    .click();
  await expect(page.getByText('It is locked until you choose “Compliance”')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Words/ }).first()).toBeDisabled();
});

test('files, comparisons, links and archives of a brand', async ({ page, origins }) => {
  await page.goto(`${origins.lender}/studio?org=${ORG}`);
  await openPanel(page, 'Import');
  const buffer = Buffer.from(zipSync({ 'A_CU/run.sh': strToU8('x') }));
  await page.getByLabel('A file').setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer });
  // As the command says it: where, what, why and the fix.
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /run\.sh a file of no kind: .*Fix: pack CODE.*run\.sh:1 archive/ }),
  ).toBeVisible();
  const tokens = { color: { primary: { value: '#7A3E9D' }, accent: { value: 'url(x)' } } };
  await page.getByRole('textbox', { name: 'Or tokens, pasted' }).fill(JSON.stringify(tokens));
  await expect(page.getByRole('cell', { name: 'it is no color' })).toBeVisible();
  await expectAxe(page);
  await page.getByRole('button', { name: 'Take 1 value from Style Dictionary' }).click();
  await expect(page.getByRole('button', { name: /^Undo 1 value from Style Dictionary/ })).toBeEnabled();

  await openPanel(page, 'Compare');
  await page.getByLabel('Compare with').selectOption('published');
  await expect(page.getByRole('status').filter({ hasText: '1 value and 0 words differ.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /color primary .* #7A3E9D/ })).toBeVisible();
  await expectAxe(page);

  await openPanel(page, 'Share and export');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.length).toBeLessThan(300);
  await expectAxe(page);
  await openPanel(page, 'Start from colors');
  await expectAxe(page);

  // Another document, as for who gets the link.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(link);
  await expect(page.getByText('Preview, not an offer of credit').first()).toBeVisible();
  const shown = page.locator('iframe[data-shown="first"]').first();
  await expect(shown).toBeVisible();
  const color = () =>
    shown.evaluate((frame: HTMLIFrameElement) => {
      const root = frame.contentDocument?.querySelector('[data-heloc-mount]')?.shadowRoot;
      const heading = root?.querySelector('h1, h2');
      return heading ? getComputedStyle(heading).getPropertyValue('--heloc-color-primary') : '';
    });
  await expect.poll(color).toBe('#7A3E9D');
  expect(await axeOfPage(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(asked.filter((request) => request.includes(link.split('#')[1] as string))).toEqual([]);
});

test('two brands beside each other and over each other, scrolled in common @soak', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.lender}/studio?org=${ORG}`);
  await openPanel(page, 'Compare');
  await page.getByLabel('Compare with').selectOption(OTHER);
  await page.getByRole('button', { name: 'Look at both' }).click();
  const both = page.getByRole('dialog', { name: 'Both brands' });
  await expect(both.locator('iframe[data-shown="first"]')).toHaveCount(2);
  const scrolled = (index: number) =>
    both
      .locator('iframe')
      .nth(index)
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY);
  await both
    .locator('iframe')
    .first()
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo(0, 120));
  await expect.poll(() => scrolled(1)).toBe(120);
  await both.getByLabel('One over the other').check();
  const line = both.getByRole('slider', { name: 'Line' });
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuetext', /^51% .*, 49% this brand$/);
  expect(await axeOfPage(page, '.compare-dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(both).toBeHidden();
});

/** What is signed is the first step as the previews have it, to its end, on paper as well. */
async function expectAsShown(page: Page, html: string): Promise<void> {
  const looks = (step: FrameLocator) =>
    step.getByRole('button', { name: 'Continue' }).evaluate((button) => {
      const { color, backgroundColor, borderTopColor, borderTopStyle, fontFamily } = getComputedStyle(button);
      return { color, backgroundColor, borderTopColor, borderTopStyle, fontFamily };
    });
  const live = await looks(page.locator('.previews iframe').first().contentFrame());
  // Without what tests put into every page: nothing runs in the frames of a report.
  const report = (await page.context().browser()?.newPage()) as Page;
  await report.setContent(html);
  const step = report.getByTitle('First step').contentFrame();
  for (const media of ['screen', 'print'] as const) {
    await report.emulateMedia({ media });
    expect(await looks(step), media).toEqual(live);
  }
  await expect(step.getByText(/, NMLS #/)).toBeVisible();
  const rest = await Promise.all(
    report
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)),
  );
  expect(rest).toEqual(Array(12).fill(0));
  await report.emulateMedia({ media: 'screen' });
  for (const width of [375, 1280]) {
    await report.setViewportSize({ width, height: 900 });
    expect(await report.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await axeOfPage(report)).toEqual([]);
  await report.close();
}

test('an archive that is exported is the same when it is opened again, and the report has all screens @soak', async ({
  page,
  origins,
}) => {
  test.slow();
  await page.goto(`${origins.lender}/studio?org=${ORG}`);
  await openPanel(page, 'Share and export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the archive' }).click();
  const archive = await (await download).path();
  await page.getByRole('button', { name: 'Make the report' }).click();
  await expect(page.getByText('The report is made, with 12 screens.')).toBeVisible({ timeout: 90_000 });
  const made = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download it' }).click();
  const html = readFileSync(await (await made).path(), 'utf8');
  expect(html.match(/<iframe sandbox=""/g)).toHaveLength(12);
  expect(html).not.toMatch(/<script/i);
  await expectAsShown(page, html);
  await openPanel(page, 'Import');
  await page
    .getByLabel('A file')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: readFileSync(archive) });
  await expect(page.getByRole('heading', { name: 'The archive is the same as what is open' })).toBeVisible();

  await openPanel(page, 'Words');
  await page.getByRole('searchbox', { name: 'Search texts' }).fill('shell help');
  await page.getByRole('button', { name: /Shell, help/ }).click();
  await page.getByRole('textbox', { name: 'Words' }).fill('It is free money');
  await openPanel(page, 'Share and export');
  await page.getByRole('button', { name: 'Export the archive' }).click();
  await expect(page.getByText('It is not handed on before this is mended.')).toBeVisible();
  await expect(page.getByText(/says "free money"/)).toBeVisible();
});

test('five proposals from a picture, each in the running application @soak', async ({ page, origins }) => {
  await page.goto(`${origins.lender}/studio?org=${ORG}`);
  await openPanel(page, 'Start from colors');
  await page.getByLabel('A logo or a screenshot').setInputFiles(`themes/${OTHER}/assets/logo.svg`);
  const proposals = page.getByRole('list', { name: 'Proposals' });
  await expect(proposals.getByRole('listitem')).toHaveCount(5);
  await expect(proposals.locator('iframe[data-shown="first"]')).toHaveCount(5, { timeout: 60_000 });
  await expectAxe(page);
  await page.getByRole('button', { name: 'Take proposal 1' }).click();
  await expect(page.getByText('No problems')).toBeVisible();
});

test('every panel fits a page of 320 pixels @soak', async ({ page, origins }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${origins.lender}/studio?org=${ORG}`);
  for (const name of ['Words', 'Start from colors', 'Import', 'Compare', 'Share and export']) {
    await openPanel(page, name);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, name).toBeLessThanOrEqual(320);
    await expectAxe(page);
  }
});

test('a new brand begins with the colors of a picture @soak', async ({ page, origins }) => {
  await page.goto(`${origins.lender}/studio`);
  await page.getByText('Colors from a picture or a text').click();
  await page.getByLabel('Or colors, typed or pasted').fill('brand #7A3E9D, accent rgb(46 125 107)');
  await expect(page.locator('iframe[data-shown="first"]')).toHaveCount(5, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Take proposal 1' }).click();
  await expect(page.getByLabel('Primary color')).toHaveValue('#7A3E9D');
  await expect(page.getByLabel('Accent color')).toHaveValue('#2E7D6B');
  expect(await axeOfPage(page, '.new')).toEqual([]);
});
