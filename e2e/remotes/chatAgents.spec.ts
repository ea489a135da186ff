import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.use({ chat: true });

const offered = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Oakline' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });
const said = (page: Page) => log(page).locator('[data-anchor]');

interface Talks {
  conversations: { id: string }[];
}

/** Of the chat that is under way. */
async function agentOf(sandbox: Sandbox) {
  const { conversations } = await sandbox.call<Talks>('GET', '/chat');
  const id = conversations.at(-1)?.id ?? '';
  return {
    does: (act: object) => sandbox.call('POST', `/chat/${id}/agent`, act),
    fails: (fault: object) => sandbox.call('POST', `/chat/${id}/faults`, fault),
    has: async () =>
      (await sandbox.call<{ messages: { text: string; from: string }[] }>('GET', `/chat/${id}`)).messages,
  };
}

async function startChat(page: Page, origin: string, sandbox: Sandbox) {
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.call('PUT', '/chat', { agent: 'console', queue: 2 });
  await page.goto(`${origin}/account/heloc/register-v2?org=OAKLINE`);
  await offered(page).first().click();
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Ana');
  await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
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
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  await agent.does({ say: 'Are you still there?' });
  await page.reload();
  await expect(offered(page).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});
