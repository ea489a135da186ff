import type { Page, Route } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { lenderOf } from '../support/lender.ts';
import type { Origins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';

/** An organisation's data that is broken when a page asks for it. */

const ORG = 'QUILLMERE_BANK';
const NAME = 'Quillmere';
const CUSTOMER = lenderOf(ORG).customer();
/** What the base has, and no organisation: `themes/base`. */
const NEUTRAL = '#23405C';

/** An answer of another content is as none: also that which says that there is nothing. */
test.use({ tolerated: { ...FAILED_REQUESTS, 'the browser says so': /integrity|digest/ } });

type Codes = { code: string; retryable: boolean }[];
type Kind = 'general' | 'own';
/** The way to the files is the same for both. */
const SOMETIMES = { general: {}, own: { tag: '@soak' } };

/** What the page says on its console. */
interface Said {
  problems: { file: string; found: string }[];
}

async function open(page: Page, origins: Origins, loader: Kind = 'general'): Promise<Said> {
  const said: Said = { problems: [] };
  page.on('console', async (message) => {
    const problem = message.type() === 'warning' && (await message.args()[1]?.jsonValue());
    if (problem?.file) said.problems.push(problem);
  });
  await page.addInitScript(() => {
    const errors: unknown[] = [];
    Object.assign(window, { errors });
    document.addEventListener('heloc:error', ({ detail }: CustomEventInit) => {
      errors.push({ code: detail.code, retryable: detail.retryable });
    });
  });
  const isOwn = loader === 'own';
  const { cdn, api } = origins;
  await servePage(page, origins, {
    head: isOwn ? `<script src="${cdn}/heloc/v1/${ORG}/embed.js" data-api-base-url="${api}"></script>` : '',
    content: `<heloc-application ${isOwn ? '' : `org="${ORG}"`} support-phone="(888) 555-0199"></heloc-application>`,
    loader: !isOwn,
  });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  return said;
}

const headers = { 'access-control-allow-origin': '*' };
const errors = (page: Page) => page.evaluate(() => (window as unknown as { errors: Codes }).errors);
const primary = (page: Page) =>
  page
    .locator('[id^=heloc-borrower]')
    .first()
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--heloc-color-primary'));
/** What stands where the logo does. */
const home = (page: Page) => page.getByRole('link', { name: NAME, exact: true });
const next = (page: Page) => heading(page, /^Is this property currently for sale/);

/** With and without a hash. */
const bundles = `**/themes/${ORG}/**/bundle.json`;
const looks = `**/themes/${ORG}/**/{look,theme}.json`;
const gone: Parameters<Route['fulfill']>[0] = { status: 404 };
/** A letter more: no longer what was published. */
const altered = async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
};

/** It runs on, in neutral looks. */
async function expectNeutral(page: Page): Promise<void> {
  await completeProperty(page, CUSTOMER);
  await expect(next(page)).toBeVisible();
  await expect(home(page)).toHaveText(NAME);
  await expect(home(page).getByRole('img')).toHaveCount(0);
  expect(await primary(page)).toBe(NEUTRAL);
  expect(await errors(page)).toEqual([{ code: 'theme-unavailable', retryable: true }]);
}

/** It runs on, in its own looks. */
async function expectOwn(page: Page): Promise<void> {
  await completeProperty(page, CUSTOMER);
  await expect(next(page)).toBeVisible();
  await expect(home(page).getByRole('img')).toBeVisible();
  expect(await primary(page)).not.toBe(NEUTRAL);
}

for (const [how, fulfil] of [
  ['missing', gone],
  ['not JSON', { body: '<!doctype html>', contentType: 'application/json' }],
  ['invalid', { json: { scheme: 'light', tokens: 3 } }],
] as const)
  for (const loader of ['general', 'own'] as const) {
    test(
      `a theme that is ${how}: neutral looks, the lender's name, and the application runs, ${loader} loader`,
      SOMETIMES[loader],
      async ({ page, origins }) => {
        await page.route(bundles, (route) => route.fulfill({ headers, ...gone }));
        await page.route(looks, (route) => route.fulfill({ headers, ...fulfil }));
        const said = await open(page, origins, loader);
        await expectNeutral(page);
        expect(said.problems.map(({ file }) => new URL(file).pathname)).toEqual([
          expect.stringMatching(/bundle\.json$/),
          expect.stringMatching(/(look|theme)\.json$/),
        ]);
      },
    );
  }

test.describe('by a hash', () => {
  test('a theme with another content than was published is none', async ({ page, origins }) => {
    await page.route(bundles, altered);
    await page.route(looks, altered);
    await open(page, origins, 'own');
    await expectNeutral(page);
  });

  test('files of the same version stand in for the one that has all of them', async ({ page, origins }) => {
    await page.route(bundles, altered);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const said = await open(page, origins, 'own');
    await expectOwn(page);
    expect(await errors(page)).toEqual([]);
    expect(said.problems).toEqual([expect.objectContaining({ found: 'could not be reached' })]);
    const folders = asked.filter((url) => url.startsWith(`/themes/${ORG}/`)).map((url) => url.split('/')[3]);
    expect(new Set(folders).size).toBe(1);
  });
});

test('what a theme has for dark devices is missing: its own light looks, and the page is told', async ({
  page,
  origins,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(bundles, (route) => route.fulfill({ headers, ...gone }));
  await page.route(`**/themes/${ORG}/**/dark.json`, (route) => route.fulfill({ headers, ...gone }));
  await open(page, origins);
  await expectOwn(page);
  expect(await errors(page)).toEqual([{ code: 'theme-unavailable', retryable: true }]);
});

/** Serves the organisation's data with something else in it. */
const change = (page: Page, alter: (data: Record<string, Record<string, unknown>>) => object) =>
  page.route(bundles, async (route) => {
    const data = await (await route.fetch()).json();
    await route.fulfill({ headers, json: { ...data, ...alter(data) } });
  });

test('a single bad token follows from the others, and is named', async ({ page, origins }) => {
  await change(page, ({ look = {} }) => ({
    look: { ...look, tokens: { ...(look.tokens as object), 'color-link': 'url(x)' } },
  }));
  const said = await open(page, origins);
  await expectOwn(page);
  expect(await errors(page)).toEqual([]);
  expect(said.problems).toEqual([
    expect.objectContaining({ path: 'tokens.color-link', code: 'field', found: '"url(x)"' }),
  ]);
});

test('words that cannot be read are the standard ones', async ({ page, origins }) => {
  await change(page, ({ copy = {} }) => ({ copy: { ...copy, shell: { help: 3 } } }));
  const said = await open(page, origins);
  await expectOwn(page);
  expect(await errors(page)).toEqual([]);
  expect(said.problems).toEqual([expect.objectContaining({ path: 'shell.help', found: '3' })]);
});

const FILES = '**/themes/files/**';

test("logo, icon and fonts that cannot be had: the lender's name, system fonts, and the page is told once", async ({
  page,
  origins,
}) => {
  await page.route(FILES, (route) => route.abort());
  const said = await open(page, origins);
  await completeProperty(page, CUSTOMER);
  await expect(next(page)).toBeVisible();
  await expect(home(page)).toHaveText(NAME);
  expect(await primary(page)).not.toBe(NEUTRAL);
  await expect.poll(() => errors(page)).toEqual([{ code: 'theme-unavailable', retryable: true }]);
  const kinds = said.problems.map(({ file }) => file.replace(/^.*\./, ''));
  expect(kinds.filter((kind) => kind === 'svg')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'woff2').length).toBeGreaterThan(0);
});

for (const [what, of, body] of [
  ['a logo that is no image', 'svg', '<svg'],
  ['a font that lies about its format', 'woff2', 'wOF2 and no font'],
] as const)
  test(`${what} is told`, { tag: '@soak' }, async ({ page, origins }) => {
    await page.route(FILES, async (route) => {
      if (new URL(route.request().url()).pathname.endsWith(of)) await route.fulfill({ headers, body });
      else await route.continue();
    });
    const said = await open(page, origins);
    await expect.poll(() => errors(page)).toEqual([{ code: 'theme-unavailable', retryable: true }]);
    expect(said.problems.map(({ file }) => file.replace(/^.*\./, ''))).toContain(of);
  });

test('a wide logo gives way to the short mark on a phone', async ({ page, origins }) => {
  await change(page, ({ look = {} }) => {
    const { src } = look.favicon as { src: string };
    return { look: { ...look, logo: { ...(look.logo as object), short: { src, width: 40, height: 40 } } } };
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, origins);
  const box = () =>
    home(page)
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return { file: image.currentSrc.replace(/^.*\//, ''), width, height };
      });
  await expect(home(page).getByRole('img')).toBeVisible();
  const isReady = () => performance.getEntriesByName('heloc:ready:borrower').length > 0;
  await page.waitForFunction(isReady);
  const short = await box();
  expect(short).toMatchObject({ width: 40, height: 40 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await box()).file).not.toBe(short.file);
  expect((await box()).width).toBeGreaterThan(100);
  expect(await errors(page)).toEqual([]);
});

for (const file of ['brand', 'copy'])
  for (const loader of ['general', 'own'] as const)
    test(
      `${file}.json that is broken stops, with whom to call, ${loader} loader`,
      SOMETIMES[loader],
      async ({ page, origins }) => {
        const said: string[] = [];
        page.on('console', (message) => void said.push(message.text()));
        await page.route(bundles, (route) => route.fulfill({ headers, ...gone }));
        await page.route(`**/themes/${ORG}/**/${file}.json`, (route) =>
          route.fulfill({ headers, json: { legal: 3 } }),
        );
        await open(page, origins, loader);
        await expect(page.getByRole('alert').filter({ hasText: '(888) 555-0199' })).toBeVisible();
        expect(await errors(page)).toEqual([{ code: 'no-brand-data', retryable: true }]);
        expect(said.join()).toContain('No private label data found');
      },
    );
