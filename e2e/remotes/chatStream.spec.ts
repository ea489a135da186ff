import type { Page } from '@playwright/test';
import { guide, headersOf, noteRefused } from '../support/embeddingGuide.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Sandbox } from '../support/sandbox.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Oakline' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });
const said = (page: Page) => log(page).locator('[data-anchor]');

const content =
  '<heloc-application org="OAKLINE"></heloc-application><heloc-application remote="chat" org="OAKLINE"></heloc-application>';

async function conversation(sandbox: Sandbox) {
  const { conversations } = await sandbox.call<{ conversations: { id: string; mode: string }[] }>(
    'GET',
    '/chat',
  );
  const { id = '', mode } = conversations.at(-1) ?? {};
  const at = `/chat/${id}`;
  return {
    mode,
    does: (act: object) => sandbox.call('POST', `${at}/agent`, act),
    token: (what: object) => sandbox.call('POST', `${at}/token`, what),
    has: async () => (await sandbox.call<{ messages: { text: string; from: string }[] }>('GET', at)).messages,
  };
}

/** Scripts that have the vendor's client in them. */
function clientScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('chat.stream-io-api.com')) found.push(response.url());
  });
  return found;
}

test('by the stream provider a chat is begun, answered and gone on with, on a page with the strictest policy', async ({
  page,
  origins,
  sandbox,
}) => {
  const refused = await noteRefused(page);
  const scripts = clientScripts(page);
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.call('PUT', '/chat', { mode: 'stream', agent: 'console' });
  await sandbox.call('PUT', '/flags', {
    flags: { 'fe-heloc-web-chat': true },
    variables: { 'fe-heloc-web-chat': { mode: 'stream' } },
  });
  const headers = headersOf('policy-strict.http', origins);
  await servePage(page, origins, { content, headers, head: guide('trusted-types.html', origins) });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  await page
    .getByRole('button', { name: /^Chat with us/ })
    .first()
    .click();
  expect(scripts).toEqual([]);
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Ana');
  await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
  await field(page).fill('Is my rate fixed?');
  await field(page).press('Enter');
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();

  const talk = await conversation(sandbox);
  expect(talk.mode).toBe('stream');
  await talk.does({ join: 'Maria' });
  await expect(panel(page).getByText('Maria is here with you.')).toBeVisible();
  await talk.does({ type: true });
  await expect(log(page).getByText('Maria is typing')).toBeVisible();
  await talk.does({ say: 'It is, for each draw.' });
  await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
  expect(scripts).toHaveLength(1);

  await page.reload();
  await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
  await talk.does({ say: 'Anything else?' });
  await expect(said(page).last()).toHaveText('Anything else?');
  await field(page).fill('No, thank you');
  await field(page).press('Enter');
  await expect
    .poll(async () => (await talk.has()).map(({ text }) => text))
    .toEqual(['Is my rate fixed?', 'It is, for each draw.', 'Anything else?', 'No, thank you']);
  const foreign = await page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !/^(?:heloc:|telemetry_)/.test(key),
    ),
    cookies: document.cookie,
  }));
  expect(foreign).toEqual({ keys: [], cookies: '' });
  await talk.does({ close: true });
  await expect(field(page)).toHaveCount(0);
  expect(refused()).toEqual([]);
});
