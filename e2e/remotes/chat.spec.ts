import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { field, name, openDesk, panel, said, send, start } from '../support/chat.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { HOSTS, hostedBy } from '../support/origins.ts';
import { heading } from '../support/registration.ts';

test.use({ chat: true });

const offered = (page: Page) => page.getByRole('button', { name: 'Chat with us' });

for (const host of HOSTS) {
  test(`on the ${host} page the chat answers where it is offered, and nothing floats over the page`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
    await page.goto(`${origins[host]}/account/heloc/register-v2?org=OAKLINE`);
    await expect(heading(page, 'What property would you like to use?')).toBeVisible();
    await expect(offered(page)).toHaveCount(1);
    const position = await offered(page).evaluate((button) => {
      for (let box: Element | null = button; box; box = box.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return 'over the page';
      return 'in the page';
    });
    expect(position).toBe('in the page');
    await offered(page).click();
    await expect(panel(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(offered(page)).toBeFocused();
  });
}

for (const host of HOSTS)
  test(`on the ${host} page a chat that no person opened closes to the button that offers it`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox);
    await openApplication(
      page,
      { origins: hostedBy(host, origins), sandbox },
      { status: { checklistStatus: 'HARD_CREDIT_PULL' } },
      '?pop-webchat=true',
    );
    await start(page).click();
    await field(page).press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(offered(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field(page)).toBeVisible();
    await page.reload();
    await panel(page)
      .getByRole('button', { name: /^Close/ })
      .click();
    await expect(panel(page)).toHaveCount(0);
    await expect(offered(page)).toBeFocused();
  });

test('where nobody answers, or does so later, the page says what holds', async ({ page, origins }) => {
  const { lender, cdn } = origins;
  await page.route(`${lender}/account/heloc/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><script src="${cdn}/heloc/v1/embed.js"></script>
        <heloc-application org="OAKLINE"></heloc-application>`,
    }),
  );
  await page.goto(`${lender}/account/heloc/register-v2`);
  await expect(heading(page, 'What property would you like to use?')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('heloc:ready:borrower').length > 0);
  await expect(page.getByRole('link', { name: 'Call (888)' })).toBeVisible();
  await expect(offered(page)).toHaveCount(0);

  const own = (chat: string) =>
    page.evaluate((value) => document.querySelector('heloc-application')?.setAttribute('chat', value), chat);
  await own('page');
  await expect(offered(page)).toHaveCount(1);
  await own('remote');
  await expect(offered(page)).toHaveCount(0);

  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<heloc-application org="OAKLINE" remote="chat"></heloc-application>',
    );
  });
  await expect(offered(page)).toHaveCount(1);
  await page.evaluate(() => document.querySelector('[remote="chat"]')?.remove());
  await expect(offered(page)).toHaveCount(0);
});

test('alone on a page its button gives way to what has the focus, and the end of the page stays free', async ({
  page,
  origins,
}) => {
  const { lender, cdn } = origins;
  await page.route(`${lender}/contact`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title><body style="margin: 0"><div style="block-size: 150vh"></div>
        <p style="text-align: end; margin: 0"><a href="#end">The last link of the page</a></p>
        <heloc-application org="OAKLINE" remote="chat"></heloc-application>
        <script src="${cdn}/heloc/v1/embed.js"></script>`,
    }),
  );
  await page.goto(`${lender}/contact`);
  await expect(offered(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const box = async (name: 'button' | 'link') => {
    const found = await page.getByRole(name).first().boundingBox();
    if (!found) throw new Error(`No ${name}`);
    return found;
  };
  const [link, button] = [await box('link'), await box('button')];
  expect(link.y + link.height).toBeLessThanOrEqual(button.y);
  await page.evaluate(() => scrollBy(0, -40));
  await page.evaluate(() => document.querySelector<HTMLElement>('a')?.focus({ preventScroll: true }));
  await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('a')?.blur());
});

test('beside a modal dialog, where nothing can be pressed, no button floats', async ({
  page,
  origins,
  sandbox,
}) => {
  const { uuid } = await openApplication(
    page,
    { origins, sandbox },
    { status: { checklistStatus: 'HARD_CREDIT_PULL' }, hold: true },
  );
  // A closed department is not offered on the page: the button is in the corner.
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
  await expect(page.getByRole('dialog', { name: 'Processing data' })).toBeVisible();
  const floating = page.locator('[popover=manual] button');
  await expect(floating).toHaveCount(1);
  await expect(floating).toBeHidden();
  await sandbox.call('POST', `/applications/${uuid}/release`);
  await expect(heading(page, 'Verify your income')).toBeVisible();
  await expect(offered(page)).toHaveCount(1);
  await expect(offered(page)).toBeVisible();
});

for (const host of HOSTS)
  test(`on the ${host} page a chat that is open is in front of "Processing data", and used by pointer and keys`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
    const { uuid } = await openApplication(
      page,
      { origins: hostedBy(host, origins), sandbox },
      { status: { checklistStatus: 'HARD_CREDIT_PULL' }, hold: true },
      '?pop-webchat=true',
    );
    const waiting = page.getByRole('dialog', { name: 'Processing data' });
    await expect(waiting).toBeVisible();
    await expect(name(page)).toHaveValue('Ana Rivera');
    await name(page).click();
    await name(page).press('End');
    await name(page).pressSequentially(' Lopez');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    // Round the page by the keys: nothing that is covered has the focus.
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() =>
        document.activeElement?.closest('[data-heloc-mount]')?.getAttribute('data-heloc-mount'),
      );
      expect(at ?? '').toMatch(/^(heloc-(chat|borrower).*)?$/);
    }
    await name(page).focus();
    await sandbox.call('POST', `/applications/${uuid}/release`);
    await expect(waiting).toHaveCount(0);
    await expect(heading(page, 'Verify your income')).toBeVisible();
    await expect(name(page)).toHaveValue('Ana Rivera Lopez');
    await expect(name(page)).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

test('on a phone its button and its panel stay clear of a bar at the lower edge', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await servePage(page, origins, {
    path: '/rates',
    content: `<main><h1>Rates</h1></main><heloc-application org="OAKLINE" remote="chat"></heloc-application>
      <aside style="position: fixed; inset: auto 0 0; height: 110px; background: #ddd">Test mode</aside>`,
  });
  await page.goto(`${origins.lender}/rates`);
  const bottom = async () => {
    const box = await offered(page).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(offered(page)).toBeVisible();
  await expect.poll(bottom).toBeLessThanOrEqual(667 - 110);
  await offered(page).click();
  await expect(panel(page).getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 });
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
});

test('on a phone its button gives way to a bar that comes later, inside of another part of the page', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await servePage(page, origins, {
    path: '/rates',
    content: `<main><h1>Rates</h1><p style="height: 1200px">Today</p></main>
      <heloc-application org="OAKLINE" remote="chat"></heloc-application>`,
  });
  await page.goto(`${origins.lender}/rates`);
  await expect(offered(page)).toBeVisible();
  await page.evaluate(() => {
    const bar = document.createElement('aside');
    bar.style.cssText = 'position: sticky; bottom: 0; height: 110px; background: #ddd';
    document.querySelector('main')?.append(bar);
  });
  await expect
    .poll(async () => {
      const box = await offered(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(667 - 110);
});

test('outside opening hours the assistant answers, by the keyboard alone, and is there after a reload', async ({
  page,
  origins,
  sandbox,
}) => {
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  const at = new BrowserDriver(page, keyboard(page)).within('dialog', 'Chat with Oakline');
  await new BrowserDriver(page, keyboard(page)).press('Chat with us');
  await at.fill('Your message', 'What is my rate?');
  await page.keyboard.press('Enter');
  const log = panel(page).getByRole('log', { name: 'Messages' });
  await expect(log.getByText(/^Your rate depends/)).toBeVisible();
  await at.press('Yes');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(offered(page)).toBeFocused();

  await page.reload();
  await offered(page).click();
  await expect(log.getByText(/^Your rate depends/)).toBeVisible();
  const { x, width } = (await panel(page).boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  for (const question of ['How long does it take?', 'How much can I borrow?']) await send(page, question);
  await expect(said(page)).toHaveCount(6);
  for (const size of [
    { width: 375, height: 667 },
    // As with a keyboard on the screen.
    { width: 375, height: 340 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const inSight of [field(page), panel(page).getByRole('button', { name: 'Talk to a person' })])
      await expect(inSight).toBeInViewport({ ratio: 1 });
  }
});
