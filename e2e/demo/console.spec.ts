import type { Page } from '@playwright/test';
import { axeOfPage } from '../support/engines/axe.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { heading } from '../support/registration.ts';

/** The console with the sandbox answering. */
async function openConsole(page: Page, lender: string): Promise<void> {
  await page.goto(`${lender}/`);
  await expect(page.getByText('Sandbox ready')).toBeVisible();
}

/** Opens a scenario in a new tab, as the console does by default. */
async function openScenario(page: Page, name: string): Promise<Page> {
  const tab = page.context().waitForEvent('page');
  await page.getByLabel('Search by name, status or screen').fill(name);
  await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
  return tab;
}

const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').locator('code');

test('a scenario opens on the lender’s page, on the screen that its status leads to', async ({
  page,
  origins,
  sandbox,
}) => {
  await openConsole(page, origins.lender);
  await page.getByRole('combobox', { name: 'Organisation' }).selectOption('QUILLMERE_BANK');
  const app = await openScenario(page, 'A second home: no right to cancel');
  await expect(heading(app, 'Review and sign your agreement')).toBeVisible();
  await expect(app).toHaveTitle(/Quillmere/);

  const uuid = await fact(page, 'Uuid').textContent();
  expect(new URL(app.url()).pathname).toBe(`/account/heloc/${uuid}/signing/intro`);
  await expect(fact(page, 'Email')).toHaveText(/@/);
  expect(await sandbox.call('GET', `/applications/${uuid}`)).toMatchObject({ org: 'QUILLMERE_BANK' });
});

for (const [width, height] of [
  [375, 812],
  [1280, 800],
] as const) {
  test(`search comes first, with scenarios above the fold, at ${width} px, and Enter opens what is found`, async ({
    page,
    origins,
  }) => {
    await page.setViewportSize({ width, height });
    await openConsole(page, origins.lender);
    const search = page.getByLabel('Search by name, status or screen');
    await expect(search).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Open [A-Z]/ }).nth(2)).toBeInViewport();
    await search.fill('disaster zip');
    await expect(page.getByText('1 found.')).toBeVisible();
    const tab = page.context().waitForEvent('page');
    await search.press('Enter');
    const app = await tab;
    await expect(heading(app, 'What property would you like to use?')).toBeVisible();
  });
}

test('the dashboard gets its session by handover, and only from the console', async ({
  page,
  origins,
  sandbox,
}) => {
  await openConsole(page, origins.lender);
  await page.getByLabel('Dashboard').check();
  const app = await openScenario(page, 'A second home: no right to cancel');
  await expect(heading(app, 'Review and sign your agreement')).toBeVisible();
  expect(new URL(app.url()).origin).toBe(origins.dashboard);
  expect(app.url()).not.toContain('jwt');

  const { jwt } = await sandbox.create({});
  const before = await app.evaluate(() => localStorage.getItem('jwt'));
  const fragment = new URLSearchParams({ jwt, to: '/dashboard' });
  const stranger = await page.context().newPage();
  await stranger.goto(`${origins.dashboard}/auth/handover#${fragment}`);
  await expect(stranger.getByRole('alert')).toHaveText('Only the console of this demo can open this page.');
  expect(stranger.url()).toBe(`${origins.dashboard}/auth/handover`);
  expect(await stranger.evaluate(() => localStorage.getItem('jwt'))).toBe(before);
});

test('isolation and remotes are chosen on the lender’s page', async ({ page, origins }) => {
  await openConsole(page, origins.lender);
  await page.getByLabel('Light').check();
  await page.getByLabel('Remote').selectOption('Borrower, chat and banner');
  const tab = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Start as a new applicant' }).click();
  const app = await tab;
  await expect(heading(app, 'What property would you like to use?')).toBeVisible();
  await expect(app.locator('[data-heloc-mount]')).toHaveCount(3);
  expect(
    await app
      .locator('[data-heloc-mount]')
      .evaluateAll((mounts) => mounts.map(({ shadowRoot }) => shadowRoot)),
  ).toEqual([null, null, null]);
});

test('registration opens in any of its states', async ({ page, origins, sandbox }) => {
  await openConsole(page, origins.lender);
  const openEntryPoint = async (group: string, label: string) => {
    const title = page.locator('summary', { hasText: group });
    if ((await title.locator('..').getAttribute('open')) === null) await title.click();
    const tab = page.context().waitForEvent('page');
    await page.getByRole('button', { name: `Open ${label}`, exact: true }).click();
    return tab;
  };

  const gate = await openEntryPoint('Gates', 'New York brand, other state');
  await gate.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(gate.getByRole('dialog', { name: 'Property in New York' })).toContainText(
    'outside of New York',
  );

  const maintenance = await openEntryPoint('Maintenance', 'Message of its own');
  await expect(maintenance.getByText('Back at 6 PM Pacific time.')).toBeVisible();

  const again = await openEntryPoint('Has an application already', 'an application is active');
  await expect(again.getByRole('dialog', { name: 'Active application already exists.' })).toBeVisible();
  expect(await sandbox.call('PUT', '/flags', { org: 'OAKLINE', flags: {} })).toMatchObject({
    flags: { 'fe-heloc-maintenance': false },
  });
});

test('a person is opened with their accounts, and is changed while their page is open', async ({
  page,
  origins,
  sandbox,
}) => {
  await openConsole(page, origins.lender);
  const card = page.getByRole('region', { name: 'Accounts' });
  const tab = page.context().waitForEvent('page');
  await card.getByRole('button', { name: 'Open Two wallet accounts' }).click();
  await expect(heading(await tab, 'Verify your income')).toBeVisible();

  await page.bringToFront();
  const answered = page.waitForResponse((response) => response.url().endsWith('/sandbox/v1/user'));
  await card.getByRole('button', { name: 'Password expired' }).click();
  expect(await (await answered).json()).toEqual({
    passwordExpired: true,
    accounts: [expect.objectContaining({ authorizationType: 'OWNER' }), expect.anything()],
  });

  await card.getByRole('button', { name: 'Let the logout hang' }).click();
  await expect
    .poll(() => sandbox.call('GET', '/faults'))
    .toMatchObject([{ method: 'POST', path: '**/logout', kind: 'timeout' }]);
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a state of a card in its own tab. */
async function openState(page: Page, name: string, label: string): Promise<Page> {
  await page.bringToFront();
  const tab = page.context().waitForEvent('page');
  await card(page, name)
    .getByRole('button', { name: `Open ${label}`, exact: true })
    .click();
  return tab;
}

test('the bar is opened by role, and without it', { tag: '@soak' }, async ({ page, origins }) => {
  await openConsole(page, origins.lender);
  await expect(card(page, 'Shell').getByText('OAKLINE has every page')).toBeVisible();
  const bar = (app: Page) => app.getByRole('button', { name: 'Profile' });
  const withBar = await openState(page, 'Shell', 'An applicant who is logged in');
  await expect(bar(withBar)).toBeVisible();
  const without = await openState(page, 'Shell', 'An applicant, without our bar (chrome: none)');
  await expect(heading(without, 'Demographic information')).toBeVisible();
  await expect(bar(without)).toHaveCount(0);
  const visitor = await openState(page, 'Shell', 'A visitor, without our bar (chrome: none)');
  await expect(heading(visitor, 'What property would you like to use?')).toBeVisible();
  await expect(visitor.getByRole('banner')).toHaveCount(0);
});

test('the bar is opened as a broker, as a co-owner, and beside a side bar', { tag: '@soak' }, async ({
  page,
  origins,
}) => {
  await openConsole(page, origins.lender);
  const dashboard = (app: Page) => app.getByRole('link', { name: 'Dashboard', exact: true });
  const broker = await openState(page, 'Shell', 'A broker who is logged in');
  await expect(heading(broker, 'Demographic information')).toBeVisible();
  await expect(dashboard(broker)).toBeVisible();
  for (const [label, count] of [
    ['A co-owner who is a broker, too', 1],
    ['A co-owner by invitation', 0],
  ] as const) {
    const signer = await openState(page, 'Shell', label);
    await expect(signer.getByRole('heading', { level: 1 })).toBeVisible();
    if (await signer.getByLabel('6-digit code').isVisible()) continue;
    await expect(signer.getByRole('button', { name: 'Profile' })).toBeVisible();
    await expect(dashboard(signer)).toHaveCount(count);
  }
  const beside = await openState(
    page,
    'Shell',
    'An applicant, beside a side bar: a page outside of the application',
  );
  await expect(beside.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
});

test('flags tell where a page has them from, experiments are put on a side', async ({
  page,
  origins,
  sandbox,
}) => {
  await openConsole(page, origins.lender);
  await card(page, 'Experiments').getByRole('button', { name: 'Control fe-heloc-redesign-2025' }).click();
  await expect
    .poll(() => sandbox.call('PUT', '/flags', { org: 'OAKLINE', flags: {} }))
    .toMatchObject({
      experiments: { 'fe-heloc-redesign-2025': 'control' },
      flags: { 'fe-heloc-redesign-2025': false },
    });
  await sandbox.call('PUT', '/flags', { org: 'OAKLINE', flags: { 'fe-heloc-redesign-2025': true } });
  await openState(page, 'Flags', 'A page that tells here where it has each value from');
  await expect(card(page, 'Flags').getByText('fe-heloc-redesign-2025 on, from: answer')).toBeVisible();
  await expect(card(page, 'Flags').getByText('"organization":"OAKLINE"', { exact: false })).toBeVisible();
});

test('what is told is listed, and what is not on the list stands out', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  await openConsole(page, origins.lender);
  const told = card(page, 'Telemetry');
  const app = await openState(page, 'Telemetry', 'Waits until the page says, by buttons below it');
  await app.getByRole('button', { name: 'Agree' }).click();
  await expect
    .poll(() => sandbox.call('GET', '/events'))
    .toContainEqual(expect.objectContaining({ event: 'heloc_step_shown' }));
  await page.bringToFront();
  await told.getByRole('button', { name: 'Refresh events' }).click();
  await expect(told.getByText('heloc_step_shown').first()).toBeVisible();
  await expect(told.getByText(/^\d+ told, 0 with something/)).toBeVisible();
  const body = { event: 'heloc_typed', eventType: 'WEB', eventProperties: {} };
  await page.evaluate(
    ([url, event]) =>
      fetch(url, {
        method: 'POST',
        body: JSON.stringify(event),
        headers: { 'content-type': 'application/json' },
      }),
    [`${origins.api}/ft/external/event`, body] as const,
  );
  await told.getByRole('button', { name: 'Refresh events' }).click();
  await expect(told.getByText('Not on the list: event heloc_typed')).toBeVisible();
});

test('a browser that refuses, and one that is offline, tell nothing of a visit', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  await openConsole(page, origins.lender);
  const events = () => sandbox.call<{ eventType: string; pagePath: string }[]>('GET', '/events');
  for (const label of ['The browser sends Global Privacy Control', 'Offline for ten seconds']) {
    const app = await openState(page, 'Telemetry', label);
    await expect(heading(app, 'What property would you like to use?')).toBeVisible();
    await app.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
    if (label.startsWith('Offline'))
      await expect
        .poll(events, { timeout: 30_000 })
        .toContainEqual(expect.objectContaining({ event: 'heloc_step_shown' }));
    else {
      expect(
        await app.evaluate(() => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl),
      ).toBe(true);
      await app.waitForLoadState('networkidle');
      const told = (await events()).filter(({ pagePath }) => pagePath.endsWith('/register-v2'));
      expect(told.filter(({ eventType }) => eventType === 'WEB')).toEqual([]);
    }
  }
});

test('a recorder that begins late is told of once it has', { tag: '@soak' }, async ({ page, origins }) => {
  await openConsole(page, origins.lender);
  const app = await openState(page, 'Replay', 'A recorder that begins ten seconds later');
  await expect(heading(app, 'Demographic information')).toBeVisible();
  await expect(app.getByText('QA: the recorder has begun')).toBeVisible();
  await page.bringToFront();
  await expect(async () => {
    await card(page, 'Replay').getByRole('button', { name: 'What the API was told' }).click();
    await expect(
      card(page, 'Replay').getByText('https://app.fullstory.com/ui/DEMO/session/', { exact: false }),
    ).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 15_000 });
});

test.describe('errors', () => {
  test.use({ tolerated: { 'they are thrown on purpose': /Thrown for QA/ } });
  for (const [label, heard] of [
    ['Thrown by our code: ours to report, kept from the page', 0],
    ["Thrown by the page's code: the page's alone", 1],
    ['Thrown by an extension: nobody of ours reports it', 1],
  ] as const)
    test(label, { tag: '@soak' }, async ({ page, origins }) => {
      await openConsole(page, origins.lender);
      const app = await openState(page, 'Errors', label);
      const ours: string[] = [];
      app.on('console', (message) => {
        if (message.type() === 'error' && message.text().startsWith('[heloc')) ours.push(message.text());
      });
      await expect(app.getByText(`thrown; the page's own error handler heard ${heard}`)).toBeVisible();
      expect(ours).toHaveLength(heard ? 0 : 1);
    });
});

test('switches, faults and reset reach the sandbox', async ({ page, origins, sandbox }) => {
  await openConsole(page, origins.lender);
  await page.getByRole('switch', { name: 'Maintenance fe-heloc-maintenance', exact: false }).first().check();
  await expect(page.getByRole('status').filter({ hasText: 'fe-heloc-maintenance is on' })).toBeVisible();
  expect(await sandbox.call('PUT', '/flags', { org: 'OAKLINE', flags: {} })).toMatchObject({
    flags: { 'fe-heloc-maintenance': true },
  });

  await page.getByRole('button', { name: 'Every call 503' }).click();
  await expect(page.getByText('Any method /**: status, 503, always')).toBeVisible();
  expect(await sandbox.call('GET', '/faults')).toMatchObject([{ path: '/**', kind: 'status', status: 503 }]);
  await page.getByRole('button', { name: 'Clear all faults' }).click();
  await expect.poll(() => sandbox.call('GET', '/faults')).toEqual([]);

  await page.getByRole('spinbutton', { name: 'Times as fast' }).fill('60');
  await page.getByRole('button', { name: 'Set speed' }).click();
  await expect.poll(() => sandbox.call('GET', '/clock')).toMatchObject({ rate: 60 });

  await page.getByRole('button', { name: 'Reset the sandbox' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => sandbox.call('GET', '/clock')).toMatchObject({ rate: 1 });
});

test.describe('without the sandbox', () => {
  test.use({ tolerated: FAILED_REQUESTS });
  test('says that the sandbox is down, and goes on when it is back', async ({ page, origins }) => {
    await openConsole(page, origins.lender);
    await page.route(`${origins.api}/**`, (route) => route.abort());
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toBeVisible();
    await page.unroute(`${origins.api}/**`);
    await expect(page.getByText('Sandbox ready')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toHaveCount(0);
  });
});

for (const [width, tag] of [
  [320, []],
  [1280, ['@soak']],
] as const) {
  test(`has no accessibility violation and no sideways scrolling at ${width} px`, {
    tag: [...tag],
  }, async ({ page, origins }) => {
    await page.setViewportSize({ width, height: 900 });
    await openConsole(page, origins.lender);
    const app = await openScenario(page, 'An invitation bounced, another owner never signs');
    await expect(heading(app, 'Other owners must sign too')).toBeVisible();
    await page.bringToFront();
    await page.getByLabel('Search by name, status or screen').fill('');
    await page.getByRole('button', { name: 'Next change fails once' }).click();
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await page.locator('details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    await expect(page.getByLabel('Application as JSON')).toHaveValue(/CO_DEED_REQ/);
    expect(await axeOfPage(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test('what is asked for opens at once, and a button decides about it', async ({ page, origins }) => {
  await openConsole(page, origins.lender);
  const app = await openScenario(page, 'Condition: property ownership fraud review');
  await expect(heading(app, '1 thing we need from you')).toBeVisible();
  await page.getByRole('button', { name: 'Another try PROPERTY_OWNERSHIP_FRAUD_REVIEW' }).click();
  await expect(page.getByText('NEEDS_ANOTHER_TRY', { exact: true })).toBeVisible();
  await app.reload();
  await expect(app.getByText('One of the pages is missing.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Done PROPERTY_OWNERSHIP_FRAUD_REVIEW' }).click();
  await expect(page.getByText('DONE', { exact: true })).toBeVisible();
  await app.reload();
  await expect(app.getByText('Nothing needed right now.')).toBeVisible();
});
