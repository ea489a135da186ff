import type { Page } from '@playwright/test';
import {
  agentOf,
  conversations,
  field,
  log,
  offered,
  openChatPage,
  openDesk,
  openTalk,
  panel,
  said,
  send,
  sendForm,
} from '../support/chat.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

/** What was written in a chat that is over, and not sent, is sent into no other one but by the person. */

test.use({ chat: true, tolerated: FAILED_REQUESTS, viewport: { width: 375, height: 720 } });

const SESSION_MS = 6 * 60 * 60_000;
const WRITTEN = 'My cellar was flooded in May';
const DRAFT = 'And the roof';

const unsent = (page: Page) => panel(page).getByRole('textbox', { name: 'What you wrote and did not send' });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
/** What any agent has been sent. */
async function sent(sandbox: Sandbox): Promise<string[]> {
  const talks = (await conversations(sandbox)).map(({ id }) =>
    sandbox.call<{ messages: { text: string; from: string }[] }>('GET', `/chat/${id}`),
  );
  const messages = (await Promise.all(talks)).flatMap((talk) => talk.messages);
  return messages.filter(({ from }) => from === 'customer').map(({ text }) => text);
}
const expire = (page: Page) => page.clock.setSystemTime(Date.now() + SESSION_MS + 60_000);

async function writeOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await send(page, WRITTEN);
  await expect(log(page).getByText('Will be sent when you are back online')).toBeVisible();
  await field(page).fill(DRAFT);
}
/** Out of the page without a network, and into it again with one. */
async function comeBack(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const address = page.url();
  await page.goto('about:blank');
  await meanwhile();
  await page.context().setOffline(false);
  await page.goto(address);
}

/** How a chat ends in which something was written without a network; then the page is as new. */
const ENDS: Record<string, (at: { page: Page; sandbox: Sandbox }) => Promise<unknown>> = {
  'is found to be over by a page that is loaded': ({ page }) => comeBack(page, () => expire(page)),
  'is over while it is looked at': async ({ page, sandbox }) => {
    const agent = await agentOf(sandbox);
    await agent.does({ close: true });
    await page.context().setOffline(false);
    await expect(unsent(page)).toBeVisible();
    await page.reload();
  },
  'was frozen while the page was away': async ({ page, sandbox }) => {
    const agent = await agentOf(sandbox);
    await comeBack(page, () => agent.does({ freeze: true }));
  },
};

for (const [index, [how, end]] of Object.entries(ENDS).entries()) {
  test(`of a chat that ${how} it goes into the next one by a press`, {
    tag: index === 0 ? [] : '@soak',
  }, async ({ page, origins, sandbox }) => {
    await openTalk(page, origins, sandbox);
    await writeOffline(page);
    await end({ page, sandbox });
    // As it was left: open.
    await expect(unsent(page)).toHaveValue(`${WRITTEN}\n\n${DRAFT}`);
    await press(page, 'Take it to a new chat');
    await expect(panel(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
    // Nothing of it is lost on the way.
    await page.reload();
    await expect(unsent(page)).toHaveValue(`${WRITTEN}\n\n${DRAFT}`);
    await press(page, 'Take it to a new chat');
    await press(page, 'Close chat');
    await sendForm(page);
    await expect(field(page)).toHaveValue(`${WRITTEN}\n\n${DRAFT}`);
    await expect(log(page)).toHaveCount(0);
    expect(await sent(sandbox)).toEqual([]);
    await field(page).press('Enter');
    await expect.poll(() => sent(sandbox)).toEqual([`${WRITTEN}\n\n${DRAFT}`]);
  });
}

test('it goes with another chat that is begun without it', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  await openTalk(page, origins, sandbox);
  await writeOffline(page);
  await comeBack(page, () => expire(page));
  await expect(unsent(page)).toBeVisible();
  await press(page, 'Start a new chat');
  await page.reload();
  await sendForm(page);
  await expect(field(page)).toHaveValue('');
  await expect(log(page)).toHaveCount(0);
  expect(await sent(sandbox)).toEqual([]);
});

test('it stands as not sent in the chat that another tab has begun', async ({
  page,
  context,
  origins,
  sandbox,
}) => {
  await openTalk(page, origins, sandbox);
  await writeOffline(page);
  await page.goto('about:blank');
  await expire(page);
  await context.setOffline(false);
  const other = await context.newPage();
  await openChatPage(other, origins);
  await sendForm(other);
  await expect(field(other)).toBeVisible();
  await openChatPage(page, origins);
  await expect(field(page)).toHaveValue(DRAFT);
  await expect(said(page)).toHaveText([]);
  await expect(log(page).getByText('Not sent')).toBeVisible();
  await expect(panel(page).getByText(/^Something went wrong/)).toHaveCount(0);
  expect(await sent(sandbox)).toEqual([]);
  await press(page, `Resend: ${WRITTEN}`);
  await expect.poll(() => sent(sandbox)).toEqual([WRITTEN]);
  await expect(said(other)).toHaveText([WRITTEN]);
});

test('what the assistant was not asked is not asked of an agent by itself', { tag: '@soak' }, async ({
  page,
  origins,
  sandbox,
}) => {
  await openDesk(sandbox);
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
  await openChatPage(page, origins);
  await offered(page).click();
  await send(page, 'What is my rate?');
  await expect(log(page).getByText(/^Your rate depends/)).toBeVisible();
  await sandbox.call('POST', '/faults', {
    method: 'POST',
    path: '**/chatWithAutobot',
    kind: 'status',
    status: 500,
  });
  await send(page, WRITTEN);
  await expect(log(page).getByText('Not sent')).toBeVisible({ timeout: 20_000 });
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await press(page, 'Talk to a person');
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Ana');
  await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await press(page, 'Start chat');
  await expect(panel(page).getByText('You are in line')).toBeVisible();
  await expect(log(page).getByText('Not sent')).toBeVisible();
  expect(await sent(sandbox)).toEqual([]);
  await press(page, `Remove: ${WRITTEN}`);
  await expect(log(page).getByText(WRITTEN)).toHaveCount(0);
});
