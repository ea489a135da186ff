import { expect } from '@playwright/test';
import type { ChatFaultInput } from '#sandbox/chat/faults.ts';
import type { ChatSettings } from '#sandbox/chat/settings.ts';
import { agentOf, field, log, offered, panel, said, sendForm } from './chat.ts';
import { servePage } from './hostPage.ts';
import type { Sites } from './walk.ts';

/** The chat alone on a page of a lender's, as it is set. */
export async function openChat(
  { page, origins, sandbox }: Sites,
  set: Partial<ChatSettings> = {},
  { isOpen = true, isolation = 'shadow' } = {},
): Promise<void> {
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: isOpen });
  await sandbox.call('PUT', '/chat', { agent: 'console', ...set });
  await servePage(page, origins, {
    path: '/rates',
    content: `<main><h1>Rates</h1></main>
      <heloc-application org="OAKLINE" remote="chat" isolation="${isolation}"></heloc-application>`,
  });
  await page.goto(`${origins.lender}/rates`);
}

/** A chat with an agent, who is there. */
async function talk({ page, sandbox }: Sites) {
  await sendForm(page);
  await expect(field(page)).toBeVisible();
  const agent = await agentOf(sandbox);
  await agent.does({ join: 'Maria' });
  await expect(panel(page).getByText('Maria is here with you.')).toBeVisible();
  return agent;
}

const write = async ({ page }: Sites, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

const press = ({ page }: Sites, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();

const shows = ({ page }: Sites, text: string | RegExp) =>
  expect(panel(page).getByText(text).first()).toBeVisible({ timeout: 40_000 });

/** Sends what takes as many tries as it has. */
const REFUSED: ChatFaultInput = { on: 'send', kind: 'status', status: 500, times: 5 };
const MINUTE_MS = 60_000;

export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface ChatState {
  /** What holds for a new chat. */
  set?: Partial<ChatSettings>;
  /** The department is closed. */
  isClosed?: true;
  /** A call or the connection fails, which the console says. */
  isRefused?: true;
  reach(sites: Sites): Promise<unknown>;
}

async function ended(sites: Sites): Promise<void> {
  const agent = await talk(sites);
  await field(sites.page).fill('But I still');
  await agent.does({ close: true });
  await shows(sites, 'Thanks for chatting with us!');
}

/** Everything that the panel may show, and how it is come to. */
export const CHAT_STATES: Readonly<Record<string, ChatState>> = {
  'the form': {
    async reach(sites) {
      await offered(sites.page).click();
      await shows(sites, 'Start a chat');
    },
  },
  'the form, refused': {
    async reach(sites) {
      await offered(sites.page).click();
      await press(sites, 'Start chat');
      await shows(sites, 'There is a problem');
    },
  },
  'the form, which could not be sent': {
    isRefused: true,
    async reach(sites) {
      await sites.sandbox.fault({ path: '/service-omni-proxy/**', kind: 'status', status: 500, times: 9 });
      await sendForm(sites.page);
      await shows(sites, /^Something went wrong/);
    },
  },
  'in line': {
    set: { queue: 2 },
    async reach(sites) {
      await sendForm(sites.page);
      await shows(sites, 'You are number 2 in line. An agent will join you here.');
    },
  },
  'a talk': {
    async reach(sites) {
      const agent = await talk(sites);
      await write(sites, 'Is my rate fixed?');
      await expect(log(sites.page).getByText('Sent', { exact: true })).toBeVisible();
      await agent.does({ say: `It is, for each draw. See https://oakline.example/rates. ${'x'.repeat(80)}` });
      await expect(said(sites.page)).toHaveCount(2);
      await agent.does({ type: true });
      await shows(sites, 'Maria is typing');
    },
  },
  files: {
    async reach(sites) {
      const agent = await talk(sites);
      await agent.does({ file: { name: 'rates-of-november.png', type: 'image/png', base64: PNG } });
      await sites.page.getByRole('button', { name: 'Show image rates-of-november.png' }).click();
      await expect(log(sites.page).getByRole('img')).toBeVisible();
      await panel(sites.page)
        .getByLabel('Attach files')
        .setInputFiles([
          { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<b>') },
          { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') },
        ]);
      await shows(sites, /^page\.html cannot be sent/);
    },
  },
  'a number that should not be sent': {
    async reach(sites) {
      await talk(sites);
      await write(sites, 'My SSN is 417-83-6295');
      await shows(sites, /^This looks like/);
    },
  },
  'the session ends soon': {
    set: { tokenMs: 4 * MINUTE_MS },
    reach: talk,
  },
  'the connection is lost': {
    isRefused: true,
    async reach(sites) {
      await talk(sites);
      await sites.page.context().setOffline(true);
      await write(sites, 'Are you there?');
      await shows(sites, 'Connection lost. Attempting to reconnect.');
    },
  },
  'ending with what is not sent': {
    isRefused: true,
    async reach(sites) {
      await talk(sites);
      await sites.page.context().setOffline(true);
      await write(sites, 'Are you there?');
      await shows(sites, 'Will be sent when you are back online');
      await press(sites, 'End chat');
      await shows(sites, '1 message is not sent yet.');
    },
  },
  'a message that was not sent': {
    isRefused: true,
    async reach(sites) {
      const agent = await talk(sites);
      await agent.fails(REFUSED);
      await write(sites, 'My question');
      await shows(sites, 'Something went wrong. Please try resending the message.');
    },
  },
  'a history that cannot be read': {
    isRefused: true,
    async reach(sites) {
      const agent = await talk(sites);
      await agent.fails({ on: 'page', kind: 'status', status: 500, times: 4 });
      await sites.page.reload();
      await shows(sites, 'Something went wrong. Please try again later.');
    },
  },
  ended: { reach: ended },
  'the survey': {
    async reach(sites) {
      await ended(sites);
      await press(sites, 'Tell us how it went');
      await shows(sites, 'My question was answered');
    },
  },
  'the survey, sent': {
    async reach(sites) {
      await ended(sites);
      await press(sites, 'Tell us how it went');
      await panel(sites.page).getByRole('radio', { name: 'My question was answered', exact: true }).check();
      await press(sites, 'Submit');
      await shows(sites, 'Thanks for telling us how it went.');
    },
  },
  'the assistant': {
    isClosed: true,
    async reach(sites) {
      await offered(sites.page).click();
      await write(sites, 'What is my rate?');
      await shows(sites, /^Your rate depends on/);
    },
  },
  'the hours': {
    isClosed: true,
    async reach(sites) {
      await offered(sites.page).click();
      await press(sites, 'Talk to a person');
      await shows(sites, "We're closed");
    },
  },
};
