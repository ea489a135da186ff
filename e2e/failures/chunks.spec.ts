import { REMOTES, type RemoteName } from '#src/domain/remotes.js';
import { BrowserDriver } from '../support/browserDriver.ts';
import { fileNamed, filesOf, onFiles } from '../support/buildFiles.ts';
import { errorMessage, failing, failPermanently } from '../support/failPermanently.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { random, SEED } from '../support/random.ts';
import { completeProperty, heading } from '../support/registration.ts';
import { WALKS } from '../support/walks.ts';

/** Every file of every remote: one failure goes unnoticed; after a permanent failure the page offers a way to continue. */

const CONTEXT = {
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
};
const TOLERATED = { ...FAILED_REQUESTS, 'a vendor is out of reach': /cdn\.(?:plaid|truv)\.com/ };
test.use({ ...CONTEXT, tolerated: { ...TOLERATED, 'what cannot be had is reported': /ChunkLoadError/ } });

const NO_LOGIN = 'it asks where to log in, and no call of this remote sends a person there';

const ABROAD = 'another country is chosen for it, which e2e/registration/countryPhone.spec.ts does';

const TIPS = 'it places tips, which stand below their button without it';

const LOOK =
  'a page brings its look, data is broken, or a device asks for more contrast: e2e/appearance/colors.spec.ts, e2e/loading/brokenTheme.spec.ts';

const VENDOR = 'a chat of that mode asks for it: e2e/remotes/chatVendors.spec.ts';

const DEBUG = 'a page for trying out asks for it: remotes/chat/panel/debug/debug.test.tsx';

const BANNER = 'a banner on the same page asks for it: e2e/loading/besideBanner.spec.ts';

/** Files that no walk asks for, by the name of their chunk. */
const UNUSED: Record<RemoteName, Readonly<Record<string, string>>> = {
  borrower: { look: LOOK, 'phone-numbers': ABROAD, 'first-screen': BANNER },
  signer: { look: LOOK, pages: NO_LOGIN, 'phone-numbers': ABROAD },
  chat: {
    look: LOOK,
    pages: NO_LOGIN,
    panels: TIPS,
    'chat-twilio': VENDOR,
    'chat-stream': VENDOR,
    'chat-debug': DEBUG,
  },
  banner: {
    look: LOOK,
    pages: NO_LOGIN,
    panels: TIPS,
    api: 'it carries calls, and banners make none',
  },
};

test.describe('once', () => {
  test.use({ tolerated: TOLERATED });
  test.describe.configure({ mode: 'serial' });
  const asked: Record<RemoteName, Set<string>> = {
    borrower: new Set(),
    signer: new Set(),
    chat: new Set(),
    banner: new Set(),
  };

  for (const { remote, name, go } of WALKS) {
    test(`${remote}, ${name}: each file fails once, unseen`, async ({ page, origins, sandbox }) => {
      const failed = new Set<string>();
      await onFiles(page, remote, (file) => {
        const isFirst = !failed.has(file);
        failed.add(file);
        asked[remote].add(file);
        return isFirst ? 'abort' : 'continue';
      });
      const errors: string[] = [];
      await page.exposeFunction('noteError', (code: string) => errors.push(code));
      await page.addInitScript(() => {
        const { noteError } = window as unknown as { noteError(code: string): void };
        document.addEventListener('heloc:error', (event) => noteError((event as CustomEvent).detail.code));
      });
      await go({ page, origins, sandbox });
      expect(errors).toEqual([]);
    });
  }

  for (const remote of REMOTES) {
    test(`every file of ${remote} is asked for on a walk`, () => {
      const files = [...filesOf(remote)].filter(([, name]) => !(name in UNUSED[remote]));
      expect(files.filter(([file]) => !asked[remote].has(file))).toEqual([]);
    });
  }
});

/** Who needs it, by the walk, the file, and how that ends: a page reloads, a part and an action do not. */
const PERMANENT_FAILURES = [
  ['signer', 'on a page', 'react', 'told', 0],
  ['borrower', 'coming-soon', 'pages', 'told', 5],
  ['borrower', 'a document', 'application', 'told', 5],
  ['borrower', 'a document', 'pdf', 'told', 0],
  ['borrower', 'a document', '.mjs', 'unnoticed', 0],
  ['borrower', 'registration', 'gates', 'told', 0],
  ['borrower', 'coming-soon', 'footer', 'unnoticed', 0],
  ['chat', 'on a page', 'first-screen', 'told', 0],
  ['banner', 'on a page', 'first-screen', 'unnoticed', 0],
] as const;

const walkOf = (remote: RemoteName, name: string) => {
  const walk = WALKS.find((other) => other.remote === remote && other.name === name);
  if (!walk) throw new Error(`No walk of ${remote} is named "${name}"`);
  return walk;
};

test.describe('for good', () => {
  test.describe.configure({ mode: 'parallel' });

  const few: readonly (readonly unknown[])[] = random(SEED).sample(PERMANENT_FAILURES, 4);
  for (const row of PERMANENT_FAILURES) {
    const [remote, name, file, end, reloads] = row;
    const tag = few.includes(row) ? [] : '@soak';
    test(`${remote}, ${name}, without ${file}: ${end}`, { tag }, async ({ page, origins, sandbox }) => {
      const walk = walkOf(remote, name);
      const outcome = await failPermanently({ page, origins, sandbox }, walk, fileNamed(remote, file));
      expect(outcome).toEqual({ end, reloads });
    });
  }

  for (const walk of WALKS) {
    test(`${walk.remote}, ${walk.name}: without each of its files`, { tag: '@soak' }, async ({
      browser,
      origins,
      sandbox,
    }) => {
      const files = filesOf(walk.remote);
      const asked = new Set<string>();
      const alone = async (go: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<unknown>) => {
        await sandbox.reset();
        const context = await browser.newContext(CONTEXT);
        await go(await context.newPage());
        await context.close();
      };
      await alone(async (page) => {
        await onFiles(page, walk.remote, (file) => {
          asked.add(file);
          return 'continue';
        });
        await walk.go({ page, origins, sandbox });
      });
      test.setTimeout(asked.size * 90_000);
      for (const file of asked) {
        await test.step(`${file} ${files.get(file)}`, () =>
          alone((page) => failPermanently({ page, origins, sandbox }, walk, file)));
      }
    });
  }
});

const START = '/account/heloc/register-v2?org=OAKLINE';
const NEXT = 'Is this property currently for sale?';

test('between screens: what was typed survives the reloads, Back leads to it, and it goes on', async ({
  page,
  origins,
}) => {
  const seen = await failing(page, 'borrower', fileNamed('borrower', 'registration'));
  const at = new BrowserDriver(page);
  await page.goto(origins.lender + START);
  await completeProperty(page);
  await at.expectHeading('Sorry, looks like we have hit a snag!');
  expect(seen.reloads).toBe(5);
  await expect(page).toHaveURL(/\/register-v2\/for-sale/);
  await page.goBack();
  await expect(at.field('Street address')).toHaveValue('12 Alder Lane');
  await expect(errorMessage(page)).toHaveCount(0);
  seen.repair();
  await at.continue();
  await at.expectHeading(NEXT);
});

test('a tab that keeps no count is not reloaded', async ({ page, origins }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const seen = await failing(page, 'borrower', fileNamed('borrower', 'pages'));
  await page.goto(`${origins.lender}/account/heloc/coming-soon?org=OAKLINE`);
  await new BrowserDriver(page).expectHeading('Sorry, looks like we have hit a snag!');
  expect(seen).toMatchObject({ asked: 3, reloads: 0 });
});

test('while a script is on its way something stands there: the frame of a page, a message for a screen', async ({
  page,
  origins,
  sandbox,
}) => {
  const held = new Set(['application', 'registration'].map((name) => fileNamed('borrower', name)));
  let release = () => {};
  const arrives = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => held.has(pathname.split('/').at(-1) ?? ''),
    async (route) => {
      await arrives;
      await route.continue();
    },
  );
  const loading = page.getByRole('status').filter({ hasText: 'Loading' });
  await page.goto(origins.lender + START);
  await completeProperty(page);
  await expect(loading).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();

  const { uuid, jwt } = await sandbox.create({ status: { checklistStatus: 'HMDA' } });
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
  await page.goto(`${origins.lender}/account/heloc/${uuid}?org=OAKLINE`);
  await expect(loading).toBeVisible();
  await expect(page.getByRole('img', { name: 'Oakline' })).toBeVisible();
  release();
  await expect(heading(page, 'Demographic information')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a font that cannot be had is asked for once, and the page is there without it', async ({
  page,
  origins,
}) => {
  const asked: string[] = [];
  await page.route('**/*.woff2', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(origins.lender + START);
  await completeProperty(page);
  await expect(heading(page, NEXT)).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
});
