import type { Page } from '@playwright/test';
import { account, property, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { logIn, signIn } from '../support/application.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { HOSTS, hostedBy } from '../support/origins.ts';
import { SEED } from '../support/random.ts';
import { continueButton, createPerson } from '../support/registration.ts';

test.use({ tolerated: FAILED_REQUESTS });

const START = '/account/heloc/register-v2';
const LICENSED = '11111111-1111-4111-8111-111111111111';

const BLOCKING = [
  {
    scenario: 'again-active',
    org: 'EMBERFOLD_CU',
    title: 'Active application already exists.',
    text: /You can continue where you left off/,
    button: 'Continue application',
    leads: /\/start\/hmda\?org=EMBERFOLD_CU$/,
  },
  {
    scenario: 'again-recent',
    org: 'OAKLINE',
    title: 'You already have a HELOC with us',
    text: /It looks like you have received a HELOC from us within the last 45 days\./,
    button: 'Go to dashboard',
    leads: /\/dashboard$/,
  },
  {
    scenario: 'again-elsewhere',
    org: 'OAKLINE',
    title: 'Active application already exists.',
    text: /You have an application with Quillmere already\. Continue it there/,
    button: 'Go to dashboard',
    leads: /\/dashboard$/,
    links: [/^Call /],
  },
  {
    scenario: 'again-complete',
    org: 'OAKLINE',
    title: 'Your application is complete',
    text: /You can see your home equity line of credit on your dashboard/,
    button: 'Go to dashboard',
    leads: /\/dashboard$/,
  },
  {
    scenario: 'again-inquiry',
    org: 'EMBERFOLD_CU',
    title: 'Action Required: Contact Your Loan Officer',
    text: /Your loan officer can go on with it/,
    links: ['Call (509) 555-0100', /^Write to robin\.ashdown@/],
    button: 'Go to dashboard',
    leads: /\/dashboard$/,
  },
];

/** Each on one of the two hosts; the soak runs both. */
const SHOWN = HOSTS.flatMap((host, hostIndex) =>
  BLOCKING.map((row, index) => ({ ...row, host, tag: (index + hostIndex + SEED) % 2 ? '@soak' : [] })),
);

for (const { host, tag, scenario, org, title, text, links = [], button, leads } of SHOWN) {
  test(`${title} ${org}, ${host}`, { tag }, async ({ page, origins: all, sandbox }) => {
    const origins = hostedBy(host, all);
    const at = new BrowserDriver(page, keyboard(page));
    const { jwt } = await sandbox.create({ org, scenario });
    await signIn(page, origins, jwt);
    await page.goto(`${origins.lender}${START}?org=${org}`);
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toHaveAccessibleDescription(text);
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    for (const name of links) await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await at.dialog(title).press(button);
    await expect(page).toHaveURL(leads);
  });
}

test('an inquiry of the broker who stands in nobody’s way', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  const { jwt } = await sandbox.create({ scenario: 'again-inquiry-bypassed' });
  await signIn(page, origins, jwt);
  const asked = page.waitForResponse(/\/application\/heloc\/all$/);
  await page.goto(`${origins.lender}${START}?org=OAKLINE`);
  await asked;
  await property(at, createPerson());
  await at.expectHeading('Is this property currently for sale?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Account Already Exists: another email, or the login', async ({ page, origins }) => {
  const at = new BrowserDriver(page);
  const person = createPerson({ email: 'taken@example.com' });
  const dialog = page.getByRole('dialog', { name: 'Account Already Exists', exact: true });
  await page.goto(`${origins.lender}${START}?org=OAKLINE`);
  await registerUntilAccount(at, person);
  await account(at, person);
  await expect(dialog).toHaveAccessibleDescription(
    'It looks like taken@example.com already has an account with us. Please log in to continue.',
  );
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(continueButton(page)).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await page.keyboard.press('Enter');
  await new BrowserDriver(page, keyboard(page)).dialog('Account Already Exists').press('Login');
  await page.waitForURL('**/auth/login?**');
  expect(page.url()).not.toContain('taken');
});

/** Presses "Log in" in the header with the keyboard, and waits for the login page. */
async function logInFromHeader(page: Page, width: number): Promise<URL> {
  const at = new BrowserDriver(page, keyboard(page));
  await page.setViewportSize({ width, height: 812 });
  await at.expectHeading('What property would you like to use?');
  const link = at.button('Log in');
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await at.press('Log in');
  await page.waitForURL('**/login?**');
  return new URL(page.url());
}

const LOGINS = [
  { name: 'the legacy page', width: 320, org: 'OAKLINE', search: '', login: '/auth/login', via: null },
  {
    name: 'where the login call text',
    width: 375,
    org: 'EMBERFOLD_CU',
    search: '',
    flags: { 'fe-heloc-broker-login': true },
    login: '/auth/login',
    via: 'broker',
  },
  {
    name: 'the wholesale site',
    width: 375,
    org: 'OAKLINE_WHOLESALE',
    search: `&referrer=${LICENSED}`,
    flags: { 'fe-heloc-broker-login': true },
    login: '/wholesale/login',
    via: null,
  },
];

test('"Log in" at 320 and 375 px leads to the login of the brand', async ({ page, origins, sandbox }) => {
  for (const { org, width, search, flags, login, via, name } of LOGINS) {
    await test.step(name, async () => {
      await sandbox.call('PUT', '/flags', { 'fe-heloc-broker-login': false, ...flags });
      const answered = page.waitForResponse(/\/features$/);
      await page.goto(`${origins.lender}${START}?org=${org}${search}`);
      await answered;
      const url = await logInFromHeader(page, width);
      expect(url.pathname).toBe(login);
      expect(url.searchParams.get('via')).toBe(via);
      expect(url.searchParams.get('redirectUrl')).toBe(`${START}?org=${org}${search}`);
    });
  }
});

test('whoever logs in comes back to the step, with what was typed', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  const { email, password } = await sandbox.create({
    scenario: 'again-closed',
    profile: { name: { firstName: 'Petra', lastName: 'Novak' } },
  });
  await page.goto(`${origins.lender}${START}?org=OAKLINE`);
  await property(at, createPerson());
  await at.expectHeading('Is this property currently for sale?');
  await at.choose('No');
  await at.press('Log in');
  await logIn(page, { email, password });
  await at.expectHeading('Is this property currently for sale?');
  await expect(at.radio('No')).toBeChecked();
  await expect(at.button('Log in')).toHaveCount(0);
});

test('maintenance closes registration, keeps what was typed, and leaves support open', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const maintenance = (on: boolean) => sandbox.call('PUT', '/flags', { 'fe-heloc-maintenance': on });
  await page.goto(`${origins.lender}${START}?org=EMBERFOLD_CU`);
  await at.press('Enter address manually');
  await at.fill('Street address', '12 Alder Lane');
  await maintenance(true);
  await page.reload();
  await at.expectHeading('Scheduled Maintenance');
  await expect(
    page.getByText(
      'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await at.press('Check again');
  await expect(
    page.getByRole('status').filter({ hasText: 'The maintenance is not over yet.' }),
  ).toBeVisible();
  await maintenance(false);
  await at.press('Check again');
  await expect(at.field('Street address')).toHaveValue('12 Alder Lane');

  await maintenance(true);
  const answered = page.waitForResponse(/\/features$/);
  await page.goto(`${origins.lender}/account/heloc/register/support?org=EMBERFOLD_CU`);
  await answered;
  await expect(page.getByRole('link', { name: 'Call (866) 555-0111' })).toHaveAttribute(
    'href',
    'tel:+18665550111',
  );
  await expectAccessible(page);
  await at.expectHeading('How can we help?');
});
