import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useOffersChat } from '#src/platform/useChat.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { copy } from './copy.ts';

/** For pages on which chat is available (`useChat`). */
export function ChatButton() {
  const t = useCopy(copy);
  const { emit, org } = useRuntime();
  const button = useOffersChat();
  return (
    <LinkButton ref={button} onClick={() => emit({ type: 'chat-requested', org: org() })}>
      {t('chat')}
    </LinkButton>
  );
}
