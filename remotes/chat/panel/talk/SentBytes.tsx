import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { BareProgressBar } from '#src/ui/primitives/ProgressBar.tsx';
import type { RunningConversation } from '../../conversation/createConversation.ts';

interface SentBytesProps {
  conversation: RunningConversation;
  clientId: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** How much of a file has gone out. */
export function View({ conversation, clientId, name, size }: SentBytesProps) {
  const sent = useExternalValue(conversation.subscribe, () => conversation.sentBytes(clientId));
  return <BareProgressBar name={name} max={size} value={sent} />;
}
