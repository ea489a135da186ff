import type { Page } from '@playwright/test';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { accessibilityTree, expectAccessible, PHONE, WIDE, WIDTHS } from '../support/accessibility.ts';
import { openApplication, signIn } from '../support/application.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { expectDistinguishable } from '../support/forcedColors.ts';
import type { Origins } from '../support/origins.ts';
import { expectReadable } from '../support/reading.ts';

test.use({
  tolerated: { ...FAILED_REQUESTS, 'a logout fails on purpose': /where: logout|address that is not allowed/ },
});

// A page is used again with the size that the test before has given it.
test.beforeEach(({ page }) => page.setViewportSize({ width: WIDE, height: 900 }));

const ACCOUNTS = [
  { name: 'Home', address: '0x12ab34cd56ef7890abcd90ef', authorizationType: 'OWNER' },
  { name: 'Trust', address: '0x99ab34cd56ef7890abcd90aa', authorizationType: 'ADMIN' },
];
const atIncome = (accounts: number | object[] = ACCOUNTS) => ({
  status: { checklistStatus: 'INCOME_VERIFICATION' },
  user: { accounts },
});

const menuOf = (page: Page) =>
  page.getByRole('button', {
    name: page.viewportSize()?.width === PHONE ? 'Menu' : 'Profile',
    exact: true,
  });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Switch accounts' });
const focused = async (page: Page) => (await accessibilityTree(page)).findLast((node) => node.focused);

async function openAccounts(page: Page): Promise<void> {
  await menuOf(page).click();
  await page.getByRole('button', { name: 'Switch Accounts' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Tab until something has the focus, as a person does who hears what it is. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (((await focused(page))?.name ?? '').match(name)) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}

for (const width of WIDTHS)
  test(`another account is chosen by the keyboard alone, and heard, at ${width} px`, {
    tag: width === PHONE ? [] : ['@soak'],
  }, async ({ page, origins, sandbox }) => {
    await page.setViewportSize({ width, height: 760 });
    await openApplication(page, { origins, sandbox }, atIncome());
    await menuOf(page).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Switch Accounts$/);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatchObject({ role: 'heading', name: 'Switch accounts' });

    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(menuOf(page)).toBeFocused();

    await openAccounts(page);
    await tabTo(page, /^Home/);
    expect(await focused(page)).toMatchObject({
      role: 'radio',
      name: 'Home 0x12ab…90ef',
      description: 'Owner',
    });
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toMatchObject({ name: 'Trust 0x99ab…90aa', description: 'Administrator' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origins.lender}/dashboard`);
  });

for (const [name, accounts, shown] of [
  ['two', ACCOUNTS, 'Trust'],
  ['one', 1, 'You have one account.'],
  ['none', 0, 'No accounts'],
  ['none that can be loaded', 2, 'We could not load your accounts.'],
] as const)
  test(`the dialog with ${name} is accessible and readable`, { tag: '@soak' }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await openApplication(page, { origins, sandbox }, atIncome(accounts as number));
    if (name.includes('loaded'))
      await sandbox.fault({ path: '/service-wallet/**', kind: 'status', status: 500 });
    await openAccounts(page);
    await expect(dialogOf(page).getByText(shown)).toBeVisible();
    await expectAccessible(page, name === 'two' ? WIDTHS : [PHONE]);
    await expectReadable(page);
    await expectDistinguishable(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

test('a choice is this tab’s: another keeps its own, and so does an application of another person', {
  tag: '@soak',
}, async ({ page, context, origins, sandbox }) => {
  const ana = await openApplication(page, { origins, sandbox }, atIncome());
  const other = await context.newPage();
  await other.goto(page.url());
  await openAccounts(page);
  await dialogOf(page)
    .getByRole('radio', { name: /^Trust/ })
    .check();
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(page).toHaveURL(`${origins.lender}/dashboard`);
  await page.goBack();
  await openAccounts(page);
  await expect(dialogOf(page).getByRole('radio', { name: /^Trust/ })).toBeChecked();

  await openAccounts(other);
  await expect(dialogOf(other).getByRole('radio', { name: /^Home/ })).toBeChecked();

  const ben = await sandbox.create(atIncome([{ ...ACCOUNTS[0], name: 'Ben’s' }, ACCOUNTS[1] as object]));
  await signIn(page, origins, ben.jwt);
  await page.goto(`${origins.lender}/account/heloc/${ben.uuid}?org=OAKLINE`);
  await openAccounts(page);
  await expect(dialogOf(page).getByRole('radio', { name: /^Ben’s/ })).toBeChecked();
  const asked = (await sandbox.requests()).filter(({ path }) => path.includes('/service-wallet/'));
  const principals = (jwt: string) =>
    asked
      .filter(({ headers }) => headers.authorization === jwt)
      .flatMap(({ query }) => query?.principal ?? []);
  expect([principals(ana.jwt), principals(ben.jwt)]).toEqual([[ACCOUNTS[1]?.address], []]);
});

/** A page with two applications: one of who is logged in on it, the other of whom its host says. */
async function openTwo(page: Page, { lender, cdn, api }: Origins, [ana, ben]: [Created, Created]) {
  await page.route(`${lender}/two`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Host</title><script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>
        <section id="ana" aria-label="Ana"></section><section id="ben" aria-label="Ben"></section><script>
        document.addEventListener('heloc:navigate', (event) => event.preventDefault());
        const options = { org: 'OAKLINE', history: 'memory', remote: 'borrower' };
        HelocWidget.mount({ ...options, target: '#ana', initialPath: '/${ana.uuid}' });
        HelocWidget.mount({ ...options, target: '#ben', initialPath: '/${ben.uuid}', basePath: '/two',
          getToken: async () => '${ben.jwt}' });
        </script>`,
    }),
  );
  await signIn(page, origins(lender), ana.jwt);
  await page.goto(`${lender}/two`);
}
const origins = (lender: string) => ({ lender }) as Origins;

test('two applications of two people on one page share neither account, notifications nor session', async ({
  page,
  origins,
  sandbox,
}) => {
  const people: [Created, Created] = [
    await sandbox.create({ ...atIncome(), notifications: 3 }),
    await sandbox.create({ ...atIncome(), notifications: 1 }),
  ];
  await openTwo(page, origins, people);
  const bell = (name: string) =>
    page.getByRole('region', { name }).getByRole('button', { name: /^Notifications/ });
  await expect(bell('Ana')).toHaveAccessibleName('Notifications, 3 unread');
  await expect(bell('Ben')).toHaveAccessibleName('Notifications, 1 unread');
  // Hers are read: his application asks again, and has its own.
  await bell('Ana').click();
  await page.getByRole('region', { name: 'Ana' }).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell('Ana')).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await expect(bell('Ben')).toHaveAccessibleName('Notifications, 1 unread');
  // Hers stands above his: while it grows, his menu moves away from where it is pressed.
  const grown = page.getByRole('region', { name: 'Ana' }).getByText('You can continue once');
  await expect(grown).toBeVisible();
  const choices = [
    { name: 'Ben', email: people[1].email, account: /^Home/, ending: 'Cancel' },
    { name: 'Ana', email: people[0].email, account: /^Trust/, ending: 'Switch' },
  ];
  for (const { name, email, account, ending } of choices) {
    const own = page.getByRole('region', { name });
    await own.getByRole('button', { name: 'Profile', exact: true }).click();
    await expect(own.getByText(email)).toBeVisible();
    await own.getByRole('button', { name: 'Switch Accounts' }).click();
    await own.getByRole('radio', { name: account }).check();
    await own.getByRole('button', { name: ending, exact: true }).click();
    await expect(own.getByRole('dialog')).toHaveCount(0);
  }
  const calls = (await sandbox.requests()).filter(({ path }) => /figureinfo|service-wallet/.test(path));
  expect(new Set(calls.map(({ headers }) => headers.authorization))).toEqual(
    new Set(people.map(({ jwt }) => jwt)),
  );
  // Hers ends, his goes on.
  const hers = page.getByRole('region', { name: 'Ana' });
  await hers.getByRole('button', { name: 'Profile', exact: true }).click();
  await hers.getByRole('button', { name: 'Logout' }).click();
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Please log in to go on');
  await expect(page.getByRole('region', { name: 'Ben' }).getByRole('heading', { level: 1 })).toHaveText(
    'Verify your income',
  );
});

/** docs/rules.md#logout */
for (const [how, fault] of [
  ['fails', { kind: 'status', status: 500 }],
  ['is lost', { kind: 'network' }],
  ['sends elsewhere', { kind: 'status', status: 200, body: { redirect: 'https://elsewhere.example/' } }],
  ['hangs', { kind: 'timeout' }],
] as const)
  test(`a logout that ${how} ends at the login within 3 seconds, in every tab`, {
    tag: how === 'hangs' ? [] : ['@soak'],
  }, async ({ page, context, origins, sandbox }) => {
    await page.setViewportSize({ width: how === 'hangs' ? PHONE : WIDE, height: 760 });
    await openApplication(page, { origins, sandbox }, atIncome());
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Verify your income');
    await sandbox.fault({ path: '**/logout', ...fault });
    await menuOf(page).click();
    const heard = new Map<string, number>();
    await page.exposeFunction('hear', (type: string, at: number) => heard.set(type, at));
    await page.evaluate(() => {
      const { hear } = window as unknown as { hear(type: string, at: number): void };
      for (const type of ['click', 'heloc:navigate'])
        document.addEventListener(type, () => hear(type, Date.now()), { capture: true, once: true });
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${origins.lender}/auth/login`);
    const waited = (heard.get('heloc:navigate') ?? Number.NaN) - (heard.get('click') ?? Number.NaN);
    expect(waited).toBeLessThan(3500);
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await expect(other).toHaveURL(/\/auth\/login/);
  });
