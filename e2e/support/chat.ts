import { expect, type Page } from '@playwright/test';
import type { ChatList } from '#sandbox/control/chatRoutes.ts';
import { MAIN } from './application.ts';
import { type HostPage, servePage } from './hostPage.ts';
import type { Origins } from './origins.ts';
import type { Sandbox } from './sandbox.ts';

/** A page of a lender's that has the chat and little else: it is there sooner than an application. */
export const serveChat = (page: Page, origins: Origins, given: Partial<HostPage> = {}) =>
  servePage(page, origins, {
    path: '/rates',
    content: `<main><h1>Rates</h1><input aria-label="Search"></main><heloc-application org="${MAIN}" remote="chat"></heloc-application>`,
    ...given,
  });

/** Agents are there, and nobody answers but the test. */
export async function openDesk(sandbox: Sandbox, settings: object = {}): Promise<void> {
  await sandbox.call('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.call('PUT', '/chat', { agent: 'console', ...settings });
}

export const offered = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Oakline' });
export const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
export const log = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });
/** What was said, in the order on the screen. */
export const said = (page: Page) => log(page).locator('[data-anchor]');

export const name = (page: Page) => panel(page).getByRole('textbox', { name: 'Name' });
export const start = (page: Page) => panel(page).getByRole('button', { name: /^(Start chat|Submitting)/ });

/** Opens the panel, and fills in its form. */
export async function fillForm(page: Page): Promise<void> {
  await offered(page).first().click();
  await name(page).fill('Ana');
  await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
}
/** Opens the panel, and sends its form. */
export async function sendForm(page: Page): Promise<void> {
  await fillForm(page);
  await start(page).click();
}
export async function send(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

interface Talk {
  messages: { text: string; from: string; files: { name: string }[] }[];
  readUpTo: { customer: number };
}

export const conversations = async (sandbox: Sandbox) =>
  (await sandbox.call<ChatList>('GET', '/chat')).conversations;

/** The agent's end of the chat that is under way. */
export async function agentOf(sandbox: Sandbox) {
  const { id = '', mode } = (await conversations(sandbox)).at(-1) ?? {};
  const talk = () => sandbox.call<Talk>('GET', `/chat/${id}`);
  return {
    mode,
    does: (act: object) => sandbox.call('POST', `/chat/${id}/agent`, act),
    fails: (fault: object) => sandbox.call('POST', `/chat/${id}/faults`, fault),
    has: async () => (await talk()).messages,
    /** How many messages the person is known to have read. */
    seen: async () => (await talk()).readUpTo.customer,
  };
}

/** A page with the chat alone. */
export async function openChatPage(page: Page, origins: Origins): Promise<void> {
  await serveChat(page, origins);
  await page.goto(`${origins.lender}/rates`);
}

/** A talk with an agent, for whom the test speaks. */
export async function openTalk(page: Page, origins: Origins, sandbox: Sandbox) {
  await openDesk(sandbox);
  await openChatPage(page, origins);
  await sendForm(page);
  await expect(field(page)).toBeVisible();
  return agentOf(sandbox);
}
