import { type InferType, object, string } from 'yup';
import { chatSessionSchema } from '#src/api/contract/chat.ts';
import { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { Runtime } from '#src/platform/runtime.ts';

const storedSchema = chatSessionSchema.concat(
  object({
    /** Who answers. */
    mode: string().oneOf(CHAT_MODES).default('nice').defined(),
    /** Of a conversation with the assistant: who asks, by an id that is nobody's. */
    visitorId: string(),
    /** The conversation with the assistant that went before. */
    assistantSid: string(),
  }),
);

export type ChatSession = InferType<typeof storedSchema>;
export type ChatMode = ChatSession['mode'];

const keyOf = (org: string) => `chat-session:${org}`;

/** How long a session still lasts; 0 when its end is past or no date at all. */
export function remainingMs(session: ChatSession, now: Date): number {
  return Math.max(0, Date.parse(session.expiration) - now.getTime()) || 0;
}

/** How long a session lasts (docs/rules.md#chat-sessions). */
const LIFETIME_MS = 6 * 60 * 60_000;

/** A session that has only just begun cannot be over: then this device's clock is wrong, and a whole session is assumed. */
export function newSession(session: ChatSession, now: Date): ChatSession {
  if (remainingMs(session, now) > 0) return session;
  return { ...session, expiration: new Date(now.getTime() + LIFETIME_MS).toISOString() };
}

/** The session of this tab, which is reused until it has ended; one with the assistant is begun again by the next question. */
export function storedSession({ personal, org, now }: Runtime, mode?: ChatMode): ChatSession | undefined {
  try {
    const session = storedSchema.validateSync(JSON.parse(personal.session.get(keyOf(org())) ?? ''), {
      strict: true,
    });
    if (mode && session.mode !== mode) return undefined;
    return session.mode === 'chatbot' || remainingMs(session, now()) > 0 ? session : undefined;
  } catch {
    return undefined;
  }
}

export function keepSession({ personal, org }: Runtime, session: ChatSession | undefined): void {
  if (session) personal.session.set(keyOf(org()), toJson(session));
  else personal.session.remove(keyOf(org()));
}
