import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { guide, headersOf, noteRefused } from '../support/embeddingGuide.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Sandbox } from '../support/sandbox.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Oakline' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });
const said = (page: Page) => log(page).locator('[data-anchor]');

/** What the page keeps that is not this product's. */
const foreign = (page: Page) =>
  page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => !/^(?:heloc:|telemetry_)/.test(key),
    ),
    cookies: document.cookie,
  }));

const content =
  '<heloc-application org="OAKLINE"></heloc-application><heloc-application remote="chat" org="OAKLINE"></heloc-application>';

/** The chat that is under way. */
async function agentOf(sandbox: Sandbox) {
  const { conversations } = await sandbox.call<{ conversations: { id: string; mode: string }[] }>(
    'GET',
    '/chat',
  );
  const { id = '', mode } = conversations.at(-1) ?? {};
  return {
    mode,
    does: (act: object) => sandbox.call('POST', `/chat/${id}/agent`, act),
    fails: (fault: object) => sandbox.call('POST', `/chat/${id}/faults`, fault),
    has: async () =>
      (await sandbox.call<{ messages: { text: string }[] }>('GET', `/chat/${id}`)).messages.map(
        ({ text }) => text,
      ),
  };
}

/** A session as CSP's start call answers it. */
async function startTwilio(page: Page, api: string): Promise<object> {
  const answer = await page.request.post(`${api}/service-csp/external/api/v1/twilio/initWebChat`, {
    headers: { 'x-org': 'OAKLINE', 'idempotency-key': crypto.randomUUID() },
    data: {
      org: 'OAKLINE',
      chatMode: 'twilio',
      identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { ...(await answer.json()), mode: 'twilio' };
}
/** The session that a tab finds when it is loaded. */
const goOnWith = (page: Page, session: object) =>
  page.evaluate(
    (value) => sessionStorage.setItem('heloc:personal:chat-session:OAKLINE', value),
    JSON.stringify({ owner: 'OAKLINE', value: JSON.stringify(session) }),
  );

/** Scripts that have the vendor's client in them. */
function clientScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('TWILSOCK V3.0')) found.push(response.url());
  });
  return found;
}

test('by the client of the twilio mode a chat is begun, answered and gone on with, on a page with the strictest policy', async ({
  page,
  origins,
  sandbox,
}) => {
  const refused = await noteRefused(page);
  const scripts = clientScripts(page);
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.call('PUT', '/chat', { mode: 'twilio', agent: 'console' });
  const headers = headersOf('policy-strict.http', origins);
  await servePage(page, origins, { content, headers, head: guide('trusted-types.html', origins) });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  expect(scripts).toEqual([]);
  await goOnWith(page, await startTwilio(page, origins.api));
  await page.reload();
  await page
    .getByRole('button', { name: /^Chat with us/ })
    .first()
    .click();
  await field(page).fill('Is my rate fixed?');
  await field(page).press('Enter');
  await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();

  const agent = await agentOf(sandbox);
  expect(agent.mode).toBe('twilio');
  await agent.does({ join: 'Maria' });
  await expect(panel(page).getByText('Maria is here with you.')).toBeVisible();
  await agent.does({ type: true });
  await expect(log(page).getByText('Maria is typing')).toBeVisible();
  await agent.does({ say: 'It is, for each draw.' });
  await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
  expect(scripts).toHaveLength(1);

  await page.reload();
  await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
  await agent.does({ say: 'Anything else?' });
  await expect(said(page).last()).toHaveText('Anything else?');
  await field(page).fill('No, thank you');
  await field(page).press('Enter');
  await expect
    .poll(agent.has)
    .toEqual(['Is my rate fixed?', 'It is, for each draw.', 'Anything else?', 'No, thank you']);
  // Its session storage is not empty, which is when the vendor's client would write into it.
  expect(await foreign(page)).toEqual({ keys: [], cookies: '' });
  await agent.does({ close: true });
  await expect(field(page)).toHaveCount(0);
  expect(refused()).toEqual([]);
});

test('the client of the twilio mode is one file of 70 kB, and is in no other', () => {
  const folder = 'dist/chat';
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${folder}/${name}`))
    .filter((bytes) => bytes.includes('TWILSOCK V3.0'));
  expect(files).toHaveLength(1);
  const [file = Buffer.alloc(0)] = files;
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(70_000);
  expect(file.toString()).not.toMatch(/localStorage|document\.cookie|innerHTML|new Function|loglevel|unload/);
});
