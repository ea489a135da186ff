import { useCopy } from '#src/brand/copy.tsx';
import type { WireMessage } from '../../transports/port.ts';
import { copy } from './copy.ts';
import { visibleText } from './visibleText.ts';

const WORDS = { me: 'you', agent: 'agent', bot: 'assistant', system: 'system' } as const;

/**
 * Who wrote a message, never ambiguous: an agent by name, and where it is only heard, or is one of our words for others, as
 * the agent of that name.
 */
export function useAuthor(): (from: WireMessage['from'], author?: string, isHeard?: boolean) => string {
  const t = useCopy(copy);
  return (from, author = '', isHeard = false) => {
    const name = visibleText(author).trim();
    if (from !== 'agent' || !name) return t(WORDS[from]);
    const isOurs = Object.values(WORDS).some((word) => t(word).toLowerCase() === name.toLowerCase());
    return isHeard || isOurs ? t('agentNamed', { author: name }) : name;
  };
}
