import type { Runtime } from '#src/platform/runtime.ts';
import type { ChatSession } from './storedSession.ts';
import { createTabs, type Tabs } from './tabs.ts';

/** The conversation with agents that another tab has under way. */
export const runningElsewhere = async (tabs: Pick<Tabs, 'ask'>): Promise<ChatSession | undefined> => {
  const found = await tabs.ask();
  return found?.mode === 'chatbot' ? undefined : found;
};

/** The same for a new tab, before it shows its form. */
export async function findChat(runtime: Runtime, signal: AbortSignal): Promise<ChatSession | undefined> {
  const tabs = createTabs(runtime);
  signal.addEventListener('abort', tabs.close, { once: true });
  try {
    return await runningElsewhere(tabs);
  } finally {
    tabs.close();
  }
}
