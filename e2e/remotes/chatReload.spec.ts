import type { Page } from '@playwright/test';
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
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.use({ chat: true, tolerated: FAILED_REQUESTS });

interface At {
  page: Page;
  sandbox: Sandbox;
}
interface Moment {
  /** How many conversations with agents there are in the end. */
  begun: number;
  before(at: At): Promise<unknown>;
  after(at: At): Promise<unknown>;
}

async function talk({ page, sandbox }: At) {
  await sendForm(page);
  await expect(field(page)).toBeVisible();
  const agent = await agentOf(sandbox);
  await agent.does({ say: 'Hello' });
  await expect(said(page)).toHaveText(['Hello']);
  return agent;
}
async function ended(at: At): Promise<void> {
  const agent = await talk(at);
  await field(at.page).fill('Not sent');
  await agent.does({ close: true });
  await expect(panel(at.page).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
}
/** What was not sent in the chat that has ended is in the next one. */
async function nextChat({ page }: At): Promise<void> {
  await panel(page).getByRole('button', { name: 'Take it to a new chat' }).click();
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  await sendForm(page);
  await expect(field(page)).toHaveValue('Not sent');
}
const texts = async (sandbox: Sandbox) => (await (await agentOf(sandbox)).has()).map(({ text }) => text);

const MOMENTS: Record<string, Moment> = {
  'while the form is filled in': {
    begun: 0,
    before: ({ page }) => fillForm(page),
    async after({ page }) {
      await offered(page).click();
      await expect(start(page)).toBeEnabled();
    },
  },
  'while a chat is begun': {
    begun: 1,
    async before({ page, sandbox }) {
      await page.route('**/stream/init-web-chat', (route) => route.fetch().catch(() => {}), { times: 1 });
      await sendForm(page);
      await expect.poll(async () => (await conversations(sandbox)).length).toBe(1);
    },
    async after({ page }) {
      await sendForm(page);
      await expect(field(page)).toBeVisible();
    },
  },
  'between the two answers that a chat begins with': {
    begun: 1,
    async before({ page, sandbox }) {
      await sandbox.call('PUT', '/chat', { lacking: ['contact'] });
      const asked = page.waitForRequest('**/web-chat-info');
      await page.route('**/web-chat-info', () => {}, { times: 1 });
      await sendForm(page);
      await asked;
      await sandbox.call('PUT', '/chat', { lacking: [] });
    },
    async after({ page, sandbox }) {
      await send(page, 'I wait');
      await expect.poll(() => texts(sandbox)).toEqual(['I wait']);
    },
  },
  'in the queue': {
    begun: 1,
    async before({ page }) {
      await sendForm(page);
      await expect(field(page)).toBeVisible();
    },
    async after({ page, sandbox }) {
      await expect(panel(page).getByText('You are number 2 in line')).toBeVisible();
      await send(page, 'I wait');
      await expect.poll(() => texts(sandbox)).toEqual(['I wait']);
    },
  },
  'while something is written': {
    begun: 1,
    async before(at) {
      await talk(at);
      await field(at.page).fill('Is my rate');
    },
    async after({ page, sandbox }) {
      await expect(said(page)).toHaveText(['Hello']);
      await expect(field(page)).toHaveValue('Is my rate');
      await field(page).press('Enter');
      await expect.poll(() => texts(sandbox)).toEqual(['Hello', 'Is my rate']);
    },
  },
  'when a message was not sent': {
    begun: 1,
    async before(at) {
      const agent = await talk(at);
      await agent.fails({ on: 'send', kind: 'status', status: 500, times: 5 });
      await send(at.page, 'My question');
      await expect(panel(at.page).getByRole('button', { name: 'Resend: My question' })).toBeVisible({
        timeout: 40_000,
      });
    },
    async after({ page, sandbox }) {
      await panel(page).getByRole('button', { name: 'Resend: My question' }).click();
      await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
      expect(await texts(sandbox)).toEqual(['Hello', 'My question']);
    },
  },
  'when the answer to a message is on its way': {
    begun: 1,
    async before(at) {
      const agent = await talk(at);
      await agent.fails({ on: 'send', kind: 'drop-answer' });
      await send(at.page, 'My question');
      await expect.poll(() => texts(at.sandbox)).toEqual(['Hello', 'My question']);
    },
    async after({ page, sandbox }) {
      await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
      await expect(said(page)).toHaveText(['Hello', 'My question']);
      expect(await texts(sandbox)).toEqual(['Hello', 'My question']);
    },
  },
  'while a file is sent': {
    begun: 1,
    async before(at) {
      const agent = await talk(at);
      await agent.fails({ on: 'upload', kind: 'delay', delayMs: 600_000 });
      await panel(at.page)
        .getByLabel('Attach files')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
      await field(at.page).fill('Here it is');
      await field(at.page).press('Enter');
      await expect.poll(() => texts(at.sandbox)).toEqual(['Hello', 'Here it is']);
    },
    async after({ page, sandbox }) {
      // Its bytes are gone with the page: it is named, and chosen again.
      await expect(log(page).getByText('notes.txt')).toBeVisible();
      await panel(page)
        .getByRole('button', { name: /^Remove.*notes\.txt/ })
        .click();
      await expect(log(page).getByText('notes.txt')).toHaveCount(0);
      expect(await texts(sandbox)).toEqual(['Hello', 'Here it is']);
    },
  },
  'with the assistant': {
    begun: 0,
    async before({ page, sandbox }) {
      await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: false });
      await offered(page).click();
      await send(page, 'What is my rate?');
      await expect(log(page).getByText(/^Your rate depends/)).toBeVisible();
      await field(page).fill('And');
    },
    async after({ page }) {
      await expect(log(page).getByText(/^Your rate depends/)).toBeVisible();
      await expect(field(page)).toHaveValue('And');
    },
  },
  'when it has ended': { begun: 2, before: ended, after: nextChat },
  'while the questions about it are answered': {
    begun: 2,
    async before(at) {
      await ended(at);
      await panel(at.page).getByRole('button', { name: 'Tell us how it went' }).click();
      await panel(at.page).getByRole('radio', { name: 'My question was answered', exact: true }).check();
    },
    after: nextChat,
  },
};

for (const [moment, { begun, before, after }] of Object.entries(MOMENTS)) {
  test(`a reload ${moment} loses nothing, and begins no second chat`, { tag: '@soak' }, async ({
    page,
    origins,
    sandbox,
  }) => {
    await openDesk(sandbox, { queue: 2 });
    await openChatPage(page, origins);
    await before({ page, sandbox });
    await page.reload();
    await after({ page, sandbox });
    expect(await conversations(sandbox)).toHaveLength(begun);
  });
}
