import type { Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';

export const offered = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Oakline' });
export const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
export const log = (page: Page) => panel(page).getByRole('log', { name: 'Messages' });
/** What was said, in the order on the screen. */
export const said = (page: Page) => log(page).locator('[data-anchor]');

/** Opens the panel, and sends its form. */
export async function sendForm(page: Page): Promise<void> {
  await offered(page).first().click();
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Ana');
  await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
}

interface Talk {
  messages: { text: string; from: string; files: { name: string }[] }[];
  readUpTo: { customer: number };
}

/** The agent's end of the chat that is under way. */
export async function agentOf(sandbox: Sandbox) {
  const { conversations } = await sandbox.call<{ conversations: { id: string; mode: string }[] }>(
    'GET',
    '/chat',
  );
  const { id = '', mode } = conversations.at(-1) ?? {};
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
