import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { agentOf, field, log, offered, panel, said, sendForm } from '../support/chat.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.use({ chat: true });

async function startChat(page: Page, origin: string, sandbox: Sandbox) {
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.call('PUT', '/chat', { agent: 'console', queue: 2 });
  await page.goto(`${origin}/account/heloc/register-v2?org=OAKLINE`);
  await sendForm(page);
  await expect(
    panel(page)
      .getByText(/in line/)
      .first(),
  ).toBeVisible();
  await expect(field(page)).toBeVisible();
  return agentOf(sandbox);
}

test('an agent answers, and what is said is there after a reload, with the panel as it was left', async ({
  page,
  origins,
  sandbox,
}) => {
  const agent = await startChat(page, origins.lender, sandbox);
  await field(page).fill('Is my rate fixed?');
  await field(page).press('Enter');
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
  await agent.does({ join: 'Maria' });
  await expect(panel(page).getByText('Maria is here with you.')).toBeVisible();
  await agent.does({ type: true });
  await expect(log(page).getByText('Maria is typing')).toBeVisible();
  await agent.does({ say: 'It is, for each draw. See https://oakline.example/rates.' });
  await expect(said(page).last()).toHaveText(/^It is, for each draw/);
  await expectAccessible(page);

  await page.reload();
  await expect(said(page)).toHaveText(['Is my rate fixed?', /^It is, for each draw/]);
  await expect(page.locator('body')).toBeFocused();
  await expect.poll(agent.seen).toBe(2);
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  // The page's own button is at its end, out of sight.
  const counted = page.getByRole('button', { name: 'Chat with us, 1 new message' });
  await expect(counted).toHaveCount(0);
  await agent.does({ say: 'Are you still there?' });
  await expect(counted).toBeInViewport();
  await counted.click();
  await expect(said(page).last()).toHaveText('Are you still there?');
  await expect(counted).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chat with us', expanded: false })).toBeFocused();
  await page.reload();
  await expect(offered(page).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('on a phone where one writes stays in sight, the list stays where it is read, and files come and go', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const agent = await startChat(page, origins.lender, sandbox);
  await agent.does({ join: 'Maria' });
  for (let count = 1; count <= 8; count += 1)
    await agent.does({
      say: `Message ${count}, which is long enough to take more than one line of the panel.`,
    });
  // Of another size, and back: the lines break elsewhere, and the panel fills the window or does not.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(size);
    await expect(said(page).last()).toBeInViewport({ ratio: 0.9 });
  }
  // As with a keyboard on the screen.
  await page.setViewportSize({ width: 375, height: 340 });
  for (const inSight of [field(page), panel(page).getByRole('button', { name: 'Close chat' })])
    await expect(inSight).toBeInViewport({ ratio: 1 });
  await expect(said(page).last()).toBeInViewport();

  await log(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await agent.does({ file: { name: 'rates.png', type: 'image/png', base64: PNG.toString('base64') } });
  const news = panel(page).getByRole('button', { name: '1 new message' });
  await expect(news).toBeVisible();
  expect(await log(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await news.click();
  await log(page).getByRole('button', { name: 'Show image rates.png' }).click();
  await expect(log(page).getByRole('img', { name: 'rates.png' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await log(page).getByRole('button', { name: 'Save rates.png' }).click();
  expect((await saved).suggestedFilename()).toBe('rates.png');

  await page.setViewportSize({ width: 375, height: 667 });
  await panel(page)
    .getByLabel('Attach files')
    .setInputFiles([
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<b>') },
      { name: 'photo.png', mimeType: 'image/png', buffer: PNG },
    ]);
  await expect(panel(page).getByText(/^page\.html cannot be sent/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(async () => (await agent.has()).at(-1)?.files.map(({ name }) => name))
    .toEqual(['photo.png']);

  await field(page).fill('But I still');
  await agent.does({ close: true });
  await expect(panel(page).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: /^What you wrote/ })).toHaveValue('But I still');
  await expectAccessible(page);
});

test('in a window of 320 pixels nothing has to be scrolled sideways', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const agent = await startChat(page, origins.lender, sandbox);
  await agent.does({ join: 'Maria' });
  await agent.does({ say: `A word without end: ${'x'.repeat(120)}` });
  await expect(said(page)).toHaveCount(1);
  const { x, width } = (await panel(page).boundingBox()) ?? { x: -1, width: 0 };
  expect([x, width]).toEqual([0, 320]);
  const overflow = await panel(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('faults', { tag: '@soak' }, () => {
  test('without a network what is written waits, says so, and is sent once it is back', async ({
    page,
    context,
    origins,
    sandbox,
  }) => {
    const agent = await startChat(page, origins.lender, sandbox);
    await agent.does({ join: 'Maria' });
    await context.setOffline(true);
    await field(page).fill('Are you there?');
    await field(page).press('Enter');
    await expect(log(page).getByText('Will be sent when you are back online')).toBeVisible();
    await expect(panel(page).getByText('Connection lost. Attempting to reconnect.')).toBeVisible();
    await context.setOffline(false);
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    await expect(panel(page).getByText(/^Connection lost/)).toHaveCount(0);
    expect((await agent.has()).map(({ text }) => text)).toEqual(['Are you there?']);
  });

  test('a message that fails each time is sent again by the person', async ({ page, origins, sandbox }) => {
    const agent = await startChat(page, origins.lender, sandbox);
    // As often as it is tried by itself.
    await agent.fails({ on: 'send', kind: 'status', status: 500, times: 5 });
    await field(page).fill('My question');
    await field(page).press('Enter');
    await expect(
      panel(page).getByText('Something went wrong. Please try resending the message.'),
    ).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Resend: My question' }).click();
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    expect((await agent.has()).map(({ text }) => text)).toEqual(['My question']);
  });

  test('a history that cannot be read says so in its place, and is read when asked again', async ({
    page,
    origins,
    sandbox,
  }) => {
    const agent = await startChat(page, origins.lender, sandbox);
    await agent.does({ join: 'Maria' });
    await agent.does({ say: 'Hello' });
    await expect(said(page)).toHaveText(['Hello']);
    await agent.fails({ on: 'page', kind: 'status', status: 500, times: 4 });
    await page.reload();
    await expect(panel(page).getByText('Something went wrong. Please try again later.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(said(page)).toHaveText(['Hello']);
  });

  test.describe(() => {
    test.use({
      tolerated: { 'the policy refuses the websocket': /violates the following Content Security Policy/ },
    });
    test('a policy that refuses the chat is told to the page, and the person has the phone', async ({
      page,
      origins,
      sandbox,
    }) => {
      await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
      await servePage(page, origins, {
        path: '/rates',
        content: `<main><h1>Rates</h1></main><heloc-application org="OAKLINE" remote="chat"></heloc-application>`,
        headers: {
          'content-security-policy': `connect-src 'self' ${origins.cdn} ${origins.api}`,
        },
      });
      await page.addInitScript(() => {
        document.addEventListener('heloc:error', (event) => {
          document.title = (event as CustomEvent<{ code: string }>).detail.code;
        });
      });
      await page.goto(`${origins.lender}/rates`);
      await sendForm(page);
      const alert = panel(page).getByText('Something went wrong. Please try later.');
      await expect(alert).toBeVisible();
      await expect(panel(page).getByText(/^You can also call/)).toBeVisible();
      await expect(page).toHaveTitle('chat-blocked');
    });
  });
});
