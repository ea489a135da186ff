import type { ChatSession } from './storedSession.ts';

type Named = Pick<ChatSession, 'conversationSid'>;

/** By conversation: until it is opened, who has begun it answers other tabs. */
const begun = new Map<string, () => void>();

export const keepStart = ({ conversationSid }: Named, leave: () => void): void =>
  void begun.set(conversationSid, leave);

/** The conversation answers by itself. */
export function leaveStart({ conversationSid }: Named): void {
  begun.get(conversationSid)?.();
  begun.delete(conversationSid);
}
