import type { Page } from '@playwright/test';
import { CHATS } from '#scenarios/chats.ts';
import { agentOf, field, log, panel, said, send, start } from '../support/chat.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { heading } from '../support/registration.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.use({
  chat: true,
  tolerated: { ...FAILED_REQUESTS, 'connections are cut': /^WebSocket connection to/ },
});
test.setTimeout(300_000);

type Promised = (page: Page, sandbox: Sandbox) => Promise<unknown>;

const sees = (page: Page, text: string | RegExp, timeout = 60_000) =>
  expect(panel(page).getByText(text).first()).toBeVisible({ timeout });

async function begin(page: Page): Promise<void> {
  const who = panel(page).getByRole('textbox', { name: 'Name' });
  await who.fill('Ana Souza');
  await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await start(page).click();
}
async function talk(page: Page): Promise<void> {
  await begin(page);
  await expect(field(page)).toBeVisible();
}
const thanks = (page: Page) => sees(page, 'Thanks for chatting with us!');
const says =
  (...texts: (string | RegExp)[]): Promised =>
  async (page) => {
    await talk(page);
    await expect(said(page)).toContainText(texts, { timeout: 100_000 });
  };
const answers =
  (mode: string): Promised =>
  async (page, sandbox) => {
    await talk(page);
    await sees(page, /is here with you/);
    await send(page, 'What is my rate?');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    await expect(said(page).nth(1)).toBeVisible();
    expect((await agentOf(sandbox)).mode).toBe(mode);
  };
async function assistant(page: Page): Promise<void> {
  await send(page, 'What is my rate?');
  await sees(page, /^Your rate depends/);
}
const uploads: Promised = async (page) => {
  await talk(page);
  await panel(page)
    .getByLabel('Attach files')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
};

/** What each promises, by its link. */
const OPENS: Record<keyof typeof CHATS, Promised> = {
  'chat-agent': answers('nice'),
  'chat-console': async (page, sandbox) => {
    await talk(page);
    await (await agentOf(sandbox)).does({ join: 'Maria' });
    await sees(page, 'Maria is here with you.');
  },
  'chat-long-queue': async (page) => {
    await talk(page);
    await sees(page, 'You are number 12 in line');
    await sees(page, 'You are number 11 in line');
  },
  'chat-nobody-comes': async (page) => {
    await talk(page);
    await sees(page, 'You are number 30 in line');
  },
  'chat-closed': assistant,
  'chat-bot-then-agent': async (page) => {
    await assistant(page);
    await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
    // They come within a minute and a half, and the page asks once a minute.
    await expect(start(page)).toBeVisible({ timeout: 180_000 });
    await talk(page);
    await sees(page, 'An agent takes over from here');
  },
  'chat-500-messages': async (page) => {
    await talk(page);
    await expect(said(page).nth(19)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Earlier messages' }).click();
    await expect(said(page).nth(39)).toBeVisible();
  },
  'chat-closes-while-typing': async (page) => {
    await talk(page);
    await field(page).fill('But I');
    await thanks(page);
    await expect(panel(page).getByRole('textbox', { name: /^What you wrote/ })).toHaveValue('But I');
  },
  'chat-frozen': async (page) => {
    await talk(page);
    await thanks(page);
    await sees(page, /nothing more can be written/);
  },
  'chat-transfer': async (page) => {
    await talk(page);
    await sees(page, 'Jonas is here with you.');
    await sees(page, /^Hello, I am Jonas/);
  },
  'chat-expires': async (page) => {
    await talk(page);
    const lasts = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.includes('chat-session')) ?? '';
      const [, ends = ''] = /expiration\W+([^"\\]+)/.exec(sessionStorage.getItem(key) ?? '') ?? [];
      return Date.parse(ends) - Date.now();
    });
    expect(lasts / 60_000).toBeGreaterThan(5);
    expect(lasts / 60_000).toBeLessThanOrEqual(6);
  },
  'chat-flaky': says('Message 1 of 12', 'Message 2 of 12', 'Message 3 of 12'),
  'chat-asleep': says('Are you still there?', 'I am still here.', 'I wait a little.'),
  'chat-upload-refused': async (page, sandbox) => {
    await uploads(page, sandbox);
    await sees(page, 'Not sent');
  },
  'chat-upload-fails': async (page, sandbox) => {
    await uploads(page, sandbox);
    await expect
      .poll(async () => (await (await agentOf(sandbox)).has()).some(({ files }) => files.length > 0), {
        timeout: 60_000,
      })
      .toBe(true);
  },
  'chat-two-tabs': async (page) => {
    await talk(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second
      .getByRole('button', { name: /^Chat with us/ })
      .first()
      .click();
    for (const tab of [page, second])
      await expect(said(tab)).toContainText(['First', 'Second', 'Third'], { timeout: 60_000 });
  },
  'chat-hostile': async (page) => {
    await talk(page);
    await sees(page, /^W{5000}$/);
    await sees(page, /^<img src=x onerror/);
    await expect(log(page).locator('img, script, [href^="javascript"], [href^="data"]')).toHaveCount(0);
  },
  'chat-no-token': async (page) => {
    await begin(page);
    await sees(page, 'Something went wrong. Please try again later.');
  },
  'chat-no-channel': async (page) => {
    await begin(page);
    await sees(page, 'Something went wrong. Please try again later.');
  },
  'chat-no-contact': async (page) => {
    await begin(page);
    await sees(page, 'Something went wrong. Please try again later.');
  },
  'chat-signed-in': answers('nice'),
  'chat-mode-nice': answers('nice'),
  'chat-mode-twilio': answers('twilio'),
  'chat-mode-stream': answers('stream'),
};

for (const scenario of Object.keys(CHATS))
  test(`the link of ${scenario} opens what it promises`, { tag: '@soak' }, async ({
    page,
    origins,
    sandbox,
  }) => {
    const promised = OPENS[scenario];
    if (!promised) throw new Error(`What ${scenario} promises is not in the table`);
    await sandbox.call('PUT', '/clock', { rate: 1 });
    await page.goto(`${origins.lender}/?scenario=${scenario}`);
    await expect(heading(page, 'Demographic information')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Processing data' })).toHaveCount(0);
    await promised(page, sandbox);
  });
