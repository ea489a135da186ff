import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { useFlagVariables } from '#src/platform/useFlag.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import { looksSensitive } from '../../conversation/sensitive.ts';
import type { WireMessage } from '../../transports/port.ts';
import { useConversation } from '../ChatContext.ts';
import { useAuthor } from '../talk/useAuthor.ts';
import { copy } from './copy.ts';

interface HandOverProps {
  conversation: RunningConversation;
  /** What the assistant was asked, and answered. */
  before: readonly WireMessage[];
  /** The button goes with the press. */
  onDone(): void;
}

/**
 * The server is told which conversation went before. Where it says that agents are not given it, the person may send it, once
 * (docs/rules.md#the-assistant).
 */
export function HandOver({ conversation, before, onDone }: HandOverProps) {
  const t = useCopy(copy);
  const nameOf = useAuthor();
  const isGiven = useFlagVariables('webChat')?.handsOver !== false;
  const { state } = useConversation();
  const { messages, outbox, history, over } = useExternalValue(conversation.subscribe, conversation.get);
  const [isDone, setDone] = useState(false);
  // The same message whenever it is pressed, in whatever tab: it has the id of what it tells of.
  const clientId = state.kind === 'running' ? state.session.assistantSid : undefined;
  const isSent = [...messages, ...outbox].some((one) => one.clientId === clientId);
  const isKnown = history.is === 'read' && history.before === null;
  if (isGiven || isDone || isSent || !isKnown || !clientId || over || before.length === 0) return null;
  const send = () => {
    setDone(true);
    conversation.tell({ type: 'written', clientId, text: told() });
    onDone();
  };
  /** The newest of it, as much as a message holds. A number that should not be sent is not sent along. */
  function told(): string {
    const lines = [t('told')];
    let room = conversation.can.maxText - t('told').length;
    for (const { from, text } of [...before].reverse()) {
      const line = t('toldLine', { author: nameOf(from), text });
      room -= line.length + 1;
      if (room < 0) break;
      if (!looksSensitive(text)) lines.splice(1, 0, line);
    }
    return lines.join('\n');
  }
  return (
    <Alert
      tone="info"
      action={
        <Button variant="secondary" size="small" onClick={send}>
          {t('tell')}
        </Button>
      }
    >
      {t('untold')}
    </Alert>
  );
}
