import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import type { Services } from '../services.ts';
import { CHAT_DEFAULTS, type ChatSettings } from './settings.ts';

/** Changes what holds for new chats; the page is told of the mode by its flag. */
export async function setChat(
  { chat, settings }: Pick<Services, 'chat' | 'settings'>,
  changes: Partial<ChatSettings>,
): Promise<ChatSettings> {
  if (changes.mode)
    await settings.changeFlags({ variables: { [FLAG_KEYS.webChat]: { mode: changes.mode } } });
  return chat.settings.change(changes);
}

/** The same, with everything else as it is usually. */
export const resetChat = (
  services: Pick<Services, 'chat' | 'settings'>,
  changes: Partial<ChatSettings>,
): Promise<ChatSettings> => setChat(services, { ...CHAT_DEFAULTS, ...changes });
