import type { InferType } from 'yup';
import { chatSessionSchema } from '#src/api/contract/chat.ts';
import { toJson } from '#src/domain/text/json.ts';
import type { Runtime } from '#src/platform/runtime.ts';

export type ChatSession = InferType<typeof chatSessionSchema>;

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

/** The session of this tab, which is reused until it has ended. */
export function storedSession({ personal, org, now }: Runtime): ChatSession | undefined {
  try {
    const session = chatSessionSchema.validateSync(JSON.parse(personal.session.get(keyOf(org())) ?? ''), {
      strict: true,
    });
    return remainingMs(session, now()) > 0 ? session : undefined;
  } catch {
    return undefined;
  }
}

export function keepSession({ personal, org }: Runtime, session: ChatSession | undefined): void {
  if (session) personal.session.set(keyOf(org()), toJson(session));
  else personal.session.remove(keyOf(org()));
}
