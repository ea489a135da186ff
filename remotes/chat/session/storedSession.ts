import { type InferType, object, string } from 'yup';
import { chatSessionSchema } from '#src/api/contract/chatSession.ts';
import { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';
import { toJson } from '#src/domain/text/json.ts';
import { personalKey } from '#src/platform/personal.ts';
import type { Runtime } from '#src/platform/runtime.ts';

const storedSchema = chatSessionSchema().concat(
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
/** A token is renewed so long before its end, or at a part of its time. */
const RENEWED_MS = 5 * 60_000;
const RENEWED_PART = 0.2;

/**
 * By this device's clock, which may be wrong: how long it lasts is the difference of the server's own times. One that has only
 * just begun cannot be over.
 */
export function newSession(session: ChatSession, now: Date): ChatSession {
  const lasts = Date.parse(session.expiration) - Date.parse(session.issuedAt ?? now.toISOString());
  return {
    ...session,
    issuedAt: now.toISOString(),
    expiration: new Date(now.getTime() + (lasts > 0 ? lasts : LIFETIME_MS)).toISOString(),
  };
}

/** In how many milliseconds its token is to be renewed. */
export function refreshDueMs(session: ChatSession, now: Date): number {
  const lifetime = Date.parse(session.expiration) - Date.parse(session.issuedAt ?? '') || LIFETIME_MS;
  return Math.max(0, remainingMs(session, now) - Math.min(RENEWED_MS, RENEWED_PART * lifetime));
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

/** Whether this tab has it after a reload: a browser may refuse, and what is in memory alone goes with the page. */
export function isKept({ org }: Pick<Runtime, 'org'>): boolean {
  try {
    return sessionStorage.getItem(personalKey(keyOf(org()))) !== null;
  } catch {
    return false;
  }
}

export function keepSession({ personal, org }: Runtime, session: ChatSession | undefined): void {
  if (session) personal.session.set(keyOf(org()), toJson(session));
  else personal.session.remove(keyOf(org()));
}
