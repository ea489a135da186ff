import { getWebChatInfo } from '#src/api/contract/chatStart.ts';
import type { ErrorCode } from '#src/platform/errorCodes.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { SessionProblem } from './sessionProblem.ts';
import { type ChatSession, keepSession } from './storedSession.ts';

export function missing(runtime: Runtime, code: ErrorCode): never {
  runtime.emit({ type: 'error', code, retryable: true, correlationId: newUuid() });
  throw new SessionProblem(code);
}

/**
 * A session that lacks nothing that talking needs: what its start has not answered is asked for, and kept with it.
 * @throws ApiError, SessionProblem
 */
export async function completeSession(
  runtime: Runtime,
  session: ChatSession,
  signal?: AbortSignal,
): Promise<ChatSession> {
  const { omniProxyChannelId } = session;
  if (!omniProxyChannelId) return missing(runtime, 'chat-channel-missing');
  if (session.contactId) return session;
  const { contactId } = await runtime.api.call(getWebChatInfo, {
    body: { omniProxyChannelId },
    ...(signal && { signal }),
  });
  if (!contactId) return missing(runtime, 'chat-contact-missing');
  const whole = { ...session, contactId };
  keepSession(runtime, whole);
  return whole;
}
