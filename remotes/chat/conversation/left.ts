import type { Runtime } from '#src/platform/runtime.ts';

export const outboxKey = (org: string) => `chat-outbox:${org}`;

/** Whose outbox it is where a program answers; with agents it is the conversation's. */
export const ASSISTANT = 'chatbot';

/** Whether there is something that was written to agents and not sent; asked where no chat with them is under way. */
export function hasLeft({ personal, org }: Runtime): boolean {
  try {
    return JSON.parse(personal.session.get(outboxKey(org())) ?? '').of !== ASSISTANT;
  } catch {
    return false;
  }
}
