import { useEffect, useRef, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { newUuid } from '#src/platform/newUuid.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { ConversationEvent } from '../../conversation/model.ts';
import { Composer } from './Composer.tsx';
import { copy } from './copy.ts';
import { Messages, useSpoken } from './Messages.tsx';

/** A connection that is back before this is not worth a word. */
const LOST_AFTER_MS = 2000;

/** A conversation: what was said, what is wrong with it, and where one writes. */
export function Talk({ conversation }: { conversation: RunningConversation }) {
  const t = useCopy(copy);
  const { tell, can, outbox } = conversation;
  const state = useExternalValue(conversation.subscribe, conversation.get);
  useSpoken(state.messages, state.history.is === 'read', useAnnounce());
  const area = useRef<HTMLTextAreaElement>(null);
  function decide(event: ConversationEvent) {
    tell(event);
    // The buttons go with the decision.
    if (event.type === 'resend' || event.type === 'discard') area.current?.focus();
  }
  const isLost = useLasting(!state.isOnline, LOST_AFTER_MS);
  const failed = state.outbox.find((entry) => entry.state === 'failed');
  return (
    <Stack gap={2}>
      <Messages state={state} tell={decide} canRate={can.rateReplies} />
      {failed ? (
        <Alert tone="error">{t(failed.hasNotBegun ? 'startFailed' : 'sendFailed')}</Alert>
      ) : state.history.is === 'failed' && state.isOnline ? (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => tell({ type: 'opened' })}>
              {t('again')}
            </Button>
          }
        >
          {t('historyFailed')}
        </Alert>
      ) : isLost ? (
        <Alert tone="warning">{t('lost')}</Alert>
      ) : null}
      <Composer
        area={area}
        draft={outbox.readDraft()}
        onDraft={outbox.keepDraft}
        most={can.maxText}
        onSend={(text) => tell({ type: 'written', clientId: newUuid(), text })}
      />
    </Stack>
  );
}

/** Whether something has been so for a while. */
function useLasting(is: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), forMs);
    return () => clearTimeout(timer);
  }, [is, forMs]);
  return lasts;
}
