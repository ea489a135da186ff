import type { Control } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

export const PANEL = /^Chat with /;

/** Chat is offered, staffed or not. */
export const whileOpen = (open: boolean) => async (control: Control) => {
  await control('PUT', '/flags', { 'fe-heloc-web-chat': true });
  await control('PUT', '/operating-hours', { department: 'OPS_CHAT', open });
};

export const openPanel = (at: PageDriver) => at.press('Chat with us');

/** Starts a chat, up to the wait for an agent. */
export async function startChat(at: PageDriver): Promise<void> {
  await openPanel(at);
  await at.fill('Name', 'Ana');
  await at.fill('Email', 'ana@example.com');
  await at.press('Start chat');
}
