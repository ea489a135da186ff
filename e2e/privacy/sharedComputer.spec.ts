import type { Page } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { logIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPerson } from '../support/registration.ts';

const START = '/account/heloc/register-v2?org=OAKLINE';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });

/** What the lender's own page does at a logout. */
const logOut = (page: Page) => page.evaluate(() => localStorage.removeItem('jwt'));

/** The subject of a token. */
const subject = (jwt: string) =>
  (JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

test('two people on one computer, in two tabs, each apply for themselves', async ({
  context,
  origins,
  sandbox,
}) => {
  test.setTimeout(300_000);
  const [anas, bens] = [await context.newPage(), await context.newPage()];
  const ana = createPerson({ firstName: 'Ana' });
  const ben = createPerson({ firstName: 'Ben' });
  const [asAna, asBen] = [new BrowserDriver(anas), new BrowserDriver(bens)];

  // Ana begins. Ben logs her out in his tab, and hers asks for the login.
  await anas.bringToFront();
  await anas.goto(origins.lender + START);
  await register(asAna, ana);
  await asAna.expectHeading('Choose your offer');
  await bens.goto(`${origins.lender}/contact`);
  await logOut(bens);
  await expect(anas).toHaveURL(/\/auth\/login/);

  // Ben begins. Ana logs in again, and his tab is closed to her: she sees nothing of his there.
  await bens.bringToFront();
  await bens.goto(origins.lender + START);
  await expect(bens.getByRole('combobox', { name: 'Property address' })).toHaveValue('');
  await register(asBen, ben);
  await walkOn(asBen, ben, { until: 'start/contact' });
  await logIn(anas, ana);
  await asAna.expectHeading('Choose your offer');
  await expect(bens.getByRole('heading', { name: "You're signed in as somebody else" })).toBeVisible();
  await expect(bens.getByText(ben.firstName)).toHaveCount(0);

  // Both continue, in turns.
  for (const [page, at, person] of [
    [anas, asAna, ana],
    [bens, asBen, ben],
  ] as const) {
    // The browser throttles background tabs.
    await page.bringToFront();
    if (person === ben) {
      await page.getByRole('button', { name: 'Log in as yourself' }).click();
      await logIn(page, ben);
      await expect(anas.getByRole('heading', { name: "You're signed in as somebody else" })).toBeVisible();
    }
    expect(await walkOn(at, person, { until: 'identity' })).toContain('identity');
  }

  // Every call about an application went with its own applicant's token.
  const owners = new Map<string, Set<string>>();
  for (const { path, headers } of await sandbox.requests()) {
    const [uuid] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path) ?? [];
    const { authorization } = headers;
    if (!uuid || !authorization) continue;
    owners.set(uuid, (owners.get(uuid) ?? new Set()).add(subject(authorization)));
  }
  const applications = [...owners].filter(([uuid]) =>
    [anas.url(), bens.url()].some((url) => url.includes(uuid)),
  );
  expect(applications.map(([, subjects]) => subjects.size)).toEqual([1, 1]);
  const names = await Promise.all(
    applications.map(async ([uuid]) => {
      const { profile } = await sandbox.call<{ profile: { name: { firstName: string } } }>(
        'GET',
        `/applications/${uuid}`,
      );
      return profile.name.firstName;
    }),
  );
  expect(names.toSorted()).toEqual(['Ana', 'Ben']);
});
