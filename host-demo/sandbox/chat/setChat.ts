import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import type { Services } from '../services.ts';
import { CHAT_DEFAULTS, type ChatSettings } from './settings.ts';

/**
 * Changes what holds for new chats; the page is told of its part with the feature. A feature that is left to the organisation
 * is in no answer, and what it carries with it: so it is decided, unless it was.
 */
export async function setChat(
  { chat, settings }: Pick<Services, 'chat' | 'settings'>,
  changes: Partial<ChatSettings>,
): Promise<ChatSettings> {
  const { webChat } = FLAG_KEYS;
  const changed = await chat.settings.change(changes);
  const { mode, authenticates, handsOver } = changed;
  const isTold = ['mode', 'authenticates', 'handsOver'].some((name) => name in changes);
  const isDecided = webChat in settings.flagsFor('');
  await settings.changeFlags({
    ...(isTold && !isDecided && { flags: { [webChat]: true } }),
    variables: { [webChat]: { mode, authenticates, handsOver } },
  });
  return changed;
}

/** The same, with everything else as it is usually. */
export const resetChat = (
  services: Pick<Services, 'chat' | 'settings'>,
  changes: Partial<ChatSettings>,
): Promise<ChatSettings> => setChat(services, { ...CHAT_DEFAULTS, ...changes });
