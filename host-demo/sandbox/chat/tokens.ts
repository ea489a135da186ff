import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';

/** A client of a vendor reads `user_id` in it; the rest is the server's. */
interface Claims {
  /** The conversation. */
  sub: string;
  user_id: string;
  jti: string;
  /** Of which issue: a cut ends those of an earlier one. */
  issue: number;
  /** Seconds since the epoch, with a fraction. */
  iat: number;
  exp: number;
}

export interface ChatToken {
  token: string;
  /** Milliseconds of the server's clock. */
  issuedAt: number;
  expiresAt: number;
}

export type ChatTokenCheck =
  | { kind: 'ok'; conversationId: string; userId: string; expiresAt: number }
  | { kind: 'expired'; conversationId: string; expiresAt: number }
  | { kind: 'bad' };

/** Who the person of a conversation is to a vendor's client. */
export const customerIdOf = (conversationId: string) => `customer-${conversationId}`;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEAD = encode({ alg: 'HS256', typ: 'JWT' });
/** How often a socket looks whether its token is over: the sandbox's clock may be set meanwhile. */
const LOOK_MS = 250;
const EXPIRING_MS = 3 * 60_000;

/** Tokens of conversations: signed, and over by the sandbox's clock or by a control call. */
export function createChatTokens(secret: string, clock: SandboxClock, newId: () => string) {
  const sign = (text: string) => createHmac('sha256', `chat:${secret}`).update(text).digest('base64url');
  /** By conversation, when those of the issues before are over. */
  const cuts = new Map<string, { before: number; at: number }>();
  const refused = new Set<string>();
  const watches = new Set<() => void>();

  function check(token: string | undefined): ChatTokenCheck {
    const [head, payload, signature] = (token ?? '').split('.');
    if (!head || !payload || !signature) return { kind: 'bad' };
    const expected = Buffer.from(sign(`${head}.${payload}`));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { kind: 'bad' };
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    const cut = cuts.get(claims.sub);
    const ends = Math.round(claims.exp * 1000);
    const expiresAt = cut && claims.issue < cut.before ? Math.min(ends, cut.at) : ends;
    if (expiresAt <= clock.now()) return { kind: 'expired', conversationId: claims.sub, expiresAt };
    return { kind: 'ok', conversationId: claims.sub, userId: claims.user_id, expiresAt };
  }

  return {
    issue(conversationId: string, lifetimeMs: number): ChatToken {
      const issuedAt = clock.now();
      const expiresAt = issuedAt + lifetimeMs;
      const claims: Claims = {
        sub: conversationId,
        user_id: customerIdOf(conversationId),
        jti: newId(),
        issue: cuts.get(conversationId)?.before ?? 0,
        iat: issuedAt / 1000,
        exp: expiresAt / 1000,
      };
      const body = `${HEAD}.${encode(claims)}`;
      return { token: `${body}.${sign(body)}`, issuedAt, expiresAt };
    },
    check,

    /** Those that are out are over in so many milliseconds. */
    expireIn(conversationId: string, ms: number): void {
      const before = (cuts.get(conversationId)?.before ?? 0) + 1;
      cuts.set(conversationId, { before, at: clock.now() + ms });
    },
    /** Whether a new one is refused for an old one. */
    refuse(conversationId: string, isRefused: boolean): void {
      if (isRefused) refused.add(conversationId);
      else refused.delete(conversationId);
    },
    isRefused: (conversationId: string) => refused.has(conversationId),

    /** Tells that the token is over soon, and that it is over. @returns how to stop */
    watch(token: string, onChange: (state: 'expiring' | 'expired') => void): () => void {
      let isTold = false;
      const timer = setInterval(() => {
        const found = check(token);
        if (found.kind !== 'ok') {
          stop();
          onChange('expired');
        } else if (!isTold && found.expiresAt - clock.now() <= EXPIRING_MS) {
          isTold = true;
          onChange('expiring');
        }
      }, LOOK_MS);
      timer.unref?.();
      const stop = () => {
        clearInterval(timer);
        watches.delete(stop);
      };
      watches.add(stop);
      return stop;
    },
    clear() {
      cuts.clear();
      refused.clear();
    },
    close() {
      for (const stop of [...watches]) stop();
    },
  };
}
export type ChatTokens = ReturnType<typeof createChatTokens>;
