import type { Page } from '@playwright/test';
import {
  birthdate,
  forSale,
  income,
  legalName,
  phoneAndEmail,
  property,
  writeAddress,
  writeProperty,
} from '#packages/testing/playwright/registration.ts';
import { accessibilityTree, expectAccessible, expectErrorsAnnounced } from '../support/accessibility.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { HOSTS, hostedBy, type Origins } from '../support/origins.ts';
import { SEED } from '../support/random.ts';
import { createPerson, heading } from '../support/registration.ts';

test.use({ tolerated: FAILED_REQUESTS });

const LICENSED = '11111111-1111-4111-8111-111111111111';
const CA_AND_TX = '22222222-2222-4222-8222-222222222222';
const UNREACHABLE = '66666666-6666-4666-8666-666666666666';
const UNKNOWN_ORIGINATOR = '99999999-9999-4999-8999-999999999999';

const NOT_AVAILABLE =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";
const UNLICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';
const NINETY_DAYS =
  'A home that was bought, or whose title was transferred, in the last 90 days is not eligible.';

const NEW_YORK = { state: 'NY', zip: '12207' };
const IDAHO = { state: 'ID', zip: '83702' };
const BLOCKED = { state: 'ID', zip: '99950' };

const addressOf = ({ lender }: Origins, org: string, search = '', path = 'register-v2') =>
  `${lender}/account/heloc/${path}?org=${org}${search}`;

/** The accessible description of the element with this role and name. */
async function describedAs(page: Page, role: string, name: string) {
  const found = (await accessibilityTree(page)).find((node) => node.role === role && node.name === name);
  return found?.description ?? `no ${role} ${name}`;
}

const SITES = [
  {
    org: 'OAKLINE',
    property: NEW_YORK,
    title: 'Property in New York',
    message: 'Looks like you are applying with a property located in New York.',
    site: 'Oakline New York',
    phone: 'Call (888) 555-0143',
    leads: 'org=OAKLINE_NY&utm_source=mail',
  },
  {
    org: 'OAKLINE_NY',
    property: { state: 'CO', zip: '80202' },
    title: 'Property in New York',
    message: 'Looks like you are applying with a property located outside of New York.',
    site: 'Oakline',
    phone: 'Call (888) 555-0142',
    leads: 'org=OAKLINE&utm_source=mail',
  },
  {
    org: 'OAKLINE',
    property: { state: 'HI', zip: '96813' },
    title: 'Property in Hawaii',
    message: 'Oakline does not lend in Hawaii.',
    site: 'Larkspindle Mortgage',
    leads: 'org=LARKSPINDLE&utm_source=mail',
  },
];

/** Each on one of the two hosts; the soak runs both. */
const OTHER_SITES = HOSTS.flatMap((host, hostIndex) =>
  SITES.map((site, index) => ({ ...site, host, tag: (index + hostIndex + SEED) % 2 ? '@soak' : [] })),
);

for (const { host, tag, org, property: where, title, message, site, phone, leads } of OTHER_SITES) {
  const name = `${where.state} on ${org} belongs to another site: by keyboard, ${host}`;
  test(name, { tag }, async ({ page, origins: all }) => {
    const origins = hostedBy(host, all);
    const at = new BrowserDriver(page, keyboard(page));
    const dialog = at.dialog(title);
    await page.goto(addressOf(origins, org, '&utm_source=mail'));
    await writeProperty(new BrowserDriver(page), createPerson(where));

    await at.continue();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    expect(await describedAs(page, 'dialog', title)).toContain(message);
    await expect(page.getByText('You can join our waitlist')).toHaveCount(0);
    if (phone) await expect(dialog.place.getByRole('link', { name: phone })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(at.button('Continue')).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.press('Use another property');
    await expect(at.button('Continue')).toBeFocused();
    await expect(at.field('Street address')).toHaveValue('12 Alder Lane');

    await page.keyboard.press('Enter');
    await dialog.press(`Go to ${site}`);
    await page.waitForURL(`**/account/heloc/register?${leads}`);
    await at.expectHeading('What property would you like to use?');
  });
}

test('a property that belongs to another site once the page changes its organisation', async ({
  page,
  origins,
}) => {
  const at = new BrowserDriver(page);
  const dialog = at.dialog('Property in New York');
  await page.goto(addressOf(origins, 'OAKLINE'));
  await property(at, createPerson());
  await at.expectHeading('Is this property currently for sale?');
  await page.evaluate(() => document.querySelector('heloc-application')?.setAttribute('org', 'OAKLINE_NY'));
  await expect(page.getByRole('dialog')).toContainText('located outside of New York.');
  await dialog.press('Use another property');
  await at.expectHeading('What property would you like to use?');
  await expect(at.field('Street address')).toHaveValue('12 Alder Lane');
});

test('who sent the person: missing where one is required, or nobody', async ({ page, origins }) => {
  const cases = [
    ['OAKLINE_WHOLESALE', '', 'Please use the link that they sent you.'],
    ['EMBERFOLD_CU', `&referrer=${UNKNOWN_ORIGINATOR}`, 'Please ask them for a new link.'],
  ] as const;
  for (const [org, search, message] of cases) {
    await page.goto(addressOf(origins, org, search));
    await expect(heading(page, "We can't take your application here.")).toBeVisible();
    await expect(page).toHaveURL(/\/not-accepting-apps\?/);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveTitle(/Applications not accepted$/);
    await expectAccessible(page);
  }
});

test('a heading that gets the focus by itself has no ring: nobody can operate it', async ({
  page,
  origins,
}) => {
  await page.goto(addressOf(origins, 'OAKLINE', `&referrer=${UNKNOWN_ORIGINATOR}`));
  const refusal = heading(page, "We can't take your application here.");
  await expect(refusal).toBeFocused();
  await expect(refusal).toHaveCSS('outline-style', 'none');
});

test('a referrer who cannot be looked up is replaced by the state’s own', async ({ page, origins }) => {
  const at = new BrowserDriver(page);
  await page.goto(addressOf(origins, 'OAKLINE', `&referrer=${UNREACHABLE}&utm_id=7`));
  await property(at, createPerson());
  await at.expectHeading('Is this property currently for sale?');
  await expect(page).toHaveURL(
    addressOf(origins, 'OAKLINE', `&referrer=${LICENSED}&utm_id=7`, 'register-v2/for-sale'),
  );
  await forSale(at);
  await at.expectHeading('What is your annual income?');
  expect(page.url()).toContain(`referrer=${LICENSED}&utm_id=7`);
});

test('a state in which the loan officer is not licensed', async ({ page, origins }) => {
  const at = new BrowserDriver(page, keyboard(page));
  await page.goto(addressOf(origins, 'EMBERFOLD_CU', `&referrer=${CA_AND_TX}`));
  await writeProperty(new BrowserDriver(page), createPerson(IDAHO));
  await page
    .getByRole('radiogroup', { name: /last 90 days/ })
    .getByLabel('No')
    .check();
  await expect(page.getByRole('alert').filter({ hasText: UNLICENSED })).toBeVisible();
  expect(await describedAs(page, 'button', 'Continue')).toBe(UNLICENSED);
  await expect(at.button('Continue')).toBeDisabled();
  await expectAccessible(page);
  await at.button('Continue').press('Enter');
  await at.expectHeading('What property would you like to use?');

  await at.fill('State', 'TX');
  await expect(at.button('Continue')).toBeEnabled();
  await at.continue();
  await at.expectHeading('Is this property currently for sale?');
});

test('what is said about a property, and lets it go on or not', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await sandbox.call('PUT', '/flags', {
    'fe-heloc-california-fires': true,
    'fe-heloc-regulator-review': true,
  });
  await page.goto(addressOf(origins, 'OAKLINE'));
  // The prerendered step has it, and for a moment also React's, which is still hidden.
  await expect(page.getByText(NINETY_DAYS).filter({ visible: true })).toBeVisible();
  await property(at, createPerson(NEW_YORK));
  await expectErrorsAnnounced(page, [NOT_AVAILABLE]);

  await writeAddress(at, { street: '12 Alder Lane', city: 'Paradise', state: 'CA', zip: '95969' });
  await expect(page.getByRole('status').filter({ hasText: 'Disaster Response Policy' })).toBeVisible();
  await expectAccessible(page);
  await at.continue();
  await at.expectHeading('Is this property currently for sale?');

  await page.goto(addressOf(origins, 'EMBERFOLD_CU'));
  await property(at, createPerson(IDAHO));
  await expectErrorsAnnounced(page, ['Required']);
  const lately = page.getByRole('radiogroup', { name: /last 90 days/ });
  await lately.getByLabel('Yes').check();
  await at.continue();
  await expectErrorsAnnounced(page, [NINETY_DAYS]);
  await lately.getByLabel('No').check();
  await at.continue();
  await at.expectHeading('Is this property currently for sale?');
});

const LISTS = [
  {
    org: 'EMBERFOLD_CU',
    search: '',
    where: BLOCKED,
    why: NOT_AVAILABLE,
    page: 'waitlist',
  },
  {
    org: 'OAKLINE',
    search: '&utm_source=cloc',
    where: IDAHO,
    why: 'Our crypto-backed line of credit is not open yet.',
    page: 'marketing-waitlist',
  },
];

for (const { org, search, where, why, page: destination } of LISTS) {
  test(`the waitlist of ${org}`, async ({ page, origins, sandbox }) => {
    const at = new BrowserDriver(page);
    const person = createPerson(where);
    await page.goto(addressOf(origins, org, search));
    await writeProperty(at, person);
    await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
    await expectAccessible(page);
    await at.tick('Email me when I can apply');
    const lately = page.getByRole('radiogroup', { name: /last 90 days/ });
    if (await lately.isVisible()) await lately.getByLabel('No').check();
    await at.continue();
    await forSale(at);
    await income(at, person);
    await legalName(at, person);
    await birthdate(at, person);
    await phoneAndEmail(at, person);

    await at.expectHeading('Thank you. You are on our waitlist.');
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === `/account/heloc/${destination}` && searchParams.get('org') === org,
    );
    await expect(page.getByText(why)).toBeVisible();
    await expectAccessible(page);
    const sent = (await sandbox.requests()).find(({ path }) => path.startsWith('/waitlist/'));
    expect(sent?.body).toMatchObject({ ...where, email: person.email, consent: true });
  });
}

test('the product for people of 62 and older', async ({ page, origins }) => {
  const at = new BrowserDriver(page);
  const person = createPerson(IDAHO);
  await page.goto(addressOf(origins, 'LARKSPINDLE_SENIOR'));
  await property(at, person);
  await forSale(at);
  await income(at, person);
  await legalName(at, person);
  await birthdate(at, person);
  await expectErrorsAnnounced(page, ['Must be 62 years or older to apply for a loan']);
  await birthdate(at, { ...person, birthdate: ['4', '12', '1955'] });
  await at.expectHeading('How can we reach you?');
});

test('Continue, pressed before the gates are there and while the lists are slow', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const busy = page.getByRole('button', { name: 'Submitting' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${origins.cdn}/**/*.js`, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Looks like you are applying')) await held;
    await route.fulfill({ response });
  });
  await sandbox.fault({ path: '/service-application/external/**', kind: 'slow', delayMs: 60_000 });
  await page.goto(addressOf(origins, 'OAKLINE'));
  await property(at, createPerson(NEW_YORK));
  await expect(busy).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await at.dialog('Property in New York').press('Use another property');

  await at.fill('State', 'CO');
  await at.continue();
  await expect(busy).toBeVisible();
  await at.expectHeading('Is this property currently for sale?');
});

test('answers leave every address, and go along to no login', async ({ page, origins }) => {
  const answers = '&userData=%7B%22dob%22%3A%221984-04-12%22%7D';
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await page.goto(addressOf(origins, 'OAKLINE', answers, 'waitlist'));
  await expect(page).toHaveURL(addressOf(origins, 'OAKLINE', '', 'waitlist'));
  await page.goto(addressOf(origins, 'OAKLINE', answers, `${UNKNOWN_ORIGINATOR}/start/hmda`));
  await page.waitForURL('**/auth/login?**');
  expect(seen.filter((url) => /auth\/login.*1984/.test(url))).toEqual([]);
});

test("the state of the host's login stays in the address, on every page", async ({ page, origins }) => {
  const back = '&code=SplxlOBeZQQYbYS6WxSbIA&state=eyJub25jZSI6IjEifQ';
  for (const path of ['register-v2', 'register', 'waitlist']) {
    await page.goto(addressOf(origins, 'OAKLINE', back, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).search).toContain(back);
  }
});
