import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { Details } from '#src/ui/primitives/Details.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { useConversation } from '../ChatContext.ts';
import { copy } from './copy.ts';

/** What a chat is found by on the other side, once somebody looks; never what opens it: no token and no nonce. */
export function View() {
  const t = useCopy(copy);
  const { state, held } = useConversation();
  const [isOpen, setOpen] = useState(false);
  const link = useExternalValue(held.subscribe, () => held.get()?.get().link);
  if (state.kind !== 'running') return null;
  const { mode, conversationSid, omniProxyChannelId, contactId, assistantSid, stream, expiration } =
    state.session;
  const keys = {
    mode,
    conversation: conversationSid,
    channel: omniProxyChannelId,
    contact: contactId,
    assistant: assistantSid,
    user: mode === 'stream' ? stream?.userId : undefined,
    expires: expiration,
    link,
  } as const;
  const rows = (Object.keys(keys) as (keyof typeof keys)[]).flatMap((key) => {
    const value = keys[key];
    return value ? [{ term: t(key), value }] : [];
  });
  return (
    <Details summary={t('heading')} open={isOpen} onToggle={setOpen}>
      {isOpen ? <SummaryList rows={rows} /> : null}
    </Details>
  );
}
