import type { BrowserContext, Page } from '@playwright/test';
import {
  agentOf,
  conversations,
  field,
  fillForm,
  log,
  offered,
  openChatPage,
  openDesk,
  panel,
  said,
  send,
  sendForm,
  start,
} from '../support/chat.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';

test.use({ chat: true });

async function openTab(page: Page, origins: Origins): Promise<Page> {
  await openChatPage(page, origins);
  await expect(offered(page)).toBeVisible();
  return page;
}
const anotherTab = async (context: BrowserContext, origins: Origins) =>
  openTab(await context.newPage(), origins);

test('two tabs whose forms are sent at once have one conversation, and each goes on with it alone', async ({
  page,
  context,
  origins,
  sandbox,
}) => {
  await openDesk(sandbox);
  const tabs = [await openTab(page, origins), await anotherTab(context, origins)] as const;
  const [first, second] = tabs;
  for (const tab of tabs) await fillForm(tab);
  // In the tab that is later, the chat may have taken the form's place already.
  const press = (tab: Page) =>
    start(tab)
      .dispatchEvent('click', undefined, { timeout: 2000 })
      .catch(() => {});
  await Promise.all(tabs.map(press));
  for (const tab of tabs) await expect(field(tab)).toBeVisible();
  expect(await conversations(sandbox)).toHaveLength(1);

  const agent = await agentOf(sandbox);
  await send(first, 'From the first');
  await expect(said(second)).toHaveText(['From the first']);
  await agent.does({ say: 'To both' });
  await send(second, 'From the second');
  for (const tab of tabs)
    await expect(said(tab)).toHaveText(['From the first', 'To both', 'From the second']);
  await first.close();
  await agent.does({ say: 'Still there?' });
  await send(second, 'Yes');
  await expect(log(second).getByText('Sent', { exact: true })).toBeVisible();
  expect((await agent.has()).map(({ text }) => text)).toEqual([
    'From the first',
    'To both',
    'From the second',
    'Still there?',
    'Yes',
  ]);
});

test.describe('of two tabs', { tag: '@soak' }, () => {
  test('the second whose form is sent while the first waits for its answer joins it', async ({
    page,
    context,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/stream/init-web-chat', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await openTab(page, origins);
    const asked = page.waitForRequest('**/stream/init-web-chat');
    await sendForm(page);
    await asked;
    const second = await anotherTab(context, origins);
    await sendForm(second);
    await expect(start(second)).toHaveText('Submitting');
    answer();
    for (const tab of [page, second]) await expect(field(tab)).toBeVisible();
    expect(await conversations(sandbox)).toHaveLength(1);
    const agent = await agentOf(sandbox);
    await agent.does({ say: 'Hello' });
    for (const tab of [page, second]) await expect(said(tab)).toHaveText(['Hello']);
  });

  test('the second begins with the chat of the first, and without it goes on', async ({
    page,
    context,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox);
    await openTab(page, origins);
    await sendForm(page);
    await send(page, 'My question');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    const second = await anotherTab(context, origins);
    await offered(second).click();
    await expect(said(second)).toHaveText(['My question']);
    await page.close();
    await second.reload();
    const agent = await agentOf(sandbox);
    await agent.does({ say: 'An answer' });
    await expect(said(second)).toHaveText(['My question', 'An answer']);
    expect(await conversations(sandbox)).toHaveLength(1);
  });

  test('what is read in one is read in the other, and what one ends is ended', async ({
    page,
    context,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox);
    await openTab(page, origins);
    await sendForm(page);
    const second = await anotherTab(context, origins);
    await offered(second).click();
    await expect(field(second)).toBeVisible();
    await page.keyboard.press('Escape');
    await second.keyboard.press('Escape');
    const agent = await agentOf(sandbox);
    await agent.does({ say: 'Hello' });
    const counted = (tab: Page) => tab.getByRole('button', { name: 'Chat with us, 1 new message' });
    for (const tab of [page, second]) await expect(counted(tab)).toBeVisible();
    await counted(second).click();
    await expect(said(second)).toHaveText(['Hello']);
    for (const tab of [page, second]) await expect(counted(tab)).toHaveCount(0);

    await offered(page).click();
    await field(page).fill('Not sent');
    await panel(second).getByRole('button', { name: 'End chat' }).click();
    for (const tab of [page, second])
      await expect(panel(tab).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: /^What you wrote/ })).toHaveValue('Not sent');
    await expect
      .poll(async () => (await conversations(sandbox)).map(({ state }) => state))
      .toEqual(['closed']);
  });

  test('a form that is open in the second goes away once the first has begun', async ({
    page,
    context,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox);
    await openTab(page, origins);
    const second = await anotherTab(context, origins);
    await fillForm(second);
    await sendForm(page);
    await expect(field(page)).toBeVisible();
    await expect(field(second)).toBeVisible();
  });
});
