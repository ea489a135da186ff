import { useCopy } from '#src/brand/copy.tsx';
import type { WireMessage } from '../../transports/port.ts';
import { copy } from './copy.ts';

const WORDS = { me: 'you', agent: 'agent', bot: 'assistant', system: 'system' } as const;

/** Who wrote a message, never ambiguous: an agent by name, and where it is only heard as the agent of that name. */
export function useAuthor(): (from: WireMessage['from'], author?: string, isHeard?: boolean) => string {
  const t = useCopy(copy);
  return (from, author, isHeard = false) => {
    if (from !== 'agent' || !author) return t(WORDS[from]);
    return isHeard ? t('agentNamed', { author }) : author;
  };
}
