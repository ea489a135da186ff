import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import type { Services } from '../services.ts';
import { CHAT_DEFAULTS, type ChatSettings } from './settings.ts';

/** Changes what holds for new chats; the page is told of its part with the feature. */
export async function setChat(
  { chat, settings }: Pick<Services, 'chat' | 'settings'>,
  changes: Partial<ChatSettings>,
): Promise<ChatSettings> {
  const changed = await chat.settings.change(changes);
  const { mode, authenticates } = changed;
  await settings.changeFlags({ variables: { [FLAG_KEYS.webChat]: { mode, authenticates } } });
  return changed;
}

/** The same, with everything else as it is usually. */
export const resetChat = (
  services: Pick<Services, 'chat' | 'settings'>,
  changes: Partial<ChatSettings>,
): Promise<ChatSettings> => setChat(services, { ...CHAT_DEFAULTS, ...changes });
