import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { fileNamed, onFiles } from '../support/buildFiles.ts';
import {
  agentOf,
  conversations,
  field,
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
import { guide, headersOf, noteRefused } from '../support/embeddingGuide.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';

/** By the mode: what its vendor's client has in it and nothing else has, and bytes of its file at most, gzipped. */
const VENDORS = {
  twilio: { mark: 'TWILSOCK V3.0', bytes: 70_000 },
  stream: { mark: 'chat.stream-io-api.com', bytes: 100_000 },
} as const;

/** A script is asked for so often before a failure is seen (src/mount/federation/retryChunks.ts). */
const TRIES = 3;

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

/** Scripts that have the vendor's client in them. */
function clientScripts(page: Page, mark: string): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes(mark)) found.push(response.url());
  });
  return found;
}

for (const [mode, { mark, bytes }] of Object.entries(VENDORS)) {
  test(`by the client of the ${mode} mode a chat is begun, answered and gone on with, on a page with the strictest policy`, async ({
    page,
    origins,
    sandbox,
  }) => {
    const refused = await noteRefused(page);
    const scripts = clientScripts(page, mark);
    await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
    await sandbox.call('PUT', '/chat', { mode, agent: 'console' });
    const headers = headersOf('policy-strict.http', origins);
    await servePage(page, origins, { content, headers, head: guide('trusted-types.html', origins) });
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await expect(offered(page).first()).toBeVisible();
    expect(scripts).toEqual([]);
    await sendForm(page);
    await field(page).fill('Is my rate fixed?');
    await field(page).press('Enter');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();

    const agent = await agentOf(sandbox);
    expect(agent.mode).toBe(mode);
    await agent.does({ join: 'Maria' });
    await expect(panel(page).getByText('Maria is here with you.')).toBeVisible();
    await agent.does({ type: true });
    await expect(log(page).getByText('Maria is typing')).toBeVisible();
    await agent.does({ say: 'It is, for each draw.' });
    await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
    expect(scripts).toHaveLength(1);

    // Its session storage is not empty now, which is when one of the clients would write into it.
    await page.reload();
    await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
    await agent.does({ say: 'Anything else?' });
    await expect(said(page).last()).toHaveText('Anything else?');
    await field(page).fill('No, thank you');
    await field(page).press('Enter');
    await expect
      .poll(async () => (await agent.has()).map(({ text }) => text))
      .toEqual(['Is my rate fixed?', 'It is, for each draw.', 'Anything else?', 'No, thank you']);
    expect(await foreign(page)).toEqual({ keys: [], cookies: '' });
    await agent.does({ close: true });
    await expect(field(page)).toHaveCount(0);
    expect(refused()).toEqual([]);
  });

  test.describe('whose script fails', () => {
    test.use({ tolerated: { ...FAILED_REQUESTS, 'what cannot be had is reported': /ChunkLoadError/ } });
    test(`until it is given up, the ${mode} mode begins with the next press, and loses nothing after a reload`, async ({
      page,
      origins,
      sandbox,
    }) => {
      const file = fileNamed('chat', `chat-${mode}`);
      let failures = TRIES;
      await onFiles(page, 'chat', (name) => {
        if (name !== file || failures === 0) return 'continue';
        failures -= 1;
        return 'abort';
      });
      await openDesk(sandbox, { mode });
      await openChatPage(page, origins);
      await sendForm(page);
      await expect(panel(page).getByText('Something went wrong. Please try later.')).toBeVisible();
      expect(await conversations(sandbox)).toEqual([]);
      await start(page).click();
      await expect(field(page)).toBeVisible();

      const agent = await agentOf(sandbox);
      await agent.fails({ on: 'send', kind: 'drop-request' });
      await send(page, 'Is my rate fixed?');
      await expect(log(page).getByText('Is my rate fixed?')).toBeVisible();
      failures = TRIES;
      await page.reload();
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      // Sent again by itself, or still looked for at the server.
      await expect(log(page).getByText('Is my rate fixed?')).toHaveCount(1);
    });
  });

  test(`the client of the ${mode} mode is one file of its own, within its bytes`, () => {
    const folder = 'dist/chat';
    const [file = Buffer.alloc(0), ...others] = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${folder}/${name}`))
      .filter((text) => text.includes(mark));
    expect(others).toEqual([]);
    expect(file.toString()).toContain(mark);
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(bytes);
  });
}

const OWN = {
  'agents over our own websocket': {
    open: true,
    question: 'Is my rate fixed?',
    answer: 'It is, for each draw.',
  },
  'the assistant': { open: false, question: 'What is my rate?', answer: /^Your rate depends/ },
} as const;

for (const [who, { open, question, answer }] of Object.entries(OWN))
  test(`a chat with ${who} is begun, answered and gone on with, on a page with the strictest policy`, {
    tag: '@soak',
  }, async ({ page, origins, sandbox }) => {
    const refused = await noteRefused(page);
    await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open });
    await sandbox.call('PUT', '/chat', { agent: 'console' });
    const headers = headersOf('policy-strict.http', origins);
    await servePage(page, origins, { content, headers, head: guide('trusted-types.html', origins) });
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    if (open) await sendForm(page);
    else await offered(page).first().click();
    await field(page).fill(question);
    await field(page).press('Enter');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    if (open) await (await agentOf(sandbox)).does({ say: answer as string });
    await expect(said(page)).toHaveText([question, answer]);
    await page.reload();
    await expect(said(page)).toHaveText([question, answer]);
    expect(await foreign(page)).toEqual({ keys: [], cookies: '' });
    expect(refused()).toEqual([]);
  });

test('what the twilio client would keep or listen to is left out of its file', () => {
  const texts = readdirSync('dist/chat')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`dist/chat/${name}`, 'utf8'));
  const file = texts.find((text) => text.includes(VENDORS.twilio.mark)) ?? '';
  expect(file).toContain(VENDORS.twilio.mark);
  expect(file).not.toMatch(/localStorage|document\.cookie|innerHTML|new Function|loglevel|unload/);
});
